import { describe, expect, it } from "vitest";
import { isStaffCommand } from "../../app/contract/staff-command.ts";
import type { Decoded } from "../../app/contract/decode.ts";
import { reads } from "../../app/contract/endpoints.ts";
import { BAD_AVATARS, AVATARS } from "../../worker/local/seed/avatars.ts";
import { BAD_PER_BLACKLIST, BLACKLIST_SIZES } from "../../worker/local/seed/blacklists.ts";
import { allCommands, BAD_COMMANDS } from "../../worker/local/seed/commands.ts";
import { APPROVED, BAD_FEEDBACK } from "../../worker/local/seed/feedback.ts";
import { tradersOf } from "../../worker/local/seed/seed.ts";
import { askBot, worldAt } from "./world.ts";

const world = worldAt();
const [trader = "", textTrader = ""] = tradersOf(world.seed.people);
const somebody = world.seed.people[0]?.id ?? "";
const member = world.seed.team[0]?.id ?? "";

async function answerOf(path: string): Promise<unknown> {
  const response = await askBot(world, path.replace(/^\/api/, ""));
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toContain("application/json");
  return response.json();
}

describe("every list of the wire decodes", () => {
  const publicCommands = allCommands().filter((item) => !isStaffCommand(item)).length;
  const staffCommands = allCommands().length - publicCommands;
  const rows: [
    name: string,
    path: string,
    decode: (answer: unknown) => Decoded<unknown[]>,
    good: number,
    dropped: number,
  ][] = [
    ["commands", reads.commands.path(), reads.commands.decode, publicCommands, BAD_COMMANDS],
    ["staff commands", "/api/commands", reads.staffCommands.decode, staffCommands, BAD_COMMANDS],
    ["history", reads.history.path(), reads.history.decode, 5_760, 0],
    ["shards", reads.shards.path(), reads.shards.decode, 24, 0],
    ["templates", reads.templates.path(), reads.templates.decode, 40, 0],
    ["team", reads.team.path(), reads.team.decode, 26, 0],
    ["feedback", reads.feedback.path(), reads.feedback.decode, APPROVED, BAD_FEEDBACK],
    ["avatars", reads.avatars.path(), reads.avatars.decode, AVATARS, BAD_AVATARS],
    ["economy logs", reads.economyLogs.path(trader), reads.economyLogs.decode, 2_000, 0],
    ["economy as text", reads.economyLogs.path(textTrader), reads.economyLogs.decode, 2_000, 0],
    ...(
      [
        ["user/users", reads.userBans],
        ["user/commands", reads.userCommandBans],
        ["user/cogs", reads.userCogBans],
        ["server/servers", reads.serverBans],
        ["server/commands", reads.serverCommandBans],
        ["server/cogs", reads.serverCogBans],
      ] as const
    ).map(([path, { decode }]): (typeof rows)[number] => [
      path,
      `/blacklist/${path}`,
      decode,
      BLACKLIST_SIZES[path],
      BAD_PER_BLACKLIST,
    ]),
  ];

  it.each(rows)("%s", async (_name, path, decode, good, dropped) => {
    const decoded = decode(await answerOf(path));
    expect(decoded.value).toHaveLength(good);
    expect(decoded.dropped).toBe(dropped);
  });

  it("the avatars of the person with the most decode", async () => {
    const decoded = reads.avatarsOf.decode(await answerOf(reads.avatarsOf.path(somebody)));
    expect(decoded.value.length).toBeGreaterThan(100);
    expect(decoded.value.every(({ user_id }) => user_id === somebody)).toBe(true);
  });

  it.each(["7d", "14d", "30d", "all"] as const)("activity of %s decodes", async (range) => {
    const path = `${reads.activity.path(range)}&server_id=914857203355312148`;
    const decoded = reads.activity.decode(await answerOf(path));
    expect(decoded.value.length).toBeGreaterThan(100);
    expect(decoded.dropped).toBe(0);
  });

  it("a profile with banner and activity decodes", async () => {
    const { value } = reads.user.decode(await answerOf(reads.user.path(member)));
    expect(value.username).toBe("juniper");
    expect(value.banner).toMatch(/^http:\/\/cdn\.test\/banners\//);
    expect(value.activity?.name).toBeTruthy();
  });
});
