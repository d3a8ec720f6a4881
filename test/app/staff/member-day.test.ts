import { describe, expect, it } from "vitest";
import { parseFilter } from "../../../app/staff/audit-log/audit-log.ts";
import { readMemberDay } from "../../../app/staff/audit-log/member-day.ts";
import { createTestBot } from "../../support/bot.ts";
import { ban as row, EMPTY_LISTS, ID, OTHER, remember } from "./build.ts";

const MEMBER = ID;
/** Epoch seconds. */
const MIDNIGHT = Date.UTC(2025, 11, 30) / 1000;
const DAY = 86_400;

const ban = (change: object) =>
  row({ user_id: OTHER, moderator_id: MEMBER, timestamp: MIDNIGHT, ...change });

function worldWith(answers: Record<string, unknown> = {}) {
  return createTestBot({
    ...EMPTY_LISTS,
    "/activity/messages?time_range=all&server_id=1100000000000000002": [
      { user_id: MEMBER, message_date: "2025-12-30", total_messages: 12 },
      { user_id: MEMBER, message_date: "2025-12-29", total_messages: 13 },
      { user_id: OTHER, message_date: "2025-12-30", total_messages: 99 },
    ],
    "/blacklist/user/users": [
      ban({ timestamp: MIDNIGHT - 1 }),
      ban({}),
      ban({ user_id: MEMBER, moderator_id: OTHER }),
      ban({ moderator_id: OTHER }),
    ],
    "/blacklist/user/commands": [ban({ command: "work", timestamp: MIDNIGHT + DAY - 1 })],
    "/blacklist/user/cogs": [ban({ cog: "Fun", timestamp: MIDNIGHT + DAY })],
    ...answers,
  });
}

function read(world: ReturnType<typeof worldWith>, search: string) {
  const query = new URLSearchParams(search);
  return readMemberDay(world.bot, parseFilter(query), { query, now: MIDNIGHT * 1000, remember });
}

const CHOSEN = `person=${MEMBER}&day=2025-12-30`;

describe("the day of a member", () => {
  it("has the sanctions they gave on it, and their messages, the latest first", async () => {
    const world = worldWith();
    const day = await read(world, CHOSEN);
    expect(day?.events.map(({ kind, role, at }) => [kind, role, at - MIDNIGHT])).toEqual([
      ["sanction", "handler", DAY - 1],
      ["sanction", "handler", 0],
      ["messages", "subject", 0],
    ]);
    expect(day).toMatchObject({ person: MEMBER, date: "2025-12-30", more: 0 });
    expect(world.asked.filter((path) => path.startsWith("/logs"))).toEqual([]);
  });

  it("names the lists that could not be read", async () => {
    const day = await read(worldWith({ "/blacklist/server/cogs": new Error("down") }), CHOSEN);
    expect(day?.gaps.failed).toEqual(["serverCogBans"]);
    expect(day?.events).toHaveLength(3);
  });

  it("counts what is beyond the fifty that are shown", async () => {
    const bans = Array.from({ length: 60 }, (_, second) => ban({ timestamp: MIDNIGHT + second }));
    const day = await read(worldWith({ "/blacklist/user/users": bans }), CHOSEN);
    expect([day?.events.length, day?.more]).toEqual([50, 12]);
    expect(day?.events[0]?.at).toBe(MIDNIGHT + DAY - 1);
  });

  it.each(["", `person=${MEMBER}`, "day=2025-12-30", "person=mira&day=2025-12-30"])(
    "reads nothing for '%s'",
    async (search) => {
      const world = worldWith();
      expect(await read(world, search)).toBeNull();
      expect(world.asked).toEqual([]);
    },
  );
});
