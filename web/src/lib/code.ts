/** The table code in whatever a friend sent: a bare code or a whole link. */
export function codeFrom(text: string): string | null {
  const trimmed = text.trim();
  const linked = /\/t\/([A-Za-z0-9_-]+)/.exec(trimmed);
  if (linked?.[1]) return linked[1];
  return /^[A-Za-z0-9_-]{4,64}$/.test(trimmed) ? trimmed : null;
}

/** The link that brings a friend to a table. */
export function inviteLink(code: string): string {
  return `${location.origin}/t/${code}`;
}

/** Enough of a code to tell one's own tables apart. */
export function shortCode(code: string): string {
  return code.slice(0, 6);
}
