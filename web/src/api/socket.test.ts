import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rooms } from "../fixtures/rooms";
import { DEAD_AFTER, PING_AFTER, TableSocket, type Handlers, type Wire } from "./socket";
import type { Results, Room, ServerFrame } from "./types";

class FakeWire implements Wire {
  static all: FakeWire[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  constructor(readonly url: string) {
    FakeWire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  die(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  commands(): Record<string, unknown>[] {
    return this.sent.filter((frame) => frame.type !== "ping");
  }
}

const base = rooms.betting as Room;
const room = (number: number): Room => ({ ...base, number });
const view = (number: number): ServerFrame => ({ type: "view", number, room: room(number), results: {} });
const update = (number: number): ServerFrame => ({
  type: "update",
  number,
  events: [{ kind: "fold", seat: 1, forced: false }],
  room: room(number),
});

let seen: number[];
let statuses: string[];
let handlers: Handlers;
let socket: TableSocket;

const wire = (index: number): FakeWire => {
  const found = FakeWire.all.at(index);
  if (!found) throw new Error("no such connection");
  return found;
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeWire.all = [];
  seen = [];
  statuses = [];
  handlers = {
    room: (each) => void seen.push(each.number),
    status: (status) => void statuses.push(status),
    done: vi.fn(),
    refused: vi.fn(),
    skew: vi.fn(),
  };
  let ids = 0;
  socket = new TableSocket("ws://table/socket", handlers, {
    open: (url) => new FakeWire(url),
    id: () => `id${++ids}`,
    random: () => 0.5,
  });
  socket.start();
});

afterEach(() => {
  socket.stop();
  vi.useRealTimers();
});

function ready(number = 5): FakeWire {
  wire(0).open();
  wire(0).say(view(number));
  return wire(0);
}

describe("how deals were counted", () => {
  it("comes with a whole view only", () => {
    const told: unknown[] = [];
    handlers.room = (...picture) => void told.push(picture[2]);
    const results = { 3: { ending: "void" } } as unknown as Results;
    wire(0).open();
    wire(0).say({ ...view(5), results } as ServerFrame);
    wire(0).say(update(6));
    expect(told).toEqual([results, undefined]);
  });
});

describe("updates", () => {
  it("are applied in order", () => {
    ready().say(update(6));
    wire(0).say(update(7));
    expect(seen).toEqual([5, 6, 7]);
    expect(socket.number).toBe(7);
  });
  it("are dropped when they are already known", () => {
    ready().say(update(5));
    wire(0).say(update(4));
    expect(seen).toEqual([5]);
  });
  it("after a gap are asked for again, and the next view heals it", () => {
    ready().say(update(7));
    expect(seen).toEqual([5]);
    expect(FakeWire.all).toHaveLength(2);
    expect(wire(0).closed).toBe(true);
    wire(1).open();
    wire(1).say(view(7));
    wire(1).say(update(8));
    expect(seen).toEqual([5, 7, 8]);
  });
  it("that nothing follows are missed at the next ping", () => {
    const pong = (number: number): ServerFrame => ({ type: "pong", sent: 0, now: 0, number });
    ready().say(pong(5));
    expect(FakeWire.all).toHaveLength(1);
    wire(0).say(pong(6));
    expect(wire(1).url).toBe("ws://table/socket");
    wire(1).open();
    // The whole view may be lost as well.
    wire(1).say(pong(6));
    wire(2).open();
    wire(2).say(view(6));
    wire(2).say(pong(6));
    expect(seen).toEqual([5, 6]);
    expect(FakeWire.all).toHaveLength(3);
  });
  it("from a connection that was given up are ignored", () => {
    const old = ready();
    old.die();
    vi.advanceTimersByTime(400);
    old.say(update(6));
    expect(seen).toEqual([5]);
  });
});

describe("a lost connection", () => {
  it("is taken up again from the last number", () => {
    ready(9).die();
    expect(statuses.at(-1)).toBe("reconnecting");
    vi.advanceTimersByTime(400);
    expect(wire(1).url).toBe("ws://table/socket?since=9");
    wire(1).open();
    wire(1).say(update(10));
    expect(seen).toEqual([9, 10]);
    expect(statuses.at(-1)).toBe("open");
  });
  it("is tried again ever more slowly", () => {
    wire(0).die();
    vi.advanceTimersByTime(300);
    expect(FakeWire.all).toHaveLength(2);
    wire(1).die();
    vi.advanceTimersByTime(900);
    expect(FakeWire.all).toHaveLength(2);
    vi.advanceTimersByTime(200);
    expect(FakeWire.all).toHaveLength(3);
  });
  it("is noticed when the server falls silent", () => {
    ready();
    vi.advanceTimersByTime(PING_AFTER + 10);
    expect(wire(0).sent.at(-1)?.type).toBe("ping");
    vi.advanceTimersByTime(DEAD_AFTER);
    expect(wire(0).closed).toBe(true);
    expect(FakeWire.all.length).toBeGreaterThan(1);
  });
  it("is found out at once when the page wakes up", () => {
    ready();
    const before = wire(0).sent.length;
    socket.wake();
    expect(wire(0).sent.length).toBe(before + 1);
    wire(0).readyState = 3;
    socket.wake();
    expect(FakeWire.all).toHaveLength(2);
  });
  it.each([4404, 4403])("is final with code %i", (code) => {
    const status = vi.fn();
    handlers.status = status;
    wire(0).die(code);
    vi.advanceTimersByTime(60_000);
    expect(FakeWire.all).toHaveLength(1);
    expect(status).toHaveBeenLastCalledWith("closed", code);
  });
});

describe("commands", () => {
  it("are sent again under the same id until they are answered", () => {
    ready();
    const id = socket.send({ type: "act", decision: 3, action: "fold", value: 0 });
    wire(0).die();
    vi.advanceTimersByTime(400);
    wire(1).open();
    expect(wire(1).commands()).toEqual(wire(0).commands());
    wire(1).say({ type: "done", id, number: 6 });
    expect(handlers.done).toHaveBeenCalledWith(id);
    wire(1).die();
    vi.advanceTimersByTime(5_000);
    wire(2).open();
    expect(wire(2).commands()).toEqual([]);
  });
  it("wait for the connection", () => {
    socket.send({ type: "ready" });
    expect(wire(0).commands()).toEqual([]);
    wire(0).open();
    expect(wire(0).commands()).toHaveLength(1);
  });
  it("that are refused bring the state with them", () => {
    ready();
    const id = socket.send({ type: "stand" });
    wire(0).say({ type: "refused", id, code: "too_late", message: "Too late.", room: room(6) });
    expect(handlers.refused).toHaveBeenCalledWith(id, "too_late", "Too late.");
    expect(seen).toEqual([5, 6]);
  });
});

describe("the clock", () => {
  it("is measured against the server's", () => {
    ready();
    const now = Date.now();
    wire(0).say({ type: "pong", sent: now - 100, now: now + 1_000, number: 5 });
    expect(handlers.skew).toHaveBeenCalledWith(1_050);
  });
});
