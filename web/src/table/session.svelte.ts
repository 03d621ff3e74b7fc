import { SvelteMap } from "svelte/reactivity";
import { socketUrl } from "../api/http";
import { TableSocket, type Status } from "../api/socket";
import type { Command, Person, Results, Room, TableEvent } from "../api/types";
import { gameOf } from "../games";

export interface LogLine {
  key: number;
  deal: number;
  event: TableEvent;
  /** Names as they were when it happened; seats change hands. */
  names: Record<number, string>;
  you: number | null;
}

const LOG_KEPT = 400;

/** What a table page knows: the last picture, what led to it, and what has been sent but not answered. */
export class Session {
  readonly code: string;
  room: Room | null = $state.raw(null);
  /** The events that led to the last picture; empty after a full view. */
  events: readonly TableEvent[] = $state.raw([]);
  log: LogLine[] = $state.raw([]);
  /** How deals of the game were counted, in games whose score sheet says it. */
  results: Results = $state.raw({});
  status: Status = $state("connecting");
  closeCode: number | null = $state(null);
  /** The server's clock minus ours. */
  skew = $state(0);
  refusal: { code: string; message: string; at: number } | null = $state.raw(null);
  readonly pending = new SvelteMap<string, Command>();
  #socket: TableSocket | null = null;
  #keys = 0;

  constructor(code: string) {
    this.code = code;
  }

  connect(): void {
    this.#socket = new TableSocket(socketUrl(this.code), {
      room: (room, events, results) => this.receive(room, events, results),
      status: (status, code) => {
        this.status = status;
        this.closeCode = code;
      },
      done: (id) => this.pending.delete(id),
      refused: (id, code, message) => this.#refuse(id, code, message),
      skew: (milliseconds) => (this.skew = milliseconds),
    });
    this.#socket.start();
  }

  #refuse(id: string | null, code: string, message: string): void {
    const command = id === null ? undefined : this.pending.get(id);
    if (id !== null) this.pending.delete(id);
    // Somebody else was quicker to ask for the next deal: exactly what was wanted.
    if (command?.type === "ready") return;
    this.refusal = { code, message, at: Date.now() };
  }

  close(): void {
    this.#socket?.stop();
  }

  wake(): void {
    this.#socket?.wake();
  }

  receive(room: Room, events: readonly TableEvent[], results?: Results): void {
    if (this.skew === 0) this.skew = room.now - Date.now();
    const names = namesOf(room);
    const lines = events.map((event) => ({
      key: this.#keys++,
      deal: room.table.deal,
      event,
      names,
      you: room.you,
    }));
    if (lines.length) this.log = [...this.log, ...lines].slice(-LOG_KEPT);
    this.events = events;
    this.room = room;
    if (results) this.results = results;
    const counted = gameOf(room.table).counted?.(room.table);
    if (counted) this.results = { ...this.results, [room.table.deal]: counted };
  }

  send(command: Command): void {
    this.refusal = null;
    const id = this.#socket?.send(command);
    if (id !== undefined) this.pending.set(id, command);
  }

  /** Answers the open decision; a second click before the answer does nothing. */
  act(action: string, value: number): void {
    const decision = this.room?.decision;
    if (decision === null || decision === undefined || this.acting) return;
    this.send({ type: "act", decision, action, value });
  }

  /** Whether an answer to the open decision is on its way. */
  get acting(): boolean {
    for (const command of this.pending.values()) {
      if (command.type === "act" && command.decision === this.room?.decision) return true;
    }
    return false;
  }

  waiting(type: Command["type"]): boolean {
    return [...this.pending.values()].some((command) => command.type === type);
  }

  get me(): Person | null {
    const you = this.room?.you;
    return this.room?.people.find((person) => person.seat === you) ?? null;
  }
}

/** The name at every seat that is taken. */
export function namesOf(room: Room): Record<number, string> {
  const names: Record<number, string> = {};
  for (const person of room.people) if (person.name !== null) names[person.seat] = person.name;
  return names;
}
