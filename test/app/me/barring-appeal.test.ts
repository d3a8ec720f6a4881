import { describe, expect, it } from "vitest";
import { OWN_STATES } from "../../../app/content/you/own-appeals.ts";
import type { OwnAppeal } from "../../../app/contract/appeals.ts";
import { barringAppeal } from "../../../app/me/appeals/barring-appeal.ts";

const NOON = Date.UTC(2026, 10, 21, 12);
const AGAIN = new Date(NOON + 1).toISOString();
const ENTRY = { list: "user", entry: "an-entry" } as const;

function appeal(change: Partial<OwnAppeal> = {}): OwnAppeal {
  return {
    ...ENTRY,
    id: "k3q9z7m2p4rt",
    state: "received",
    server: null,
    target: null,
    at: AGAIN,
    changed: AGAIN,
    messages: [],
    again: null,
    ...change,
  };
}

describe("an entry in force", () => {
  it.each(["received", "read", "asked", "waiting"] as const)(
    "has one appeal at a time: one that is %s stands",
    (state) => {
      const known = appeal({ state });
      expect(barringAppeal([known], ENTRY, NOON)).toBe(known);
    },
  );

  it("may be appealed against anew once an appeal was closed, as the bot has prolonged it", () => {
    expect(barringAppeal([appeal({ state: "closed" })], ENTRY, NOON)).toBeNull();
    const newer = appeal({ id: "m8w4d6h2c5xb" });
    expect(barringAppeal([newer, appeal({ state: "closed" })], ENTRY, NOON)).toBe(newer);
  });

  it("waits after a declined appeal", () => {
    const declined = appeal({ state: "declined", again: AGAIN });
    expect(barringAppeal([declined], ENTRY, NOON)).toBe(declined);
    expect(barringAppeal([declined], ENTRY, NOON + 1)).toBeNull();
  });

  it("has nothing of another entry or list", () => {
    const others = [appeal({ entry: "another" }), appeal({ list: "server" })];
    expect(barringAppeal(others, ENTRY, NOON)).toBeNull();
  });
});

it("a closed appeal speaks of then, as the entry may be in force beside it", () => {
  expect(OWN_STATES.closed.text).toMatch(/^When it was closed, .* If it is still in force, /);
});
