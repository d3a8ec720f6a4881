import { describe, expect, test } from "vitest";
import { MOST } from "../../../app/contract/most.ts";
import type { ActivityRange } from "../../../app/contract/range.ts";
import type { ActivityRow } from "../../../app/contract/staff.ts";
import {
  DEFAULT_SORT,
  withNames,
  inactiveMembers,
  sortedMembers,
  type MemberKey,
} from "../../../app/staff/overview/members.ts";
import { teamActivity } from "../../../app/staff/overview/overview.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const MANAGER = "200000000000000000";
const HELPER = "100000000000000000";
const SILENT = "100000000000000001";
const STRANGER = "300000000000000000";

function read<T>(value: T) {
  return { value, state: "miss" as const, age: 0, asOf: 0 };
}

function row(user_id: string, message_date: string, total_messages: number): ActivityRow {
  return { user_id, message_date, total_messages };
}

const recent = [row(HELPER, "2026-11-20", 4), row(MANAGER, "2026-11-21", 9)];
const past = [
  ...recent,
  row(HELPER, "2026-11-10", 10),
  row(SILENT, "2026-11-01", 3),
  row(STRANGER, "2026-10-01", 3),
];

function botWith(
  rows: ActivityRow[],
  history: ActivityRow[] | Error = past,
  cut: readonly ActivityRange[] = [],
) {
  const asked: ActivityRange[] = [];
  return {
    asked,
    team: async () =>
      read([
        { user_id: HELPER, rank: "Supporter", socials: {}, username: "helper" },
        { user_id: SILENT, rank: "Supporter", socials: {}, username: "silent" },
        { user_id: MANAGER, rank: "Manager", socials: {}, username: null },
      ]),
    async activity(range: ActivityRange) {
      asked.push(range);
      const isCut = cut.includes(range);
      if (range !== "all") return { ...read(rows), isCut };
      if (history instanceof Error) throw history;
      return { ...read(history), isCut };
    },
    async user(): Promise<never> {
      throw new Error("no profiles today");
    },
  };
}

describe("teamActivity", () => {
  test("lists every member by rank, those without a message too, without profiles by username or id", async () => {
    const team = await teamActivity(botWith(recent), "7d", NOW);
    expect(
      team?.groups.map(({ info, members }) => [
        info.rank,
        members.map((member) => [member.name, member.messages, member.change, member.lastDay]),
      ]),
    ).toEqual([
      ["Manager", [[MANAGER, 9, 9, "2026-11-21"]]],
      [
        "Supporter",
        [
          ["helper", 4, -6, "2026-11-20"],
          ["silent", 0, 0, "2026-11-01"],
        ],
      ],
    ]);
    expect(team?.days).toHaveLength(7);
    for (const member of team?.groups.flatMap((group) => group.members) ?? []) {
      expect(member.counts).toHaveLength(7);
    }
  });

  test("is empty when only strangers wrote", async () => {
    const bot = botWith([row(STRANGER, "2026-11-20", 4)]);
    expect(await teamActivity(bot, "7d", NOW)).toBeNull();
  });

  test("shows the page without changes when the range before cannot be read", async () => {
    const team = await teamActivity(botWith(recent, new Error("too long ago")), "7d", NOW);
    const changes = team?.groups.flatMap(({ members }) => members.map((member) => member.change));
    expect(changes).toEqual([null, null, null]);
  });

  test.each([
    [[], null],
    [["7d"], MOST.activity],
    [["all"], MOST.activity],
  ] as const)("says how many rows of %j were read when the bot has more", async (cut, most) => {
    const team = await teamActivity(botWith(recent, past, cut), "7d", NOW);
    expect(team?.cutTo).toBe(most);
  });

  test("makes one request for all time", async () => {
    const bot = botWith([]);
    await teamActivity(bot, "all", NOW);
    expect(bot.asked).toEqual(["all"]);
  });
});

describe("the table of members", () => {
  async function groups() {
    return (await teamActivity(botWith(recent), "7d", NOW))?.groups ?? [];
  }

  test.each<[MemberKey, boolean, string[]]>([
    ["rank", false, [MANAGER, "helper", "silent"]],
    ["member", true, ["silent", "helper", MANAGER]],
    ["messages", true, [MANAGER, "helper", "silent"]],
    ["change", false, ["helper", "silent", MANAGER]],
    ["last", false, ["silent", "helper", MANAGER]],
  ])("by %s, downwards %s", async (key, descending, names) => {
    expect(sortedMembers(await groups(), { key, descending }).map(({ name }) => name)).toEqual(
      names,
    );
  });

  test("names members who went quiet", async () => {
    expect(inactiveMembers(await groups()).map(({ name }) => name)).toEqual(["silent"]);
  });

  test("adds names that arrive later, except for people who have one", async () => {
    const late = { user: "Late", username: null, avatar: "abc" };
    const user = { ...late, banner: null, banner_color: null, activity: null };
    const rows = sortedMembers(
      withNames(await groups(), { [HELPER]: user, [MANAGER]: null }),
      DEFAULT_SORT,
    );
    expect(rows.map(({ name, avatar }) => [name, avatar])).toEqual([
      [MANAGER, null],
      ["Late", "abc"],
      ["silent", null],
    ]);
  });
});
