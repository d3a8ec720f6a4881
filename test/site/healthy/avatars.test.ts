import { beforeAll, describe, expect, it } from "vitest";
import { SITE_URL } from "../../support/fixtures.ts";
import { AJAX, signIn, titleOf, visit, visitAs } from "../../support/site.ts";

const UNKNOWN = "234567890123456789";

let visitor: string;
let id: string;

beforeAll(async () => {
  visitor = await signIn("Visitor");
  id = (await (await visitAs(visitor, "/api/auth/me")).json<{ id: string }>()).id;
  // An earlier file may have hidden it.
  await changed("/api/own-avatars/show");
});

function post(path: string, cookie: string, headers: Record<string, string> = AJAX) {
  return visitAs(cookie, path, { method: "POST", headers });
}

async function changed(path: string): Promise<void> {
  expect(await (await post(path, visitor)).json()).toEqual({ hidden: path.endsWith("/hide") });
}

async function filesOf(user: string): Promise<number> {
  return (await (await visit(`/api/avatars/${user}`)).json<unknown[]>()).length;
}

describe("hiding one's own avatar history", () => {
  it("takes effect at once on page and API, and can be taken back", async () => {
    const own = `/avatars/${id}`;
    const before = await filesOf(id);
    expect(before).toBeGreaterThan(0);
    expect(await (await visit(own)).text()).toContain("Open image in a new tab");

    await changed("/api/own-avatars/hide");
    expect(await filesOf(id)).toBe(0);
    expect(await (await visit("/api/avatars")).text()).not.toContain(id);
    for (const cookie of ["", visitor]) {
      const html = await (await visitAs(cookie, own)).text();
      expect(html).toContain("No Avatars Found");
      expect(html).not.toContain("Open image in a new tab");
    }
    const state = await visitAs(visitor, "/api/own-avatars/hidden");
    expect(await state.json()).toEqual({ hidden: true });
    expect(state.headers.get("Cache-Control")).toBe("private, no-store");

    await changed("/api/own-avatars/show");
    expect(await filesOf(id)).toBe(before);
    expect(await (await visit(own)).text()).not.toContain("No Avatars Found");
  });

  it("works only for oneself: no address or field can name another person", async () => {
    const list = await (await visit("/api/avatars")).json<{ user_id: string }[]>();
    const other = list.find((item) => item.user_id !== id)?.user_id ?? "";
    await changed(`/api/own-avatars/hide`);
    await post(`/api/own-avatars/hide?id=${other}&user=${other}`, visitor);
    expect(await filesOf(other)).toBeGreaterThan(0);
    await changed("/api/own-avatars/show");
  });

  it.each(["/api/own-avatars/hide", "/api/own-avatars/show"])(
    "POST %s is refused without a session, from other sites, and by other methods",
    async (path) => {
      expect((await post(path, "")).status).toBe(401);
      expect((await post(path, visitor, {})).status).toBe(403);
      expect((await post(path, visitor, { ...AJAX, Origin: "https://evil.test" })).status).toBe(
        403,
      );
      expect((await post(path, visitor, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
      const get = await visitAs(visitor, path);
      expect([get.status, get.headers.get("Allow")]).toEqual([405, "POST"]);
      expect((await visit("/api/own-avatars/hidden")).status).toBe(401);
    },
  );
});

it("a history can be hidden and shown 20 times a day, then the person must wait", async () => {
  const member = await signIn("Moderator");
  for (let i = 0; i < 20; i++) {
    const { status } = await post(`/api/own-avatars/${i % 2 === 0 ? "hide" : "show"}`, member);
    expect(status).toBe(200);
  }
  // Changes nothing, so it doesn't count.
  expect((await post("/api/own-avatars/show", member)).status).toBe(200);
  const refused = await post("/api/own-avatars/hide", member);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: "too_many" });
});

describe("avatar pages", () => {
  it.each(["/avatars", "/avatars?page=2", `/avatars/${UNKNOWN}`])(
    "%s are hidden from search engines, show nobody in link previews, and are not cached",
    async (path) => {
      const answer = await visit(path);
      const html = await answer.text();
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
      expect(html).toMatch(/<meta name="robots" content="noindex"\/?>/);
      const pictures = html.match(/<meta [^>]*(?:og:image|twitter:image)" content="[^"]*"/g) ?? [];
      const isPerson = path.includes(UNKNOWN);
      expect(pictures.map((tag) => tag.split("/social/")[1])).toEqual(
        isPerson ? [] : ['avatars.png"', 'avatars.png"'],
      );
    },
  );

  it.each(["1", "hello", "123456789012345678901", "%F0%9F%90%B8", "234567890123456789x"])(
    "/avatars/%s is not found",
    async (text) => {
      const answer = await visit(`/avatars/${text}`);
      expect(answer.status).toBe(404);
      expect(await titleOf(answer)).toBe("Haven - 404 Not Found");
    },
  );

  it("/avatars/{id} of somebody without pictures says so, under their id", async () => {
    const html = await (await visit(`/avatars/${UNKNOWN}`)).text();
    expect(html).toContain(`<title>Haven - Avatar History - User ${UNKNOWN}</title>`);
    expect(html).toContain("No Avatars Found");
    expect(html).toContain("This user has no avatar history available.");
  });

  it("a search without JavaScript opens the person's page, and an empty one does nothing", async () => {
    const answer = await visit(`/avatars?user=%20${UNKNOWN}%20`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, `/avatars/${UNKNOWN}`]);
    expect((await visit("/avatars?user=%20%20")).status).toBe(200);
    const named = await (await visit("/avatars?user=oak_star")).text();
    expect(named).toContain("search by name. Enter a user ID");
    expect(named).toContain('value="oak_star"');
  });

  it("a number behind the last page is the last page", async () => {
    const html = await (await visit("/avatars?page=9999")).text();
    expect(html.replaceAll(/<!--.*?-->/g, "")).toMatch(/Page (\d+) of \1</);
  });

  it("a history can be reported by the contact form, which its link fills in", async () => {
    const list = await (await visit("/api/avatars")).json<{ user_id: string }[]>();
    const other = list.find((item) => item.user_id !== id)?.user_id ?? "";
    const html = await (await visit(`/avatars/${other}`)).text();
    const [, query = ""] = /href="\/contact\?([^"]+)"/.exec(html) ?? [];
    const { subject, message } = Object.fromEntries(
      new URLSearchParams(query.replaceAll("&amp;", "&")),
    );
    expect(subject).toBe(`Report: avatar history of ${other}`);
    expect(message).toContain(`${SITE_URL}/avatars/${other}`);
  });
});
