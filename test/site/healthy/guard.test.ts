import { beforeAll, describe, expect, it } from "vitest";
import { reads } from "../../../app/contract/endpoints.ts";
import { cases } from "../../support/runs.ts";
import { sessionOf } from "../../support/sessions.ts";
import { forget, seen, signIn, visit, visitAs } from "../../support/site.ts";

const PERSON = "234567890123456789";
const HOUR = 3_600_000;

const PAGES = [
  "overview",
  "commands",
  "health",
  "incidents",
  "lookup",
  "appeals",
  "trail",
  "logging/economy",
  "blacklist",
  "blacklist/user/user",
  "blacklist/user/command",
  "blacklist/user/cog",
  "blacklist/server/server",
  "blacklist/server/command",
  "blacklist/server/cog",
];

/** Files in app/routes/staff that aren't named like their path's first part. */
const FILES: Record<string, string> = {
  "logging/economy": "economy",
  blacklist: "blacklist-all",
};

const ROOMS = [
  "/staff",
  "/STAFF",
  "/Staff",
  "/%73taff",
  "/%53taff",
  "/st%61ff",
  "//staff",
  "/./staff",
  "/x/../staff",
  "/staff/.",
  "/staff/%2e",
  "/staff/",
  "/staff;x",
];
const ENDS = [
  "",
  "/",
  "?index",
  ".data",
  ".DATA",
  "/_.data",
  ".data?_routes=root",
  ".data?_routes=routes%2Fstaff%2F{file}",
  ".data?_routes=blacklist%2F{rest}",
  ".data?_routes=root%2Croutes%2Fstaff%2Flayout%2Cblacklist%2F{rest}",
  ".data/",
  ";x",
  "%2f",
  "%00",
  "/x.css",
];

/** The person in requests of look-up pages. */
const WHOM = `id=${PERSON}&user=${PERSON}`;

/** A page's path, spelled as oddly as the room's. */
function spelledLike(room: string, page: string): string {
  if (room === "/STAFF") return page.toUpperCase();
  if (room === "/Staff") return page.replaceAll(/[aeo]/g, (letter) => letter.toUpperCase());
  if (room.startsWith("//")) return page.replaceAll("/", "//");
  if (room.startsWith("/./")) return page.replaceAll("/", "/./");
  if (!room.includes("%")) return page;
  const hexOf = (letter: string) => letter.charCodeAt(0).toString(16);
  return page.replaceAll(/[k-o]/g, (letter) =>
    room === "/%53taff" ? `%${hexOf(letter).toUpperCase()}` : `%${hexOf(letter)}`,
  );
}

/** A page's usual spellings and many odd ones: all in long mode, else a sample from `start` on. */
function spellings(page: string, start: number): string[] {
  const usual = ["", ".data", ".data?_routes=routes%2Fstaff%2F{file}"];
  const addressOf = (room: string, end: string) => {
    const name = spelledLike(room, page);
    const [first = ""] = page.split("/");
    const file = FILES[page] ?? first;
    const path = `${room}/${name}${end.replace("{file}", file).replace("{rest}", page.slice(10))}`;
    return `${path}${path.includes("?") ? "&" : "?"}${WHOM}`;
  };
  const all = ROOMS.flatMap((room) => ENDS.map((end) => addressOf(room, end)));
  const step = cases(24, 1);
  return usual
    .map((end) => addressOf("/staff", end))
    .concat(all.filter((_, i) => i % step === start % step))
    .concat(`/staff%2f${page}`);
}

const STAFF_READS = Object.values(reads)
  .filter((row) => row.access === "staff")
  .map((row) => row.route.replace(":id", PERSON))
  .concat(`/api/staff/users?ids=${PERSON}`);

/** Paths of the bot API that only staff reads request. */
async function staffQuestions(): Promise<string[]> {
  return (await seen())
    .filter((request) => request.side === "bot")
    .map((request) => request.path)
    .filter((path) => /^\/(blacklist|logs|activity)/.test(path));
}

describe.each([
  ["nobody", async () => ""],
  ["a visitor outside the team", () => signIn("Visitor")],
  ["a forged session", async () => "__Host-session=ImFiYyI.forged"],
  ["somebody no longer on the team", () => sessionOf("345678901234567890", HOUR)],
  ["a member who signed in 12 hours ago", async () => sessionOf(await developerId(), 12 * HOUR)],
])("T3: the staff pages refuse %s", (who, cookieOf) => {
  let cookie = "";
  beforeAll(async () => {
    cookie = await cookieOf();
  });

  it.each(PAGES)("%s in every spelling", async (page) => {
    await forget();
    const paths = spellings(page, PAGES.indexOf(page) + who.length);
    for (const method of ["GET", "HEAD"]) {
      await Promise.all(paths.map((path) => expectRefused(cookie, path, method)));
    }
    expect(await staffQuestions()).toEqual([]);
  });
});

/** The guard's own error, in the router's format. */
const RIGHTS_ENDED =
  /^\[\{"_1":2\},"routes\/staff\/layout",\{"_3":4\},"error",\["ErrorResponse",-5,5,6\],401,"[\w ]+"\]\s*$/;

async function expectRefused(cookie: string, path: string, method: string): Promise<void> {
  const answer = await visitAs(cookie, path, { method });
  const body = await answer.text();
  const isRefused =
    (answer.status === 302 && answer.headers.get("Location")?.startsWith("/?returnTo=")) ||
    (answer.status === 202 && (method === "HEAD" || body.includes("SingleFetchRedirect"))) ||
    answer.status === 404 ||
    (answer.status === 401 && (method === "HEAD" || RIGHTS_ENDED.test(body))) ||
    // Only loaders that this address lacks were requested: no staff route's data.
    (answer.status === 200 && path.includes("_routes=") && !/viewer|staff|blacklist/.test(body));
  expect(isRefused, `${method} ${path} answered ${answer.status}`).toBe(true);
}

async function developerId(): Promise<string> {
  const me = await visitAs(await signIn("Developer"), "/api/auth/me");
  return (await me.json<{ id: string }>()).id;
}

describe("T3, T18: the staff API", () => {
  it.each(STAFF_READS)("%s answers 401, 403 and 200", async (path) => {
    await forget();
    const anonymous = await visit(path);
    expect(anonymous.status).toBe(401);
    expect(await anonymous.json()).toHaveProperty("error");
    for (const [status, cookie] of [
      [401, "__Host-session=ImFiYyI.forged"],
      [401, await sessionOf(await developerId(), 12 * HOUR)],
      [403, await signIn("Visitor")],
      [403, await sessionOf("345678901234567890", HOUR)],
    ] as const) {
      expect((await visitAs(cookie, path)).status).toBe(status);
    }
    expect(await staffQuestions()).toEqual([]);
    const member = await visitAs(await signIn("Manager"), path);
    expect(member.status).toBe(200);
    expect(member.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("requests the configured server, whatever the client names", async () => {
    const cookie = await signIn("Developer");
    await forget();
    await visitAs(cookie, "/api/activity/messages?server_id=1&time_range=30d");
    const question = (await seen()).find((request) => request.path === "/activity/messages");
    expect(question?.query).toEqual({ time_range: "30d", server_id: "1100000000000000002" });
  });
});
