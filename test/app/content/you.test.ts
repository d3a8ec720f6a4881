import { describe, expect, it } from "vitest";
import { faultsOf } from "../../../app/content/brand-faults.ts";
import { brand } from "../../../app/content/brand.ts";
import { youOf } from "../../../app/content/you/switches.ts";

const appeals = { questions: ["Why?"], waitDays: 7, byAnother: true, answers: [] };
const USER = ["user", "user-command", "user-cog"];
const SERVER = ["server", "server-command", "server-cog"];

describe("a signed-in person's part of the site", () => {
  it("is everything but reasons by default", () => {
    const { appeals, ...you } = youOf({ ...brand, you: undefined });
    const on = { standing: true, servers: true, data: true, deletion: true };
    expect(you).toEqual({ ...on, lists: [...USER, ...SERVER], reasons: [] });
    expect(appeals).not.toBeNull();
    // The words that come with the software keep the rules for those of a brand.
    expect(faultsOf({ ...brand, you: { appeals } })).toEqual([]);
  });

  it("is empty when the brand switches it off", () => {
    const off = { standing: false, servers: false, data: false, deletion: false };
    expect(youOf({ ...brand, you: false })).toEqual({
      ...off,
      lists: [],
      reasons: [],
      appeals: null,
    });
  });

  it.each(["standing", "servers", "data", "deletion"] as const)(
    "lacks only %s when that is off",
    (name) => {
      const you = youOf({ ...brand, you: { [name]: false } });
      expect(you[name]).toBe(false);
      const others = (["servers", "data", "deletion"] as const).filter((other) => other !== name);
      for (const other of others) expect(you[other]).toBe(true);
    },
  );

  it("has no appeals without standing", () => {
    expect(youOf({ ...brand, you: { standing: false, appeals } })).toMatchObject({
      lists: [],
      appeals: null,
    });
    expect(youOf({ ...brand, you: { appeals: false } }).appeals).toBeNull();
    expect(youOf({ ...brand, you: { appeals } }).appeals).toBe(appeals);
  });

  it("has the bot's lists; without one of people there is no standing", () => {
    const some = youOf({ ...brand, reads: { userBans: false, serverCogBans: false } });
    expect(some.lists).toEqual(["user-command", "user-cog", "server", "server-command"]);
    const reads = { userBans: false, userCommandBans: false, userCogBans: false } as const;
    expect(youOf({ ...brand, reads })).toMatchObject({ standing: false, lists: [], appeals: null });
  });

  it("shows only the reasons of the named lists", () => {
    const reasons = { "user-cog": "all", user: "none" } as const;
    expect(youOf({ ...brand, you: { reasons } }).reasons).toEqual(["user-cog"]);
  });
});
