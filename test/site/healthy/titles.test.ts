import { beforeAll, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../app/content/site.ts";
import { BLACKLISTS, listTitle } from "../../../app/content/staff/blacklists.ts";
import { STAFF_LINKS, STAFF_SECTIONS } from "../../../app/content/staff/navigation.ts";
import { signIn, titleOf, visit, visitAs } from "../../support/site.ts";

const STAFF_PAGES: [path: string, title: string][] = [
  ["/staff/overview", "Staff Overview"],
  ["/staff/commands", "Staff Commands"],
  ["/staff/lookup", "Look-up"],
  ["/staff/incidents", "Incidents"],
  ["/staff/appeals", "Appeals"],
  ["/staff/trail", "Audit log"],
  ["/staff/health", "Health"],
  ["/staff/logging/economy", "Economy Logs"],
  ["/staff/blacklist", "All Blacklists"],
  ...BLACKLISTS.map(({ id, path }): [string, string] => [
    `/staff/blacklist/${path}`,
    listTitle(id),
  ]),
];

describe("every page of the team", () => {
  let member = "";
  beforeAll(async () => {
    member = await signIn("Moderator");
  });

  it("in the sidebar has a row", () => {
    const links = [...STAFF_LINKS, ...STAFF_SECTIONS.flatMap((section) => section.links)];
    const rows = new Set(STAFF_PAGES.map(([path]) => path));
    expect(links.map(({ path }) => path).filter((path) => !rows.has(path))).toEqual([]);
  });

  it.each(STAFF_PAGES)(
    "T13: %s answers a member with the title '%s', and no cache keeps it",
    async (path, title) => {
      const answer = await visitAs(member, path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      expect(await titleOf(answer)).toBe(`${PRODUCT} - ${title}`);
    },
  );
});

describe("redirects", () => {
  it("lead an unknown category to the command list", async () => {
    const answer = await visit("/commands/nonsense");
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/commands"]);
  });

  it("lead /staff to the overview for a member", async () => {
    const answer = await visitAs(await signIn("Supporter"), "/staff");
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/staff/overview"]);
  });

  it.each([
    ["/discord", "https://support.test/join"],
    ["/Discord", "https://support.test/join"],
    ["/discord/", "https://support.test/join"],
    ["/Invite", "https://chat.test/oauth2/authorize?client_id=1100000000000000001&scope=bot"],
    ["/invite", "https://chat.test/oauth2/authorize?client_id=1100000000000000001&scope=bot"],
  ])(
    "%s redirects to another site, with a link for clients that do not follow",
    async (path, target) => {
      const answer = await visit(path);
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, target]);
      const html = await answer.text();
      expect(html).toContain("Redirecting...");
      expect(html).toMatch(/<a href="[^"]+">click here<\/a>/);
    },
  );

  it("the launcher page opens the launcher, at once and by a visible link, and closes after 500 ms", async () => {
    const html = await (await visit("/EpicGames/fn%3Aabc%3AFortnite")).text();
    const link = "com.epicgames.launcher://apps/fn%3Aabc%3AFortnite?action=launch&amp;silent=true";
    expect(html).toContain(`href="${link}">Open launcher</a>`);
    expect(html).toMatch(/window\.close\(\);\s*\}, 500\)/);
  });
});

describe("an unknown address", () => {
  it.each(["/nope", "/staffing", "/features/nothing", "/avatars/12", "/avatars/x/y"])(
    "%s is the not-found page",
    async (path) => {
      const answer = await visit(path);
      expect(answer.status).toBe(404);
      const html = await answer.text();
      expect(html).toContain(`<title>${PRODUCT} - 404 Not Found</title>`);
      expect(html).toContain("Page Not Found");
      expect(html).toContain("doesn");
      expect(html).toContain("Go Back");
      expect(html).toContain("Home");
    },
  );
});
