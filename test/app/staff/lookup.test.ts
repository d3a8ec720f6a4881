import { describe, expect, test } from "vitest";
import { BLACKLISTS } from "../../../app/content/staff/blacklists.ts";
import type { BotApi } from "../../../app/contract/bot.ts";
import type { Remember } from "../../../app/loaders/context.ts";
import {
  eventAddress,
  runSearch,
  type TimelineEvent,
  type TimelineRow,
} from "../../../app/staff/lookup/event.ts";
import { againSearch } from "../../../app/staff/list/gaps.ts";
import { ageOf } from "../../../app/staff/lookup/age.ts";
import { lookUp } from "../../../app/staff/lookup/lookup.ts";
import {
  economyEvents,
  messageEvents,
  sanctionEvents,
  type SourceReading,
} from "../../../app/staff/lookup/sources.ts";
import { lookupForDiscord, noSanctionText } from "../../../app/staff/lookup/summary.ts";
import { timelineOf } from "../../../app/staff/lookup/timeline.ts";
import { createTestBot } from "../../support/bot.ts";
import { ban, EMPTY_LISTS, ID, log, OTHER, remember, START } from "./build.ts";

const THIRD = "175928847299117065";
const DAY = 86_400;
const ADDRESS = `https://haven.example/staff/lookup?id=${ID}`;

function worldWith(answers: Record<string, unknown>) {
  return createTestBot({
    ...EMPTY_LISTS,
    "/team": [{ user_id: ID, rank: "Moderator" }],
    [`/user/${ID}`]: { username: "mira_b" },
    "/activity/messages?time_range=all&server_id=1100000000000000002": [
      { user_id: ID, message_date: "2025-12-31", total_messages: 12 },
      { user_id: OTHER, message_date: "2025-12-31", total_messages: 99 },
    ],
    "/blacklist/user/users": [
      ban({ user_id: ID, duration: DAY }),
      ban({ user_id: OTHER, moderator_id: ID, timestamp: START - 50 }),
    ],
    "/blacklist/user/commands": [ban({ user_id: OTHER, command: "work" })],
    "/blacklist/user/cogs": [ban({ user_id: ID, cog: "Economy", timestamp: START - 100 })],
    [`/logs/economy/${ID}`]: [log(START + 1), log(START - 1)],
    ...answers,
  });
}

/** Epoch ms; the sanction of a day is still in force. */
const now = (START + 3600) * 1000;

function lookUpWith(bot: BotApi, query = "") {
  return lookUp(bot, ID, { query: new URLSearchParams(query), now, remember });
}

function kindsOf(events: readonly TimelineRow[]) {
  return events.map((row) => [row.kind, row.kind === "run" ? row.count : row.role, row.at - START]);
}

