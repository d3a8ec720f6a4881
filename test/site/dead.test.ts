import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../support/runtime-setup.ts";
import { breakDown, heal, visit } from "../support/site.ts";

// Its own file: nothing has been read here, so no copy can help.

const orJoin = "please try again later or join our support server for assistance.";

const PANELS: [path: string, text: string][] = [
  ["/commands", `Unable to fetch commands, ${orJoin}`],
  ["/commands/music", `Unable to fetch commands, ${orJoin}`],
  ["/status", `Unable to fetch status, ${orJoin}`],
  ["/templates", `Unable to fetch templates, ${orJoin}`],
  ["/team", `Unable to fetch team members, ${orJoin}`],
  ["/feedback", `Unable to fetch feedback, ${orJoin}`],
  ["/avatars", "Failed to load avatars. Please try again later."],
  ["/avatars/234567890123456789", "Failed to load data. Please try again later."],
];

describe("with the bot API dead", () => {
  // Dead throughout: a second try that outlives its test must find nothing in the next.
  beforeAll(() => breakDown({ path: "/*", status: 503 }));
  afterAll(heal);

  it.each(PANELS)(
    "%s shows its error panel with 503, uncached, with both links",
    async (path, text) => {
      const answer = await visit(path);
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
      expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
      const html = await answer.text();
      expect(html).toContain(text);
      expect(html).toContain("Try Again");
      expect(html).toContain('href="https://support.test/join"');
    },
  );

  it("/commands.json answers 503 to any site, uncached", async () => {
    const answer = await visit("/commands.json");
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await answer.json()).toEqual({
      error: expect.not.stringContaining("503"),
      code: "not_ready",
      requestId: answer.headers.get("X-Request-Id"),
    });
  });

  it("the API answers that the bot is unreachable", async () => {
    const answer = await visit("/api/feedback");
    expect(answer.status === 502 || answer.status === 503).toBe(true);
    expect(await answer.json()).toEqual({
      error: expect.not.stringContaining("503"),
      code: expect.stringMatching(/^(?:bot_status|closed)$/),
      requestId: answer.headers.get("X-Request-Id"),
    });
  });
});

describe("with the bot API back", () => {
  it("the next request shows the commands again", async () => {
    // The breaker sends a probe after six seconds at most.
    advance(6);
    expect((await visit("/commands")).status).toBe(200);
  });

  it("an unreadable history isn't shown as missing", async () => {
    const [first] = await (await visit("/api/avatars")).json<{ user_id: string }[]>();
    await breakDown({ path: "/avatars/*", status: 500 });
    const page = await visit(`/avatars/${first?.user_id}`);
    await heal();
    expect(page.status).toBe(503);
    expect(await page.text()).toContain(
      "Failed to load avatars for this user. Please try again later.",
    );
  });
});
