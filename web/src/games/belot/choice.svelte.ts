/** What the viewer has made up their mind about, and the table does not know yet. */
import type { Session } from "../../table/session.svelte";

/** Shared by the cards and the buttons below them. */
export class Choice {
  /** Belot is announced with the king or queen; said no for one decision only. */
  belot = $state(true);
  /** The deal in which the viewer has done with declaring before the first card. */
  settled = $state(-1);
  /** Why the card that was touched last cannot be played. */
  reason = $state<string | null>(null);

  renew(): void {
    this.belot = true;
    this.reason = null;
  }
}

const choices = new WeakMap<Session, Choice>();

export function choiceOf(session: Session): Choice {
  const found = choices.get(session);
  if (found) return found;
  const made = new Choice();
  choices.set(session, made);
  return made;
}
