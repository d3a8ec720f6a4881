import { describe, expect, it } from "vitest";
import { reads } from "../../app/contract/endpoints.ts";
import { forget, seen, signIn, visit, visitAs } from "../support/site.ts";

const PERSON = "234567890123456789";

const PAGES = [
  "overview",
  "commands",
  "logging/economy",
  "blacklist/user/user",
  "blacklist/user/command",
  "blacklist/user/cog",
  "blacklist/server/server",
  "blacklist/server/command",
  "blacklist/server/cog",
];

/** The spellings of security.md T3 for one page. */
function spellings(page: string): string[] {
  const upper = page.toUpperCase();
  return [
    `/staff/${page}`,
    `/staff/${page}/`,
    `/STAFF/${upper}`,
    `/Staff/${page}`,
    `/%73taff/${page}`,
    `/%53taff/${page}`,
    `/st%61ff/${page}`,
    `//staff/${page}`,
    `/staff//${page}`,
    `/staff/./${page}`,
    `/x/../staff/${page}`,
    `/staff/%2e/${page}`,
    `/staff/${page}.data`,
    `/staff/${page}.DATA`,
    `/STAFF/${upper}.data`,
    `/staff/${page}/_.data`,
    `/staff/${page}.data?_routes=root`,
    `/staff/${page}.data?_routes=routes%2Fstaff%2F${page.split("/")[0]}`,
    `/staff/${page}.data?_routes=blacklist%2F${page.slice(10)}`,
    `/staff/${page};x`,
    `/staff/${page}%2f`,
    `/staff/${page}%00`,
    `/staff%2f${page}`,
    `/staff/${page}?index`,
    `/staff/${page}/x.css`,
  ];
}

const STAFF_READS = Object.values(reads)
  .filter((row) => row.access === "staff")
  .map((row) => row.route.replace(":id", PERSON))
  .concat(`/api/staff/users?ids=${PERSON}`);

/** What only a staff read asks the bot for. */
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
])("T3: the staff pages refuse %s", (_, cookieOf) => {
  it.each(PAGES)("%s in every spelling", async (page) => {
    const cookie = await cookieOf();
    await forget();
    for (const path of spellings(page)) {
      for (const method of ["GET", "HEAD"]) {
        const answer = await visitAs(cookie, path, { method });
        const body = await answer.text();
        const isRefused =
          (answer.status === 302 && answer.headers.get("Location")?.startsWith("/?returnTo=")) ||
          (answer.status === 202 && body.includes("SingleFetchRedirect")) ||
          (method === "HEAD" && answer.status === 202) ||
          answer.status === 404 ||
          (answer.status === 200 && !body.includes("viewer") && path.includes("_routes=root"));
        expect(isRefused, `${method} ${path} answered ${answer.status}`).toBe(true);
      }
    }
    expect(await staffQuestions()).toEqual([]);
  });
});

describe("T3: the staff API", () => {
  it.each(STAFF_READS)("%s answers 401, 403 and 200", async (path) => {
    await forget();
    const anonymous = await visit(path);
    expect(anonymous.status).toBe(401);
    expect(await anonymous.json()).toHaveProperty("error");
    expect((await visitAs(await signIn("Visitor"), path)).status).toBe(403);
    expect(await staffQuestions()).toEqual([]);
    const member = await visitAs(await signIn("Manager"), path);
    expect(member.status).toBe(200);
    expect(member.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("T18: asks for the configured server whatever the client names", async () => {
    const cookie = await signIn("Developer");
    await forget();
    await visitAs(cookie, "/api/activity/messages?server_id=1&time_range=30d");
    const question = (await seen()).find((request) => request.path === "/activity/messages");
    expect(question?.query).toEqual({ time_range: "30d", server_id: "1100000000000000002" });
  });
});
