/** Three pages and the addresses they live at. */
export type Route = { page: "start" } | { page: "rules"; game: string } | { page: "table"; code: string };

export function parse(path: string): Route {
  const table = /^\/t\/([^/]+)\/?$/.exec(path);
  if (table?.[1]) return { page: "table", code: decodeURIComponent(table[1]) };
  const rules = /^\/rules(?:\/([^/]+))?\/?$/.exec(path);
  return rules ? { page: "rules", game: rules[1] ?? "" } : { page: "start" };
}

let route = $state.raw<Route>(parse(location.pathname));

export function current(): Route {
  return route;
}

/** Goes to another page without loading the document again. */
export function go(path: string): void {
  history.pushState(null, "", path);
  route = parse(path);
  scrollTo(0, 0);
}

/** Lets an ordinary link be followed inside the page; modified clicks keep their meaning. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (!link) return;
  event.preventDefault();
  go(link);
}

addEventListener("popstate", () => (route = parse(location.pathname)));