describe("a look-up", () => {
  test("merges the records of all sources into one list by time", async () => {
    const { timeline, rank, active, sums } = await lookUpWith(worldWith({}).bot);
    expect(kindsOf(timeline.list.rows)).toEqual([
      ["end", "subject", DAY],
      ["transaction", "subject", 1],
      ["sanction", "subject", 0],
      ["transaction", "subject", -1],
      ["sanction", "handler", -50],
      ["sanction", "subject", -100],
      ["messages", "subject", -DAY],
    ]);
    expect(rank).toBe("Moderator");
    expect(active.map(({ list, target }) => [list, target])).toEqual([
      ["user", null],
      ["user-cog", "Economy"],
    ]);
    expect(sums?.net).toBe(2);
  });

  test.each([
    ["kind=transaction", 2],
    ["kind=sanction", 3],
    ["kind=sanction&role=handler", 1],
    ["role=subject", 6],
    ["from=2026-01-01", 3],
    ["to=2025-12-31", 4],
    ["from=2026-01-02&to=2026-01-02", 1],
    [`by=${OTHER}`, 4],
    [`by=<@${OTHER}>&role=subject&kind=sanction`, 2],
    [`by=${ID}`, 0],
    ["kind=nonsense&role=x&by=mira&from=1.1.2026", 7],
  ])("%s leaves %d events", async (query, found) => {
    const { timeline } = await lookUpWith(worldWith({}).bot, query);
    expect(timeline.list.found).toBe(found);
  });

  test("counts each kind and role among the events that pass the other filters", async () => {
    const { timeline } = await lookUpWith(worldWith({}).bot, "kind=sanction&role=handler");
    expect(timeline.kinds).toMatchObject({ sanction: 1, transaction: 0 });
    expect(timeline.roles).toEqual({ subject: 2, handler: 1 });
  });

  test("counts other people among the events that pass the other filters", async () => {
    const { bot } = worldWith({
      "/blacklist/server/servers": [ban({ guild_id: ID, moderator_id: THIRD })],
    });
    const { timeline } = await lookUpWith(bot, `by=${THIRD}&role=subject`);
    expect(timeline.people).toEqual([
      { id: OTHER, events: 3 },
      { id: THIRD, events: 1 },
    ]);
    expect(timeline.kinds).toMatchObject({ sanction: 1, end: 0, transaction: 0 });
  });

  test("requests messages only of members of the team", async () => {
    const { bot, asked } = worldWith({ "/team": [{ user_id: OTHER, rank: "Manager" }] });
    const { rank, timeline } = await lookUpWith(bot);
    expect([rank, timeline.kinds.messages]).toEqual([null, 0]);
    expect(asked.filter((path) => path.startsWith("/activity"))).toEqual([]);
  });

  test("F46: names the sources that failed, keeps the rest, and retries each failed one alone", async () => {
    const world = worldWith({
      "/blacklist/user/cogs": new Error("down"),
      [`/logs/economy/${ID}`]: { no: "list" },
    });
    const kept = new Map<string, unknown>();
    const rememberAll: Remember = async (key, read, { maxAge }) => {
      if (maxAge === 0 || !kept.has(key)) kept.set(key, await read());
      return kept.get(key) as Awaited<ReturnType<typeof read>>;
    };
    async function lookUpAgain(search: string) {
      world.asked.length = 0;
      const query = new URLSearchParams(search);
      const lookup = await lookUp(world.bot, ID, { query, now, remember: rememberAll });
      const lists = world.asked.filter((path) => /^\/(blacklist|logs|activity)/.test(path));
      return { ...lookup, asked: [...new Set(lists)] };
    }
    const first = await lookUpAgain("");
    expect(first.gaps.failed).toEqual(["userCogBans", "economyLogs"]);
    expect(first.sums).toBeUndefined();
    expect(first.timeline.list.total).toBe(4);
    world.answers["/blacklist/user/cogs"] = [];
    const paged = await lookUpAgain("kind=sanction");
    expect(noSanctionText(first.gaps)).toBe("None on the lists we could read.");
    expect([paged.gaps.failed, paged.asked]).toEqual([first.gaps.failed, []]);
    const second = await lookUpAgain(againSearch(new URLSearchParams("page=2"), ["userCogBans"]));
    expect([second.gaps.failed, second.asked]).toEqual([["economyLogs"], ["/blacklist/user/cogs"]]);
    world.answers[`/logs/economy/${ID}`] = [];
    const third = await lookUpAgain(againSearch(new URLSearchParams(), ["economyLogs"]));
    expect([third.gaps.failed, third.asked]).toEqual([[], [`/logs/economy/${ID}`]]);
    expect(noSanctionText(third.gaps)).toBe("No sanction is in force.");
  });

  test("works without the team and the profile", async () => {
    const { bot } = worldWith({ "/team": new Error("down"), [`/user/${ID}`]: new Error("down") });
    const { rank, user, timeline } = await lookUpWith(bot);
    expect([rank, user]).toEqual([undefined, null]);
    expect(timeline.list.total).toBe(6);
  });
});

const [users] = BLACKLISTS;
if (!users) throw new Error("no list");
const USERS = users;
const entry = { user_id: ID, moderator_id: OTHER, reason: "", timestamp: START };

describe("the events of a source", () => {
  test("a sanction without an end, or of unknown length, has only a beginning", () => {
    for (const duration of [0, null]) {
      expect(kindsOf(sanctionEvents(USERS, [{ ...entry, duration }], ID))).toEqual([
        ["sanction", "subject", 0],
      ]);
    }
  });

  test("a person who sanctioned themselves is the subject", () => {
    const own = { ...entry, moderator_id: ID, duration: 5 };
    expect(kindsOf(sanctionEvents(USERS, [own], ID))).toEqual([
      ["end", "subject", 5],
      ["sanction", "subject", 0],
    ]);
  });

  test("a day over the transfer limit comes after its last transfer, never in the future", () => {
    const transfer = { type: "transfer", amount: 6_000_000 };
    const { events } = economyEvents([
      log(START + 9, transfer),
      log(START, transfer),
      log(START + 20),
    ]);
    expect(kindsOf(events)).toEqual([
      ["transaction", "subject", 20],
      ["limit", "subject", 9],
      ["transaction", "subject", 9],
      ["transaction", "subject", 0],
    ]);
  });

  test("a day without messages is no event", () => {
    const row = { user_id: ID, message_date: "2026-01-01", total_messages: 0 };
    expect(messageEvents([row], ID)).toEqual([]);
  });

  test("an event leads to its list with the row marked", () => {
    const [, begin] = sanctionEvents(USERS, [{ ...entry, duration: 5 }], ID);
    const { events } = economyEvents([log(START)]);
    const addresses = [begin, ...events].map((event) => event && eventAddress(event, ID));
    expect(addresses.map((address) => address?.replace(/-[0-9a-z]+$/, "-CHECKSUM"))).toEqual([
      `/staff/blacklist/user/user?q=${ID}&row=${START}-${ID}-CHECKSUM`,
      `/staff/logging/economy?user=${ID}&startDate=2026-01-01&endDate=2026-01-01&row=${START}-CHECKSUM`,
    ]);
  });
});

