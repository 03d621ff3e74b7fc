/** The title and the icon of the tab, which call a player who looks elsewhere. */
export function markTab(title: string, turn: boolean): void {
  document.title = turn ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const file = turn ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== file) icon.setAttribute("href", file);
}
