import { describe, expect, it } from "vitest";
import { isStaffCommand } from "../../app/contract/staff-command.ts";
import { isDigits } from "../../app/contract/digits.ts";
import { historyTime } from "../../app/contract/history-time.ts";
import { SILENT, STOPPED } from "../../worker/local/seed/activity.ts";
import { BLACKLIST_SIZES, type BlacklistPath } from "../../worker/local/seed/blacklists.ts";
import { allCommands } from "../../worker/local/seed/commands.ts";
import { readTable } from "../../worker/local/seed/commands/table.ts";
import { DAILY_TRANSFER_LIMIT, LOGS_PER_USER } from "../../worker/local/seed/economy.ts";
import { HISTORY_POINTS } from "../../worker/local/seed/history.ts";
import { createSeed, tradersOf } from "../../worker/local/seed/seed.ts";
import { DOWN_SHARD, RESTARTED_SHARD, SHARDS } from "../../worker/local/seed/shards.ts";
import { snowflakeTime } from "../../app/format/snowflake.ts";
import { NOW } from "./world.ts";

/** Every public category, and the five of the team. */
const CATEGORIES =
  "antinuke auth whitelist automod autopost autorole boosterrole colorrole counters events info invoke paginate responders role starboard suggestion utility vote webhooks confessions emoji fun giveaway lastfm roleplay selfbot config instance invitetracker reseller vanity donor store economy instagram social tiktok twitch twitter youtube leveling logging moderation spotify ticket voicemaster voicetrack supporter moderator manager developer jishaku".split(
    " ",
  );
const paths = Object.keys(BLACKLIST_SIZES).filter(
  (path): path is BlacklistPath => path in BLACKLIST_SIZES,
);
const seed = createSeed(NOW, "http://cdn.test");

function isPast(id: string): boolean {
  return isDigits(id) && snowflakeTime(id) < NOW && snowflakeTime(id) > Date.UTC(2015, 1, 1);
}

