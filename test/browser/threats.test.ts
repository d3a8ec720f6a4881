import { describe, expect, it } from "vitest";
import { openAs, openPage, PEOPLE, SITE, visit, type Rank } from "../support/browser.ts";
import { PUBLIC_PATHS } from "../support/paths.ts";
import { agree, cookiesOf, signIn } from "../support/sign-in.ts";

describe("T23: other sites", () => {
  it("get no reference to a page that links to them in a new tab", async () => {
    for (const path of PUBLIC_PATHS) {
      const html = await (await fetch(SITE + path)).text();
      const links = (html.match(/<a [^>]*target="_blank"[^>]*>/g) ?? []).filter((link) =>
        /href="https?:/.test(link),
      );
      for (const link of links) expect(link).toMatch(/rel="[^"]*noopener noreferrer[^"]*"/);
    }
  });

  it("learn that a missing file is missing", async () => {
    for (const path of ["/assets/none-12345678.js", "/favicon.png", "/fonts/x.woff2"]) {
      const answer = await fetch(SITE + path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    }
  });
});

describe("T31: the back button after a logout", () => {
  it("shows no staff data", async () => {
    const { page } = await openAs("Manager", "/staff/blacklist/user/user", {
      hasOwnSession: true,
    });
    await page.getByRole("table").waitFor();
    const out = page.waitForResponse((answer) => answer.url().endsWith("/api/auth/logout"));
    await page.goto("/premium");
    await page.evaluate(() =>
      fetch("/api/auth/logout", {
        method: "POST",
        headers: { "X-Requested-With": "XMLHttpRequest" },
      }),
    );
    expect((await (await out).allHeaders())["clear-site-data"]).toBe('"cache"');
    await page.goBack();
    await expect
      .poll(() => page.getByRole("link", { name: /Login with Discord/ }).count())
      .not.toBe(0);
    expect(await page.getByRole("table").count()).toBe(0);
    expect(page.url()).not.toContain("/staff/blacklist");
  });
});

describe("T42: a session cookie that another host planted with a wide space before its name", () => {
  /** The cookie of a new session. */
  async function signedIn(rank: Rank): Promise<string> {
    const cookies = (await signIn(SITE, { people: PEOPLE }, rank)).split("; ");
    return cookies.find((pair) => pair.startsWith("__Host-session=")) ?? "";
  }

  /** Sends a Cookie header byte by byte, as browsers do. */
  function visitAs(cookie: string, address = `${SITE}/api/auth/me`): Promise<Response> {
    const bytes = Buffer.from(cookie).toString("latin1");
    return fetch(address, { headers: { Cookie: bytes }, redirect: "manual" });
  }

  async function whoIs(cookie: string): Promise<[number, { id?: string; rank?: string | null }]> {
    const answer = await visitAs(cookie);
    return [answer.status, (await answer.json()) as { id?: string; rank?: string | null }];
  }

  it("signs nobody in, before or after one's own", async () => {
    const own = await signedIn("Visitor");
    const planted = `\u2000${await signedIn("Manager")}`;
    expect(await whoIs(planted)).toMatchObject([401, { error: expect.any(String) }]);
    for (const cookie of [own, `${planted}; ${own}`, `${own}; ${planted}`]) {
      expect(await whoIs(cookie)).toMatchObject([200, { rank: null }]);
    }
  });

  it("is replaced by signing in", async () => {
    const planted = `\u2000${await signedIn("Visitor")}`;
    const [, { id = "" }] = await whoIs(await signedIn("Manager"));
    const { address, cookie } = await agree(SITE, "/api/auth/discord", ["person", id]);
    const done = await visitAs(`${planted}; __Host-oauth=x; ${cookie}`, address);
    expect(await whoIs(`${planted}; ${cookiesOf(done)}`)).toMatchObject([200, { rank: "Manager" }]);
  });
});

describe("T33: pictures from elsewhere", () => {
  it("are requested without a referrer or cookies, and only over https", async () => {
    const { page } = await openPage();
    const asked: { referer: string | undefined; cookie: string | undefined }[] = [];
    page.on("request", (request) => {
      const { referer, cookie } = request.headers();
      if (!request.url().startsWith("http://localhost")) {
        asked.push({ referer, cookie });
      }
    });
    // Playwright reports requests that the policy blocks, but they are never sent.
    const sent: string[] = [];
    await page.route(/pictures\.test/, (route) => {
      sent.push(route.request().url());
      return route.abort();
    });
    await visit(page, "/embed");
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: "Import", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog
      .getByRole("textbox", { name: "Paste the code" })
      .fill(
        "{embed}$v{title: hi}$v{image: https://pictures.test/a.png}$v{thumbnail: http://pictures.test/b.png}",
      );
    // In the order of the embed: the thumbnail is refused before the image is asked for.
    const refused = page.waitForEvent("console", (message) => message.text().includes("/b.png"));
    await dialog.getByRole("button", { name: "Import", exact: true }).click();
    await expect.poll(() => sent).toEqual(["https://pictures.test/a.png"]);
    expect((await refused).text()).toMatch(/img-src/);
    for (const { referer = "", cookie = "" } of asked) expect(referer + cookie).toBe("");
  });
});
