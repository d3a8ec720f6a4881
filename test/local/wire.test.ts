import { beforeAll, describe, expect, it } from "vitest";
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

  it("one person's avatars, the most by far, decode", async () => {
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

describe("what the wire carries on purpose", () => {
  let team: ReturnType<typeof reads.team.decode>["value"];
  beforeAll(async () => {
    team = reads.team.decode(await answerOf("/team")).value;
  });

  function memberNamed(username: string) {
    const id = world.seed.team.find((person) => person.username === username)?.id;
    return team.find(({ user_id }) => user_id === id);
  }

  it("the team has socials as objects, as JSON text and broken", () => {
    const kinds = world.seed.teamAnswer().map(({ socials }) => {
      if (typeof socials !== "string") return socials === null ? "none" : "object";
      return socials.endsWith("}") ? "text" : "broken";
    });
    expect(new Set(kinds)).toEqual(new Set(["none", "object", "text", "broken"]));
    expect(memberNamed("okapi")?.socials).toEqual({});
  });

  it("the team has an unsafe link, which the decoder leaves out", () => {
    const raw = JSON.stringify(world.seed.teamAnswer());
    expect(raw).toContain("javascript:");
    expect(memberNamed("img_src")?.socials).toEqual({ github: "https://github.com/" });
  });

  it("the team has a display name that is markup", () => {
    const id = world.seed.team.find(({ username }) => username === "img_src")?.id ?? "";
    expect(world.seed.user(id)?.user).toContain("<img src=x onerror=");
  });

  it("the feedback has reviews that are not approved", () => {
    const texts = world.seed.feedback().filter(({ approved }) => approved !== true);
    expect(texts).toHaveLength(60);
    expect(texts.some(({ approved }) => approved === "true")).toBe(true);
    expect(texts.some(({ feedback }) => feedback.startsWith("UNAPPROVED"))).toBe(true);
  });

  it("the feedback has reviews in right-to-left scripts, with emoji, very short and very long", () => {
    const texts = world.seed.feedback().map(({ feedback }) => feedback);
    for (const kind of [/[\u0590-\u05ff]/, /[\u0600-\u06ff]/, /\p{Extended_Pictographic}/u]) {
      expect(texts.some((text) => kind.test(text))).toBe(true);
    }
    expect(texts.some((text) => text.length > 400)).toBe(true);
    expect(texts.some((text) => text.trim().length > 0 && text.length < 10)).toBe(true);
  });

  it("the templates have embed code that begins with {embed} and has one $v{…} per part", () => {
    for (const { answer } of world.seed.templates()) {
      expect(answer.embed).toMatch(/^\{embed\}(\$v\{[a-z]+(: [^$]+)?\})+$/);
      expect(answer.name).toMatch(/jail|ban|kick|mute/i);
    }
    const categories = ["Jail", "Unjail", "Ban", "Unban", "Kick", "Mute", "Unmute"];
    for (const category of categories) {
      const hits = world.seed.templates().filter(({ answer }) => answer.name.includes(category));
      expect(hits.length, category).toBeGreaterThanOrEqual(5);
    }
  });
});
