import { describe, expect, test } from "vitest";
import { BotError } from "../../../app/contract/bot.ts";
import type { Member } from "../../../app/contract/person.ts";
import { createTeamMemory, decideAccess, type TeamContext } from "../../../worker/auth/staff.ts";
import { readTeamNow } from "../../../worker/bot/client.ts";
import { createClock, createTestBot } from "../../support/bot.ts";

const ID = "175928847299117063";
const OTHER = "275928847299117063";

function member(user_id: string): Member {
  return { user_id, rank: "Manager", socials: {}, username: null };
}

type Team = Member[] | Error | Promise<Member[]>;

function world() {
  const clock = createClock();
  const team: { members: Team } = { members: [member(ID), member(OTHER)] };
  const asked: number[] = [];
  const needs: TeamContext = {
    async readTeam() {
      asked.push(clock.now());
      if (team.members instanceof Error) throw team.members;
      return team.members;
    },
    memory: createTeamMemory(clock.now),
    now: clock.now,
    waitUntil() {},
  };
  const session = { id: ID, username: "mira", avatar: null, signedInAt: clock.now() };
  const decide = async () => (await decideAccess(needs, session)).kind;
  return { clock, team, asked, needs, session, decide };
}

describe("access to staff pages", () => {
  test("T8: a removed member loses access within 60 s, for good", async () => {
    const { clock, team, decide } = world();
    expect(await decide()).toBe("member");
    team.members = [member(OTHER)];
    let lastIn = 0;
    for (let second = 1; second <= 120; second += 1) {
      clock.advance(1);
      if ((await decide()) === "member") lastIn = second;
    }
    expect(lastIn).toBeLessThanOrEqual(30);
    expect(await decide()).toBe("not-a-member");
  });

  test("T30: a session of 12 hours ends its staff rights to the second", async () => {
    const { clock, decide } = world();
    clock.advance(12 * 60 * 60 - 1);
    expect(await decide()).toBe("member");
    clock.advance(1);
    expect(await decide()).toBe("expired");
  });

  test.each([["no answer", new Error("down")] as const, ["an empty team", []] as const])(
    "T9: %s closes the staff area once the remembered list is too old",
    async (_, answer) => {
      const { clock, team, decide } = world();
      expect(await decide()).toBe("member");
      team.members = answer instanceof Error ? answer : [...answer];
      for (let second = 0; second < 30; second++) {
        clock.advance(1);
        expect(await decide()).toBe("member");
      }
      clock.advance(1);
      expect(await decide()).toBe("unknown");
    },
  );

  test("T9: an unreadable team keeps the ranks of its last good answer for 15 minutes", async () => {
    const { clock, team, needs, session } = world();
    const lastRank = async (id: string) => {
      const access = await decideAccess(needs, { ...session, id });
      return access.kind === "unknown" ? access.lastRank : access.kind;
    };
    expect(await lastRank(ID)).toBe("member");
    team.members = new BotError("status", "down", { upstreamStatus: 500 });
    clock.advance(60);
    expect(await lastRank(ID)).toBe("Manager");
    expect(await lastRank("375928847299117063")).toBeNull();
    const access = await decideAccess(needs, session);
    expect(access).toMatchObject({ failure: { kind: "status", upstreamStatus: 500 } });
    clock.advance(14 * 60);
    expect(await lastRank(ID)).toBe("Manager");
    clock.advance(1);
    expect(await lastRank(ID)).toBeNull();
  });

  test("nobody without a session has staff access", async () => {
    const { needs } = world();
    expect((await decideAccess(needs, null)).kind).toBe("signed-out");
  });
});

describe("T44: the team", () => {
  const crowd = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: 300 }, ask));

  test.each([["that fails", new Error("down")] as const, ["that is empty", []] as const])(
    "%s is requested once in two seconds",
    async (_, answer) => {
      const { asked, clock, team, decide } = world();
      team.members = answer instanceof Error ? answer : [...answer];
      for (let tenth = 0; tenth < 200; tenth++) {
        expect(new Set(await crowd(decide))).toEqual(new Set(["unknown"]));
        clock.advance(0.1);
      }
      expect(asked.length).toBeGreaterThan(5);
      for (const [i, at] of asked.entries()) expect(at - (asked[i - 1] ?? 0)).toBeGreaterThan(1999);
    },
  );

  test("that hangs is requested once, and all visitors get the answer 'unknown' at the same time", async () => {
    const { asked, team, decide } = world();
    const { promise, reject } = Promise.withResolvers<Member[]>();
    team.members = promise;
    const waiting = crowd(decide);
    await Promise.resolve();
    const more = crowd(decide);
    reject(new BotError("timeout", "late"));
    expect(new Set([...(await waiting), ...(await more)])).toEqual(new Set(["unknown"]));
    expect(await decide()).toBe("unknown");
    expect(asked).toHaveLength(1);
  });

  test("refreshes before it is too old, so that one failure locks nobody out", async () => {
    const { asked, clock, team, decide } = world();
    await decide();
    clock.advance(21);
    const well = team.members;
    team.members = new Error("a blip");
    expect(await decide()).toBe("member");
    team.members = well;
    clock.advance(3);
    expect(await decide()).toBe("member");
    clock.advance(12);
    expect(await decide()).toBe("member");
    expect(asked).toHaveLength(3);
  });

  test("a late answer to an old request does not replace a newer team", async () => {
    const { clock, team, decide } = world();
    const late = Promise.withResolvers<Member[]>();
    team.members = late.promise;
    const waiting = decide();
    clock.advance(10);
    team.members = [member(OTHER)];
    expect(await decide()).toBe("not-a-member");
    late.resolve([member(ID)]);
    await waiting;
    expect(await decide()).toBe("not-a-member");
  });
});

test("T53: a team whose 429 asks for a pause of five minutes is unavailable for at most ten seconds", async () => {
  const t = createTestBot({});
  t.answers["/team"] = new BotError("status", "busy", { upstreamStatus: 429, retryAfter: 300 });
  const needs: TeamContext = {
    readTeam: () => readTeamNow(t.needs),
    memory: createTeamMemory(t.clock.now),
    now: t.clock.now,
    waitUntil() {},
  };
  const session = { id: ID, username: "mira", avatar: null, signedInAt: t.clock.now() };
  expect((await decideAccess(needs, session)).kind).toBe("unknown");
  t.answers["/team"] = [{ user_id: ID, rank: "Manager" }];
  let locked = 0;
  while ((await decideAccess(needs, session)).kind !== "member") {
    locked += 0.1;
    expect(locked).toBeLessThanOrEqual(10);
    t.clock.advance(0.1);
  }
  expect(t.asked).toEqual(["/team", "/team"]);
});