describe("a long timeline", () => {
  function reading(events: TimelineEvent[]): SourceReading {
    const about = { searched: 0, isCut: false, unread: [], economy: null, readAt: now };
    return { source: "economyLogs", state: "read", events, ...about };
  }

  test("folds transactions with nothing between them, and counts each", () => {
    const bans = sanctionEvents(USERS, [{ ...entry, duration: 0, timestamp: START + 5 }], ID);
    const times = [9, 8, 7, 6, 4, 3].map((time) => log(START + time));
    const readings = [reading(economyEvents(times).events), reading(bans)];
    const { list } = timelineOf(readings, new URLSearchParams());
    expect(kindsOf(list.rows)).toEqual([
      ["run", 4, 9],
      ["sanction", "subject", 5],
      ["transaction", "subject", 4],
      ["transaction", "subject", 3],
    ]);
    expect([list.found, list.total]).toEqual([7, 7]);
    const [run] = list.rows;
    const shown = run?.kind === "run" ? runSearch(new URLSearchParams(`id=${ID}&page=2`), run) : "";
    const { list: opened } = timelineOf(readings, new URLSearchParams(shown));
    expect(opened.rows.map(({ at }) => at - START)).toEqual([9, 8, 7, 6, 4, 3]);
  });
});

test("T54: of thousands of sanctions in force on one ID the first fifty are named, and all are counted", async () => {
  const { bot } = worldWith({
    "/blacklist/user/commands": Array.from({ length: 15_000 }, (_, i) =>
      ban({ user_id: ID, command: `command-${i}`, timestamp: START - i }),
    ),
  });
  const lookup = await lookUpWith(bot);
  expect([lookup.active.length, lookup.activeCount]).toEqual([50, 15_002]);
  expect(lookup.timeline.list.total).toBeGreaterThan(15_000);
  expect(JSON.stringify(lookup).length).toBeLessThan(200_000);
  expect(lookupForDiscord(lookup, ADDRESS)).toContain("- +14994");
});

test("T61: a copied look-up has timestamps and mentions nobody", async () => {
  const { bot } = worldWith({
    "/blacklist/server/servers": [ban({ guild_id: ID, reason: "@everyone <@1>" })],
  });
  expect(lookupForDiscord(await lookUpWith(bot), ADDRESS).split("\n")).toEqual([
    `**Look-up** \`${ID}\` mira\\_b`,
    `- User Blacklist, <t:${START}:f>, 1d 0h 0m, until <t:${START + DAY}:f>, by \`${OTHER}\`: spam`,
    `- User Cog Blacklist: Economy, <t:${START - 100}:f>, Permanent, by \`${OTHER}\`: spam`,
    `- Server Blacklist, <t:${START}:f>, Permanent, by \`${OTHER}\`: @\u200beveryone \\<@\u200b1\\>`,
    "Economy total without transfers: +2,00",
    "Team: Moderator",
    `Read at <t:${now / 1000}:f>`,
    `<${ADDRESS}>`,
  ]);
});

test("the age of an account is in its ID", () => {
  const made = Number((BigInt(ID) >> 22n) + 1_420_070_400_000n);
  expect(ageOf(ID, made + (3 * 365 + 5) * DAY * 1000)[1]).toBe("3y 5d");
  expect(ageOf(ID, made + 5 * DAY * 1000)).toEqual(["30.04.2016", "5d"]);
  expect(ageOf(ID, made + 3_600_000)[1]).toBe("1h 0m 0s");
});

test("an ID that is only on lists of servers is a server's", async () => {
  const nothing = {
    "/team": [],
    [`/user/${ID}`]: new Error("unknown"),
    [`/logs/economy/${ID}`]: [],
    "/blacklist/user/users": [],
    "/blacklist/user/cogs": [],
  };
  const server = { "/blacklist/server/servers": [ban({ guild_id: ID })] };
  const isServer = async (answers: object) =>
    (await lookUpWith(worldWith({ ...nothing, ...answers }).bot)).isServer;
  expect(await isServer(server)).toBe(true);
  expect(await isServer({})).toBe(false);
  expect(await isServer({ ...server, [`/logs/economy/${ID}`]: [log(START)] })).toBe(false);
});
