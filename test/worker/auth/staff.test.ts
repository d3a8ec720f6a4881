import { describe, expect, test } from "vitest";
import type { Member } from "../../../app/contract/person.ts";
import { standingOf, type StaffNeeds } from "../../../worker/auth/staff.ts";
import { createClock } from "../../support/bot.ts";

const ID = "175928847299117063";
const OTHER = "275928847299117063";

function member(user_id: string): Member {
  return { user_id, rank: "Manager", socials: {}, username: null };
}

function world() {
  const clock = createClock();
  const team: { members: Member[] | Error } = { members: [member(ID), member(OTHER)] };
  const needs: StaffNeeds = {
    async readTeam() {
      if (team.members instanceof Error) throw team.members;
      return team.members;
    },
    memory: { team: null },
    now: clock.now,
  };
  const session = { id: ID, username: "mira", avatar: null, signedInAt: clock.now() };
  const standing = async () => (await standingOf(needs, session)).kind;
  return { clock, team, standing };
}

describe("who may enter", () => {
  test("T8: a removed member is out within 60 s, and stays out", async () => {
    const { clock, team, standing } = world();
    expect(await standing()).toBe("member");
    team.members = [member(OTHER)];
    let lastIn = 0;
    for (let second = 1; second <= 120; second += 1) {
      clock.pass(1);
      if ((await standing()) === "member") lastIn = second;
    }
    expect(lastIn).toBeLessThanOrEqual(60);
    expect(await standing()).toBe("stranger");
  });

  test("T30: a session of 12 hours ends its staff rights to the second", async () => {
    const { clock, standing } = world();
    clock.pass(12 * 60 * 60 - 1);
    expect(await standing()).toBe("member");
    clock.pass(1);
    expect(await standing()).toBe("expired");
  });

  test.each([["no answer", new Error("down")] as const, ["an empty team", []] as const])(
    "T9: %s closes the door once what is remembered is past its time",
    async (_, answer) => {
      const { clock, team, standing } = world();
      expect(await standing()).toBe("member");
      team.members = answer instanceof Error ? answer : [...answer];
      clock.pass(31);
      expect(await standing()).toBe("unknown");
    },
  );

  test("nobody without a session", async () => {
    const { clock } = world();
    const needs = { readTeam: async () => [], memory: { team: null }, now: clock.now };
    expect((await standingOf(needs, null)).kind).toBe("signed-out");
  });
});
