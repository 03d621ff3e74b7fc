import { recall, remember } from "./storage";

export interface Settings {
  language: string | null;
  name: string;
  sounds: boolean;
  motion: boolean;
  fourColours: boolean;
  compactCards: boolean;
  localLetters: boolean;
}

const defaults: Settings = {
  language: null,
  name: "",
  sounds: true,
  motion: true,
  fourColours: false,
  compactCards: false,
  localLetters: true,
};

/** What a viewer has chosen for this browser; remembered between visits. */
export const settings: Settings = $state({ ...defaults, ...recall<Partial<Settings>>("settings", {}) });

const calm = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
let reduced = $state(calm?.matches ?? false);
calm?.addEventListener("change", (event) => (reduced = event.matches));

/** Whether things may move: the viewer's switch, unless the system asks for stillness. */
export function moving(): boolean {
  return settings.motion && !reduced;
}

/** Keeps the settings and the page's motion class in step; called once by the application. */
export function keepSettings(): void {
  $effect(() => remember("settings", $state.snapshot(settings)));
  $effect(() => {
    document.documentElement.classList.toggle("motion", moving());
  });
}
