import type { TableView } from "../api/types";
import type { Session } from "./session.svelte";

/** Clicks meant for the buttons of a moment ago must not hit the new ones. */
const GUARD = 400;

/** Whether the viewer is asked to act. */
export function isAsked(view: TableView | undefined): boolean {
  return view !== undefined && view.actor !== null && view.actor === view.viewer && view.actions.length > 0;
}

/** The viewer's own turn: when its buttons work, and one answer for each question. */
export class Turn {
  #session: () => Session;
  #changed = 0;
  readonly mine = $derived.by(() => isAsked(this.#session().room?.table));
  readonly locked = $derived.by(() => {
    const session = this.#session();
    return !this.mine || session.acting || (session.room?.paused ?? false);
  });

  constructor(session: () => Session) {
    this.#session = session;
  }

  /** The buttons have got a new meaning. */
  renew(): void {
    this.#changed = performance.now();
  }

  press(action: string, value: number): void {
    if (this.locked || performance.now() - this.#changed < GUARD) return;
    this.#session().act(action, value);
  }
}
