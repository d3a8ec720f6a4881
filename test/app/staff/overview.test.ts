import { describe, expect, test } from "vitest";
import type { ActivityRow } from "../../../app/contract/staff.ts";
import { teamActivity } from "../../../app/staff/overview.ts";
import { onlyPageChanged } from "../../../app/staff/rows.ts";
import { greeting } from "../../../app/staff/words.ts";

const MANAGER = "200000000000000000";
const HELPER = "100000000000000000";

function read<T>(value: T) {
  return { value, state: "miss" as const, age: 0 };
}

function botWith(rows: ActivityRow[]) {
  return {
    team: async () =>
      read([
        { user_id: HELPER, rank: "Supporter", socials: {}, username: "helper" },
        { user_id: MANAGER, rank: "Manager", socials: {}, username: null },
      ]),
    activity: async () => read(rows),
    async user(): Promise<never> {
      throw new Error("no profiles today");
    },
  };
}

describe("teamActivity", () => {
  test("lists every member by rank with their sum, without profiles by username or id", async () => {
    const rows = [{ user_id: HELPER, message_date: "2026-11-20", total_messages: 4 }];
    const groups = await teamActivity(botWith(rows), "7d");
    expect(
      groups?.map(({ info, members }) => [
        info.rank,
        members.map(({ name, messages, lastDay }) => [name, messages, lastDay]),
      ]),
    ).toEqual([
      ["Manager", [[MANAGER, 0, null]]],
      ["Supporter", [["helper", 4, "2026-11-20"]]],
    ]);
  });

  test("is nothing when only strangers wrote", async () => {
    const rows = [{ user_id: "300000000000000000", message_date: "2026-11-20", total_messages: 4 }];
    expect(await teamActivity(botWith(rows), "7d")).toBeNull();
  });
});

test.each([
  ["?page=1", "?page=2", true],
  ["", "?page=2", true],
  ["?user=1&page=1", "?page=2&user=1", true],
  ["?user=1&range=7d", "?range=7d&page=2&user=1", true],
  ["?user=1", "?user=2&page=2", false],
  ["?user=1", "?user=1", false],
])("from %j to %j only the page changes: %s", (from, to, only) => {
  const url = (search: string) => new URL(`https://haven.test/staff/logging/economy${search}`);
  expect(onlyPageChanged(url(from), url(to))).toBe(only);
});

test("the greeting has the words of §2", () => {
  expect(greeting("mira")).toBe(
    "Welcome back, mira, here you can see the overview of the staff team.",
  );
});
