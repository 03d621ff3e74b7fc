/** Two short quiet notes, made on the spot; no sound files. */
let context: AudioContext | null = null;

/** Browsers let a page sound only after a gesture; call this from one. */
export function unlockSound(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    // A browser without audio stays silent; everything audible is also visible.
    context = null;
  }
}

function note(at: number, frequency: number, length: number, volume: number): void {
  if (!context) return;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** "Your turn": two rising notes. */
export function soundTurn(): void {
  if (context?.state !== "running") return;
  note(context.currentTime, 587, 0.16, 0.07);
  note(context.currentTime + 0.11, 784, 0.24, 0.07);
}

/** Chips on the table: one low click. */
export function soundChips(): void {
  if (context?.state !== "running") return;
  note(context.currentTime, 220, 0.06, 0.03);
}