describe("the commands", () => {
  const commands = allCommands();

  it("are at least 450, over all categories and no others", () => {
    expect(commands.length).toBeGreaterThanOrEqual(450);
    expect(new Set(commands.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  });

  it("have names and aliases that nobody else has", () => {
    const names = commands.flatMap(({ name, aliases }) => [name, ...(aliases ?? [])]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("have a description each, and arguments in the bot's notation", () => {
    const notation = /^([<[][^<>[\]]+[>\]],? ?)+$/;
    for (const { name, description, arguments: args } of commands) {
      expect(description.length, name).toBeGreaterThan(5);
      if (args !== null) expect(args, name).toMatch(notation);
    }
  });

  it("hold staff commands of every rank, some without aliases", () => {
    const staff = commands.filter(isStaffCommand);
    expect(staff.length).toBeGreaterThan(40);
    expect(staff.some(({ aliases }) => aliases === undefined)).toBe(true);
  });

  it("refuse a table line with a missing column", () => {
    expect(() => readTable("ban | <member> | ban members | Ban a member")).toThrow(RangeError);
  });
});

describe("the status data", () => {
  it("has 120 days of half-hourly points that end now and grow", () => {
    const points = seed.history(NOW);
    const times = points.map(({ timestamp }) => historyTime(timestamp));
    expect(points).toHaveLength(HISTORY_POINTS);
    expect(NOW - (times.at(-1) ?? 0)).toBeLessThan(1_800_000);
    expect(
      times.every((time, index) => index === 0 || time - (times[index - 1] ?? 0) === 1_800_000),
    ).toBe(true);
    const growth = (points.at(-1)?.guilds ?? 0) - (points[0]?.guilds ?? 0);
    expect(growth).toBeGreaterThan(500);
    const drops = points.filter(({ guilds }, index) => guilds < (points[index - 1]?.guilds ?? 0));
    expect(drops.length).toBeGreaterThan(50);
  });

  it("goes on when time passes, and keeps what it said before", () => {
    const ours = createSeed(NOW, "http://cdn.test");
    const before = ours.history(NOW);
    const after = ours.history(NOW + 3_600_000);
    expect(after).toHaveLength(HISTORY_POINTS);
    expect(after.slice(0, -2)).toEqual(before.slice(2));
  });

  it("has 24 shards, one down and one just back, that hold the latest totals", () => {
    const shards = seed.shards(NOW);
    const latest = seed.history(NOW).at(-1);
    const sum = (key: "server_count" | "member_count") =>
      shards.reduce((all, shard) => all + shard[key], 0);
    expect(shards.map(({ shard_id }) => shard_id).sort((a, b) => a - b)).toEqual([
      ...Array.from({ length: SHARDS }).keys(),
    ]);
    const down = shards.filter(({ is_ready }) => !is_ready);
    const fresh = shards.filter(({ uptime, is_ready }) => is_ready && uptime < 3_600);
    expect(down.map(({ shard_id }) => shard_id)).toEqual([DOWN_SHARD]);
    expect(fresh.map(({ shard_id }) => shard_id)).toEqual([RESTARTED_SHARD]);
    expect([sum("server_count"), sum("member_count")]).toEqual([latest?.guilds, latest?.users]);
  });
});

describe("the people", () => {
  it("are 25 on four ranks, and one of a rank the site does not know", () => {
    const ranks = seed.team.map(({ entry }) => entry.rank);
    const known = ["Developer", "Manager", "Moderator", "Supporter"];
    expect(ranks.filter((rank) => known.includes(rank))).toHaveLength(25);
    expect(new Set(ranks.filter((rank) => !known.includes(rank))).size).toBe(1);
    for (const rank of known) expect(ranks).toContain(rank);
  });

  it("have ids and usernames of their own, made in the past", () => {
    const everybody = [...seed.team, ...seed.people];
    expect(everybody.every(({ id }) => isPast(id))).toBe(true);
    expect(new Set(everybody.map(({ id }) => id)).size).toBe(everybody.length);
    expect(new Set(everybody.map(({ username }) => username)).size).toBe(everybody.length);
  });

  it("include ids of different lengths, so that sorting them as text goes wrong", () => {
    const lengths = new Set(seed.team.map(({ id }) => id.length));
    expect([...lengths].sort((a, b) => a - b)).toEqual([17, 18, 19]);
  });

  it("have profiles with and without picture, banner, activity and name", () => {
    const profiles = seed.people.map(({ id }) => seed.user(id));
    for (const field of ["avatar", "banner", "activity", "user"] as const) {
      const missing = profiles.filter((profile) => profile?.[field] === null).length;
      expect(missing, field).toBeGreaterThan(20);
      expect(missing, field).toBeLessThan(profiles.length);
    }
    expect(seed.user("12345678901234567")).toBeUndefined();
  });
});

describe("the staff data", () => {
  it("has 90 days of activity, two silent members and one who stopped three weeks ago", () => {
    const rows = seed.activity(null, NOW);
    const days = new Set(rows.map(({ message_date }) => message_date));
    const writers = new Set(rows.map(({ user_id }) => user_id));
    const recent = new Set(seed.activity(14, NOW).map(({ user_id }) => user_id));
    const silent = seed.team.filter(({ id }) => !writers.has(id));
    const stopped = seed.team.filter(({ id }) => writers.has(id) && !recent.has(id));
    expect(days.size).toBe(90);
    expect(silent.map(({ username }) => username).sort()).toEqual([...SILENT].sort());
    expect(stopped.map(({ username }) => username)).toEqual([STOPPED]);
    expect(new Set(seed.activity(7, NOW).map(({ message_date }) => message_date)).size).toBe(7);
  });

  it("has 2,000 transactions for three people, never below zero, and none for others", () => {
    for (const id of tradersOf(seed.people)) {
      const logs = seed.economyLogs(id);
      expect(logs).toHaveLength(LOGS_PER_USER);
      expect(logs.every(({ cash, card }) => Number(cash) >= 0 && Number(card) >= 0)).toBe(true);
      const types = new Set(logs.map(({ type }) => type));
      for (const type of ["add", "remove", "transfer", "gain", "spend", "win", "loss"]) {
        expect(types).toContain(type);
      }
    }
    expect(seed.economyLogs(seed.people[0]?.id ?? "")).toEqual([]);
  });

  it("has exactly one person who goes over the daily transfer limit", () => {
    const offenders = tradersOf(seed.people).filter((id) => {
      const perDay = new Map<number, number>();
      for (const { type, created, amount } of seed.economyLogs(id)) {
        const day = Math.floor(created / 86_400);
        if (type === "transfer") perDay.set(day, (perDay.get(day) ?? 0) + Number(amount));
      }
      return [...perDay.values()].some((sum) => sum > DAILY_TRANSFER_LIMIT);
    });
    expect(offenders).toHaveLength(1);
  });

  it.each(paths)("lists /blacklist/%s with permanent, expired and running entries", (path) => {
    const rows = seed.blacklist(path).slice(0, BLACKLIST_SIZES[path]);
    const ends = rows.map(({ timestamp, duration }) =>
      duration === 0 ? Infinity : (Number(timestamp) + duration) * 1000,
    );
    expect(rows.every(({ user_id, guild_id }) => isPast(user_id ?? guild_id ?? ""))).toBe(true);
    expect(ends.some((end) => end === Infinity)).toBe(true);
    expect(ends.some((end) => end < NOW)).toBe(true);
    if (rows.length > 20) expect(ends.some((end) => end > NOW && end !== Infinity)).toBe(true);
  });

  it("has reasons that break careless tables", () => {
    const reasons = seed.blacklist("user/users").map(({ reason }) => reason ?? "");
    for (const trap of [/^=cmd\|/, /"/, /,/, /\n/, /[\u0590-\u06ff]/, /.{500,}/]) {
      expect(reasons.some((reason) => trap.test(reason))).toBe(true);
    }
  });
});

describe("the seed", () => {
  it("gives the same answers for the same now", () => {
    const again = createSeed(NOW, "http://cdn.test");
    const answers = (world: typeof seed) => [
      world.history(NOW),
      world.shards(NOW),
      world.teamAnswer(),
      world.feedback(),
      world.avatars(),
      world.templates(),
      world.activity(30, NOW),
      world.blacklist("server/cogs"),
      world.economyLogs(tradersOf(world.people)[2] ?? ""),
    ];
    expect(answers(again)).toEqual(answers(seed));
  });

  it("moves with now, while people keep their ids", () => {
    const later = createSeed(NOW + 86_400_000 * 40, "http://cdn.test");
    expect(later.people).toEqual(seed.people);
    expect(later.team).toEqual(seed.team);
    expect(later.feedback()).not.toEqual(seed.feedback());
  });
});
