/** Whether a key press belongs to a field, a dialog or the browser and not to the table. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("dialog")) return true;
  return target.matches("textarea, select, input:not([type=range])");
}
