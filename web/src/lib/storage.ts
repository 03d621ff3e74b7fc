/** Local storage that never throws: private windows and full disks simply forget. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`septet.${key}`, JSON.stringify(value));
  } catch {
    // Nothing depends on remembered settings; the page works the same without them.
    return;
  }
}

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`septet.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}
