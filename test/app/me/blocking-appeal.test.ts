import { describe, expect, it } from "vitest";
import type { OwnAppeal } from "../../../app/contract/own-appeals.ts";
import { blockingAppeal, mayAskForDeletion } from "../../../app/me/appeals/blocking-appeal.ts";

const NOON = Date.UTC(2026, 10, 21, 12);
const AGAIN = new Date(NOON + 1).toISOString();
const ENTRY = { list: "user", entry: "an-entry" } as const;

function appeal(change: Partial<OwnAppeal> = {}): OwnAppeal {
  return {
    ...ENTRY,
    id: "k3q9z7m2p4rt",
    kind: "sanction",
    state: "received",
    server: null,
    target: null,
    at: AGAIN,
    changed: AGAIN,
    due: null,
    messages: [],
    again: null,
    ...change,
  };
}

describe("an entry in force", () => {
  it.each(["received", "read", "asked", "accepted"] as const)(
    "allows one appeal at a time: one that is %s blocks the next",
    (state) => {
      const known = appeal({ state });
      expect(blockingAppeal([known], ENTRY, NOON)).toBe(known);
    },
  );

  it.each(["done", "withdrawn"] as const)("can be appealed again once one is %s", (state) => {
    expect(blockingAppeal([appeal({ state })], ENTRY, NOON)).toBeNull();
    const newer = appeal({ id: "m8w4d6h2c5xb" });
    expect(blockingAppeal([newer, appeal({ state })], ENTRY, NOON)).toBe(newer);
  });

  it("waits after a declined appeal", () => {
    const declined = appeal({ state: "declined", again: AGAIN });
    expect(blockingAppeal([declined], ENTRY, NOON)).toBe(declined);
    expect(blockingAppeal([declined], ENTRY, NOON + 1)).toBeNull();
  });

  it("ignores other entries and lists", () => {
    const others = [appeal({ entry: "another" }), appeal({ list: "server" })];
    expect(blockingAppeal(others, ENTRY, NOON)).toBeNull();
  });
});

it("a deletion can be requested unless one is open or was declined recently", () => {
  const deletion = (change: Partial<OwnAppeal>) =>
    appeal({ kind: "deletion", list: null, entry: null, ...change });
  expect(mayAskForDeletion(undefined, NOON)).toBe(true);
  expect(mayAskForDeletion(deletion({}), NOON)).toBe(false);
  expect(mayAskForDeletion(deletion({ state: "withdrawn" }), NOON)).toBe(true);
  expect(mayAskForDeletion(deletion({ state: "declined", again: AGAIN }), NOON)).toBe(false);
});
