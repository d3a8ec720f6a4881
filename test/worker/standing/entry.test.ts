import { describe, expect, it } from "vitest";
import { entryOf, isEntry, type EntryOf } from "../../../worker/standing/entry.ts";

const SECRET = "a".repeat(32);
const OTHER = "b".repeat(32);
const MIRA = "175928847299117063";
const of: EntryOf = {
  person: MIRA,
  list: "user-command",
  subject: MIRA,
  target: "play",
};

describe("an entry", () => {
  it("fits into an address, and is the same each time", async () => {
    const entry = await entryOf(SECRET, of);
    expect(entry).toMatch(/^[\w-]{22}$/);
    expect(await entryOf(SECRET, { ...of })).toBe(entry);
  });

  it.each([
    { person: "268473310986240001" },
    { list: "user-cog" as const },
    { subject: "268473310986240001" },
    { target: "skip" },
    { target: null },
  ])("is another one for $person$list$subject$target", async (other) => {
    expect(await entryOf(SECRET, { ...of, ...other })).not.toBe(await entryOf(SECRET, of));
  });

  it("is known by every secret of the list, and by no other", async () => {
    const entry = await entryOf(OTHER, of);
    expect(await isEntry([SECRET, OTHER], entry, of)).toBe(true);
    expect(await isEntry([SECRET], entry, of)).toBe(false);
    expect(await isEntry([SECRET, OTHER], entry, { ...of, person: "1" })).toBe(false);
  });
});
