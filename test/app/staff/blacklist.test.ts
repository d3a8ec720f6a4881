import { describe, expect, test } from "vitest";
import { BLACKLISTS } from "../../../app/content/staff/blacklists.ts";
import { listOf } from "../../../app/contract/lists.ts";
import {
  blacklistForRoute,
  blacklistFile,
  sanctionsOf,
} from "../../../app/staff/blacklist/blacklist.ts";

const sanction = { moderator_id: "1", duration: 0, reason: 'said "no", twice', timestamp: 5 };

describe("the six blacklists", () => {
  test("have the exact file names", () => {
    expect(BLACKLISTS.map(blacklistFile)).toEqual([
      "user_blacklists",
      "command_blacklists",
      "cog_blacklists",
      "server_blacklists",
      "server_command_blacklists",
      "server_cog_blacklists",
    ]);
  });

  test("are found by the route's pattern and nothing else", () => {
    for (const list of BLACKLISTS) {
      expect(blacklistForRoute(`/staff/blacklist/${list.path}`)).toBe(list);
    }
    expect(blacklistForRoute("/staff/overview")).toBeNull();
  });
});

test("rows of each list become sanctions, the latest first", () => {
  const commands = sanctionsOf(listOf("user-command"), [
    { user_id: "10", command: "work", ...sanction },
    { user_id: "30", command: "beg", ...sanction, timestamp: 7 },
  ]);
  expect(commands.map(({ subject, target }) => [subject, target])).toEqual([
    ["30", "beg"],
    ["10", "work"],
  ]);
  const [cog] = sanctionsOf(listOf("server-cog"), [
    { guild_id: "20", cog: "economy", ...sanction },
  ]);
  expect(cog).toMatchObject({ list: "server-cog", subject: "20", target: "economy" });
  const [whole] = sanctionsOf(listOf("user"), [{ user_id: "30", ...sanction }]);
  expect(whole).toMatchObject({ list: "user", subject: "30", target: null });
});
