/**
 * The connection to one table: numbered updates, resume after a gap, own heartbeat, and commands that are re-sent
 * under the same id until the server has answered them.
 */
import type { Command, Ping, Results, Room, ServerFrame, UpdateFrame } from "./types";

export type Status = "connecting" | "open" | "reconnecting" | "closed";

export interface Handlers {
  /**
   * A whole picture of the table; `events` lead from the picture before to this one. With the first picture, and
   * with one after a gap, come the `results` of the deals before.
   */
  room(room: Room, events: UpdateFrame["events"], results?: Results): void;
  status(status: Status, closeCode: number | null): void;
  done(id: string): void;
  refused(id: string | null, code: string, message: string): void;
  /** Milliseconds to add to this clock to get the server's. */
  skew(milliseconds: number): void;
}

/** The part of WebSocket that is used here, so that tests can bring their own. */
export interface Wire {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Options {
  open?: (url: string) => Wire;
  id?: () => string;
  random?: () => number;
}

export const PING_AFTER = 2_500;
export const DEAD_AFTER = 9_000;
const BACKOFF = [300, 1_000, 2_000, 4_000, 8_000];
/** Close codes after which trying again would not help. */
const FINAL = new Set([4403, 4404]);

const OPEN = 1;

export class TableSocket {
  readonly #url: string;
  readonly #handlers: Handlers;
  readonly #open: (url: string) => Wire;
  readonly #id: () => string;
  readonly #random: () => number;
  #wire: Wire | null = null;
  #number: number | null = null;
  #heard = 0;
  #attempts = 0;
  #healing = false;
  #stopped = false;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #outbox = new Map<string, string>();

  constructor(url: string, handlers: Handlers, options: Options = {}) {
    this.#url = url;
    this.#handlers = handlers;
    this.#open = options.open ?? ((address) => new WebSocket(address) as Wire);
    this.#id = options.id ?? (() => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`);
    this.#random = options.random ?? Math.random;
  }

  /** The number of the last picture that was applied. */
  get number(): number | null {
    return this.#number;
  }

  start(): void {
    this.#stopped = false;
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    this.#drop();
    this.#handlers.status("closed", null);
  }

  /** Sends a command now or as soon as there is a connection; returns its id. */
  send(command: Command): string {
    const id = this.#id();
    const text = JSON.stringify({ ...command, id });
    this.#outbox.set(id, text);
    if (this.#wire?.readyState === OPEN) this.#wire.send(text);
    return id;
  }

  /** The page came back to the front or the network returned: find out at once whether the line is alive. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#wire?.readyState === OPEN && Date.now() - this.#heard < DEAD_AFTER) this.#sendPing();
    else this.#reconnect(0);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#handlers.status(this.#number === null ? "connecting" : "reconnecting", null);
    const since = this.#number === null || this.#healing ? "" : `?since=${this.#number}`;
    const wire = this.#open(this.#url + since);
    this.#wire = wire;
    wire.onopen = () => {
      if (wire !== this.#wire) return;
      this.#heard = Date.now();
      for (const text of this.#outbox.values()) wire.send(text);
      this.#schedulePing();
    };
    wire.onmessage = (event) => {
      if (wire === this.#wire) this.#receive(event.data);
    };
    wire.onclose = (event) => {
      if (wire === this.#wire) this.#closed(event.code);
    };
    // A connection that never opens counts as dead too.
    this.#heard = Date.now();
    this.#schedulePing();
  }

  #receive(text: string): void {
    const frame = JSON.parse(text) as ServerFrame;
    this.#heard = Date.now();
    this.#attempts = 0;
    this.#schedulePing();
    switch (frame.type) {
      case "view":
        this.#healing = false;
        this.#apply(frame.number, frame.room, [], frame.results);
        break;
      case "update":
        this.#update(frame);
        break;
      case "presence":
        if (this.#number === null || frame.room.number >= this.#number) {
          this.#apply(frame.room.number, frame.room, []);
        }
        break;
      case "done":
        this.#outbox.delete(frame.id);
        this.#handlers.done(frame.id);
        break;
      case "refused":
        if (frame.id !== null) this.#outbox.delete(frame.id);
        if (this.#number === null || frame.room.number >= this.#number) {
          this.#apply(frame.room.number, frame.room, []);
        }
        this.#handlers.refused(frame.id, frame.code, frame.message);
        break;
      case "pong": {
        const now = Date.now();
        this.#handlers.skew(frame.now + (now - frame.sent) / 2 - now);
        // The last message is missing, and at a quiet table none would come that shows it.
        if (this.#number === null || frame.number > this.#number) this.#heal();
        break;
      }
    }
  }

  #update(frame: UpdateFrame): void {
    const known = this.#number;
    if (known !== null && frame.number <= known) return;
    if (known !== null && frame.number === known + 1) {
      this.#apply(frame.number, frame.room, frame.events);
      return;
    }
    if (known !== null && !this.#healing) this.#heal();
  }

  /** Something is missing: ask for the whole view. */
  #heal(): void {
    this.#healing = true;
    this.#reconnect(0);
  }

  #apply(number: number, room: Room, events: UpdateFrame["events"], results?: Results): void {
    this.#number = number;
    this.#handlers.status("open", null);
    this.#handlers.room(room, events, results);
  }

  #schedulePing(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#beat(), PING_AFTER);
  }

  #beat(): void {
    if (Date.now() - this.#heard >= DEAD_AFTER) {
      this.#reconnect(0);
      return;
    }
    if (this.#wire?.readyState === OPEN) this.#sendPing();
    this.#schedulePing();
  }

  #sendPing(): void {
    const frame: Ping = { type: "ping", sent: Date.now() };
    this.#wire?.send(JSON.stringify(frame));
  }

  #closed(code: number): void {
    this.#drop();
    if (FINAL.has(code)) {
      this.#stopped = true;
      this.#handlers.status("closed", code);
      return;
    }
    const pause = BACKOFF[Math.min(this.#attempts, BACKOFF.length - 1)] ?? 0;
    this.#attempts += 1;
    // Spread the returning crowd after a restart.
    this.#reconnect(pause * (0.75 + this.#random() / 2));
  }

  #reconnect(delay: number): void {
    this.#drop();
    this.#handlers.status(this.#number === null ? "connecting" : "reconnecting", null);
    if (delay === 0) this.#connect();
    else this.#retry = setTimeout(() => this.#connect(), delay);
  }

  #drop(): void {
    clearTimeout(this.#ping);
    clearTimeout(this.#retry);
    const wire = this.#wire;
    this.#wire = null;
    if (wire) wire.close();
  }
}
