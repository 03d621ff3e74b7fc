/** What a player is about to do: cards chosen one by one, an eight that wants a suit, lappu said in advance. */
import { rankOf, type CardText } from "../../cards/card";
import type { Session } from "../../table/session.svelte";
import { isAsked } from "../../table/turn.svelte";
import { canPlay, codeOf, heldCards, SUITS, type HeldCard } from "./cards";
import type { SeiskaView } from "./types";
import type { Suit } from "../../cards/suits";

interface Step {
  action: string;
  value: number;
}

/** Clicks meant for what stood here a moment ago do nothing. */
const GUARD = 400;

export class Plan {
  readonly #session: Session;
  /** The chosen cards by their keys, in the order in which they are to be played. */
  chosen: readonly string[] = $state.raw([]);
  /** The eight that waits for its suit. */
  eight: HeldCard | null = $state.raw(null);
  /** Lappu is to be said as soon as it is asked for. */
  armed = $state(false);
  /** The card whose refusal is being explained. */
  refused: CardText | null = $state(null);
  #steps: readonly Step[] = $state.raw([]);
  #changed = 0;
  #turn = "";

  constructor(session: Session) {
    this.#session = session;
  }

  get view(): SeiskaView | null {
    const table = this.#session.room?.table;
    return table?.game === "seiska" ? table : null;
  }

  // Plain getters: the plan lives as long as the session, and what is derived only as long as the
  // component that first asked for it.
  get mine(): boolean {
    return isAsked(this.view ?? undefined);
  }
  /** Nothing can be pressed: it is not the viewer's turn, or something is on its way. */
  get locked(): boolean {
    return (
      !this.mine || this.#session.acting || this.#steps.length > 0 || (this.#session.room?.paused ?? false)
    );
  }
  get hand(): HeldCard[] {
    const { view } = this;
    return view?.viewer === null || view === null ? [] : heldCards(view, view.viewer);
  }
  get picked(): CardText[] {
    return this.chosen.flatMap((key) =>
      this.hand.filter((held) => held.key === key).map((held) => held.card),
    );
  }
  /** Whether lappu may be needed after what is about to be done, or is asked for right now. */
  get lappuNear(): boolean {
    if (!this.mine || this.#session.room?.rules.lappu_mode !== "explicit") return false;
    if (this.view?.phase === "lappu") return true;
    return this.hand.length > 1 && (this.hand.length <= 2 || this.hand.length - this.picked.length === 1);
  }

  /** What a tap on a card would do. */
  use(held: HeldCard): "play" | "choose" | "add" | "drop" | "no" {
    const { view } = this;
    if (!view || !this.mine || view.phase === "suit" || view.phase === "lappu") return "no";
    if (this.chosen.includes(held.key)) return "drop";
    const [first] = this.picked;
    if (first !== undefined && rankOf(first) === rankOf(held.card)) return "add";
    const { play, lay } = canPlay(view, held.card);
    if (lay) return "choose";
    return play ? "play" : "no";
  }

  tap(held: HeldCard): void {
    if (this.locked || !this.#settled()) return;
    const use = this.use(held);
    this.refused = use === "no" ? held.card : null;
    this.eight = null;
    if (use === "choose") this.chosen = [held.key];
    else if (use === "add") this.chosen = [...this.chosen, held.key];
    else if (use === "drop") this.#drop(held);
    else if (use === "play") this.#playOne(held);
  }

  /** The first card has to fit; if the new first one does not, all is chosen anew. */
  #drop(held: HeldCard): void {
    const rest = this.chosen.filter((key) => key !== held.key);
    const first = this.hand.find((each) => each.key === rest[0]);
    const { view } = this;
    this.chosen = first && view && canPlay(view, first.card).play ? rest : [];
  }

  #playOne(held: HeldCard): void {
    this.chosen = [];
    if (rankOf(held.card) === "8") {
      this.eight = held;
      this.renew();
    } else this.#send([{ action: "play", value: codeOf(held.card) }]);
  }

  /** Play what is chosen: all but the last are laid. */
  playChosen(): void {
    if (this.locked || this.picked.length === 0 || !this.#settled()) return;
    const last = this.picked.length - 1;
    this.#send(
      this.picked.map((card, index) => ({ action: index < last ? "lay" : "play", value: codeOf(card) })),
    );
  }

  /** Say the suit for an eight, which is played now if it has not been. */
  name(suit: Suit): void {
    if (this.locked || !this.#settled()) return;
    const named = { action: "suit", value: SUITS.indexOf(suit) };
    if (this.eight) this.#send([{ action: "play", value: codeOf(this.eight.card) }, named]);
    else if (this.view?.phase === "suit") this.#send([named]);
  }

  draw(): void {
    this.#press("draw");
  }

  pass(): void {
    this.#press("pass");
  }

  /** Say lappu now, or as soon as it is asked for; there is nothing to lose by being quick. */
  lappu(): void {
    if (this.view?.phase === "lappu" && this.mine) {
      if (!this.locked) this.#send([{ action: "lappu", value: 0 }]);
      else this.armed = true;
    } else if (this.lappuNear) this.armed = !this.armed;
  }

  /** Take back what has been chosen. */
  cancel(): void {
    this.chosen = [];
    this.eight = null;
    this.refused = null;
  }

  offers(name: string): boolean {
    return this.mine && (this.view?.actions.some((action) => action.name === name) ?? false);
  }

  /** The buttons have got a new meaning. */
  renew(): void {
    this.#changed = performance.now();
  }

  #settled(): boolean {
    return performance.now() - this.#changed >= GUARD;
  }

  #press(action: string): void {
    if (this.locked || !this.#settled() || !this.offers(action)) return;
    this.#send([{ action, value: 0 }]);
  }

  #send(steps: readonly Step[]): void {
    this.chosen = [];
    this.eight = null;
    this.refused = null;
    const [first, ...rest] = steps;
    this.#steps = rest;
    if (first) this.#session.act(first.action, first.value);
  }

  /** The table has changed: send the next step, or forget a plan that does not fit any more. */
  go(): void {
    const { view } = this;
    this.#forgetOldTurn();
    if (!view || this.#session.acting || this.#session.room?.paused) return;
    if (!this.mine || this.#session.refusal) {
      this.#steps = [];
      return;
    }
    const [next] = this.#steps;
    if (next) {
      this.#steps = this.#legal(next) ? this.#steps.slice(1) : [];
      if (this.#legal(next)) this.#session.act(next.action, next.value);
    } else if (view.phase === "lappu" && this.armed) {
      this.armed = false;
      this.#session.act("lappu", 0);
    }
  }

  #legal(step: Step): boolean {
    return (
      this.view?.actions.some(
        (action) => action.name === step.action && action.low <= step.value && step.value <= action.high,
      ) ?? false
    );
  }

  /** A choice holds for one question at most, lappu for one turn. */
  #forgetOldTurn(): void {
    const { view } = this;
    const turn = `${view?.deal}/${view?.turn?.seat}`;
    if (turn !== this.#turn) this.armed = false;
    this.#turn = turn;
    const picked = this.eight ? [...this.chosen, this.eight.key] : this.chosen;
    const gone = picked.some((key) => !this.hand.some((held) => held.key === key));
    if (gone || !this.mine) this.cancel();
  }
}

const plans = new WeakMap<Session, Plan>();

/** The plan of the viewer at a table, the same one for cards, piles and buttons. */
export function planOf(session: Session): Plan {
  let plan = plans.get(session);
  if (!plan) plans.set(session, (plan = new Plan(session)));
  return plan;
}
