import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { breakDown, heal, signIn, visit, visitAs } from "../../support/site.ts";

// Its own file: the bot's answers are hostile from the first read on.

const EVIL = `</script><script>__x=1</script>"><svg onload=__x=1>`;
const ID = "345678901234567890";
const SOCIALS = JSON.stringify({
  custom: "javascript:__x=1",
  github: "data:text/html,<script>__x=1</script>",
}).replace("{", '{"__proto__":{"polluted":true},');

/** A bot's answers with hostile text in every field. */
const ANSWERS: Record<string, unknown[] | object> = {
  "/commands": [
    { name: EVIL, description: EVIL, category: "Moderation", aliases: [EVIL], arguments: [EVIL] },
  ],
  "/team": [{ user_id: ID, rank: EVIL, socials: SOCIALS, username: EVIL }],
  "/feedback": [
    { user_id: ID, message_id: ID, text: EVIL, content: EVIL, feedback: EVIL, approved: true },
    { user_id: ID, message_id: "345678901234567891", text: "hidden-one", approved: false },
    { user_id: ID, message_id: "345678901234567892", text: "hidden-two", approved: "true" },
  ],
  "/templates": [
    { id: 1, name: EVIL, image: `javascript:__x=1`, embed: `{embed}$v{title: ${EVIL}}` },
  ],
  // The second one, as a list without a readable record is an error.
  "/avatars": [
    { user_id: ID, avatar: EVIL, timestamp: 1_700_000_000 },
    { user_id: ID, avatar: "a.png", timestamp: 1_700_000_000 },
  ],
  [`/user/${ID}`]: {
    user: EVIL,
    username: EVIL,
    avatar: "javascript:__x=1",
    activity: { name: EVIL, details: EVIL, emoji: EVIL, image: "javascript:__x=1" },
  },
  "/blacklist/user/users": [
    { user_id: ID, moderator: ID, reason: EVIL, duration: 1, timestamp: 1 },
  ],
};

beforeAll(async () => {
  for (const [path, body] of Object.entries(ANSWERS)) {
    // JSON.stringify would drop the key that matters here.
    const text = JSON.stringify(body).replaceAll(
      '"user_id"',
      '"__proto__":{"isStaff":true},"ip":"10.9.8.7","email":"a@b.test","user_id"',
    );
    await breakDown({ path, body: text });
  }
});
afterAll(heal);

const PAGES = [
  "/commands",
  "/commands?q=%3C%2Fscript%3E%3Cscript%3E__x%3D1%3C%2Fscript%3E",
  "/team",
  "/feedback",
  "/templates",
  "/avatars",
  `/avatars/${ID}`,
  "/contact?subject=%3C%2Fscript%3E%3Csvg%20onload%3D__x%3D1%3E&message=%22%3E%3Csvg%20onload%3D__x%3D1%3E",
  "/no%3Cscript%3E__x=1%3C/script%3E",
];

/** Tags that run or mislead. Skips allowed scripts and data: what breaks out comes after them. */
async function expectHarmless(answer: Response): Promise<void> {
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  let markup = await answer.text();
  for (const [element, attributes = "", code = ""] of markup.matchAll(SCRIPT)) {
    const isData = attributes.startsWith(' type="application/');
    const isAllowed = isData || policy.includes(await sourceOf(code));
    if (isAllowed) markup = markup.replace(element, "");
  }
  expect(markup.match(/<script[^>]*>.{0,40}/g)).toBeNull();
  const tags = markup.match(/<[a-z][^\s>]*(?:\s+[\w:-]+(?:="[^"]*")?)*\s*\/?>/gi) ?? [];
  expect(tags.length).toBeGreaterThan(20);
  for (const tag of tags) {
    expect(tag.replaceAll(/="[^"]*"/g, "")).not.toMatch(/\son\w+/i);
    expect(tag).not.toMatch(/\s(?:href|src|action)="\s*(?:javascript|data:text|vbscript)/i);
  }
}

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/** The policy's source for an inline script. */
async function sourceOf(code: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}

describe("T21: hostile texts of the bot and of addresses", () => {
  it.each(PAGES)("are only text on %s", async (path) => {
    const answer = await visit(path);
    expect([200, 404]).toContain(answer.status);
    await expectHarmless(answer);
  });

  it("are only text for staff", async () => {
    await heal();
    const member = await signIn("Manager");
    await visitAs(member, "/api/auth/me"); // The team is remembered now.
    await breakDown({
      path: "/blacklist/user/users",
      body: JSON.stringify(ANSWERS["/blacklist/user/users"]),
    });
    const page = await visitAs(member, "/staff/blacklist/user/user");
    expect(page.status).toBe(200);
    expect(await page.clone().text()).toContain("__x=1");
    await expectHarmless(page);
  });
});

describe("T28: a prototype in the bot's JSON", () => {
  it.each(["/api/team", "/api/feedback", "/api/avatars"])(
    "changes nothing after %s",
    async (path) => {
      const text = await (await visit(path)).text();
      expect(text).not.toMatch(/__proto__|isStaff|polluted/);
      expect({}).not.toHaveProperty("isStaff");
      expect({}).not.toHaveProperty("polluted");
    },
  );
});

describe("T17: what the bot says of people", () => {
  it("is cut down to the known fields", async () => {
    for (const path of ["/api/team", "/api/feedback", `/api/user/${ID}`]) {
      expect(await (await visit(path)).text()).not.toMatch(/10\.9\.8\.7|a@b\.test/);
    }
  });

  it("is shown when it is approved with exactly true", async () => {
    for (const path of ["/api/feedback", "/feedback", "/feedback.data"]) {
      const text = await (await visit(path)).text();
      expect(text).toContain(ID);
      expect(text).not.toMatch(/hidden-(one|two)/);
    }
  });
});
