import { describe, expect, it, vi } from "vitest";
import { belotRooms } from "../fixtures/belot";
import { Session } from "./session.svelte";

vi.mock("../i18n/fluent.svelte", () => import("../i18n/spoken"));
vi.mock("../games", () => ({ gameOf: () => ({ counted: (view: { result: unknown }) => view.result }) }));

function room(name: string) {
  const found = belotRooms[`belot/${name}`];
  if (!found) throw new Error(`no room ${name}`);
  return found;
}

describe("how deals were counted", () => {
  it("is kept from the whole view on, deal by deal", () => {
    const session = new Session("code");
    const before = room("result-hanging").table.result;
    const { table } = room("result");
    if (!before || !table.result) throw new Error("no result");
    session.receive(room("lead"), [], { 1: before });
    expect(session.results).toEqual({ 1: before });
    session.receive(room("result"), []);
    session.receive(room("follow"), []);
    expect(session.results).toEqual({ 1: before, [table.deal]: table.result });
    session.receive(room("lead"), [], {});
    expect(session.results).toEqual({});
  });
});
