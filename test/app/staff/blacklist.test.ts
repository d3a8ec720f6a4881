import { entriesFound } from "../../../app/content/staff/blacklists.ts";
import { describe, expect, test } from "vitest";
import { BLACKLISTS } from "../../../app/content/staff/blacklists.ts";
import { BLACKLIST_READS } from "../../../app/contract/staff-pages.ts";
import {
  blacklistForRoute,
  blacklistCsv,
  blacklistFileName,
  columnsOf,
  entriesOf,
} from "../../../app/staff/blacklist/blacklist.ts";

const sanction = { moderator_id: "1", duration: 0, reason: 'said "no", twice', timestamp: 5 };

describe("the six blacklists", () => {
  test("are in the order of the routes", () => {
    expect(BLACKLISTS.map((list) => list.path)).toEqual(Object.keys(BLACKLIST_READS));
  });

  test("have the exact empty texts", () => {
    expect(BLACKLISTS.map((list) => list.emptyTitle)).toEqual([
      "No User Blacklist Entries Found",
      "No Command Blacklist Entries Found",
      "No Cog Blacklist Entries Found",
      "No Server Blacklist Entries Found",
      "No Server Command Blacklist Entries Found",
      "No Server Cog Blacklist Entries Found",
    ]);
    expect(BLACKLISTS[4]?.emptyText).toBe(
      "There are currently no server command blacklist entries in the database.",
    );
  });

  test("have the exact file names", () => {
    const now = Date.UTC(2026, 10, 21);
    expect(BLACKLISTS.map((list) => blacklistFileName(list, now))).toEqual([
      "user_blacklists_2026-11-21.csv",
      "command_blacklists_2026-11-21.csv",
      "cog_blacklists_2026-11-21.csv",
      "server_blacklists_2026-11-21.csv",
      "server_command_blacklists_2026-11-21.csv",
      "server_cog_blacklists_2026-11-21.csv",
    ]);
  });

  test("are found by the route's pattern and nothing else", () => {
    for (const list of BLACKLISTS) {
      expect(blacklistForRoute(`/staff/blacklist/${list.path}`)).toBe(list);
    }
    expect(blacklistForRoute("/staff/overview")).toBeNull();
  });
});

test("entries of all kinds are converted into one shape and sorted latest first", () => {
  const entries = entriesOf([
    { user_id: "10", command: "work", ...sanction },
    { guild_id: "20", cog: "economy", ...sanction, timestamp: 9 },
    { user_id: "30", ...sanction, timestamp: 7 },
  ]);
  expect(entries.map((entry) => [entry.subject, entry.what])).toEqual([
    ["20", "economy"],
    ["30", null],
    ["10", "work"],
  ]);
});

test("the count of blacklist entries reads as on the page", () => {
  expect(entriesFound("3")).toBe("3 entries found");
});

test("the export has the columns of the list, durations in words and quoted reasons", () => {
  const list = blacklistForRoute("/staff/blacklist/user/command");
  if (!list) throw new Error("no such list");
  expect(columnsOf(list)).toEqual([
    "User ID",
    "Command",
    "Moderator ID",
    "Duration",
    "Reason",
    "Date",
  ]);
  expect(blacklistCsv(list, entriesOf([{ user_id: "10", command: "work", ...sanction }]))).toBe(
    '"User ID","Command","Moderator ID","Duration","Reason","Date"\r\n' +
      '"10","work","1","Permanent","said ""no"", twice","01.01.1970 00:00:05"\r\n',
  );
});
