import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { MAX_CHECKED } from "../../app/embed/limits.ts";
import { plainHash } from "../../app/embed/share.ts";
import { BOT, openAs, openPage, PEOPLE, SITE, visit, type Rank } from "../support/browser.ts";
import { PUBLIC_PATHS } from "../support/paths.ts";
import { agree, cookiesOf, signIn } from "../support/sign-in.ts";

const SEEDS = [
  "<img src=x onerror=__x=1>",
  "<svg onload=__x=1>",
  "</script><script>__x=1</script>",
  '"><iframe srcdoc="<script>parent.__x=1</script>">',
  "javascript:__x=1",
  "JaVaScRiPt:__x=1",
  "java\u0009script:__x=1",
  "\u0001javascript:__x=1",
  "data:text/html,<script>__x=1</script>",
  "vbscript:msgbox(1)",
  "https://x.test/\u202Egnp.exe",
  "&lt;img src=x onerror=__x=1&gt;",
  "&#106;avascript:__x=1",
  'https://x.test/" onmouseover="__x=1',
  "{user.mention}<img src=x onerror=__x=1>",
  "<style>*{display:none}</style>",
  "<base href=//evil.test>",
];
const WRAPS: ((text: string) => string)[] = [
  (text) => text,
  (text) => `[click](${text})`,
  (text) => `[${text}](https://x.test)`,
  (text) => `[a](<${text}>)`,
  (text) => `**_${text}_**`,
  (text) => `||${text}||`,
  (text) => `\`\`\`html\n${text}\n\`\`\``,
  (text) => `> # ${text}`,
  (text) => `<${text}>`,
];
const CORPUS = SEEDS.flatMap((seed) => WRAPS.map((wrap) => wrap(seed).replaceAll(/[{}]/g, "")));

/** In thirds, one after the other: in the order of the corpus, marks of neighbors would close each other. */
const TEXT = [0, 1, 2].flatMap((third) => CORPUS.filter((_, at) => at % 3 === third)).join("\n");

/** Everything in the preview that could run or lead astray. */
function harmIn(page: Page): Promise<string[]> {
  return page.locator("[data-preview]").evaluate((preview) =>
    [...preview.querySelectorAll("*")].flatMap((element) => {
      const found = [...element.attributes].filter(
        ({ name, value }) =>
          name.startsWith("on") ||
          name === "srcdoc" ||
          (["href", "src", "action"].includes(name) && !/^(https?:\/\/|\/)/.test(value)),
      );
      const isForeign = ["SCRIPT", "IFRAME", "STYLE", "BASE", "OBJECT"].includes(element.tagName);
      return isForeign || found.length > 0 ? [element.outerHTML.slice(0, 200)] : [];
    }),
  );
}

describe("T19: hostile embeds in a real browser", () => {
  it("do nothing and lead nowhere", async () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(150);
    // Beyond it nothing is drawn.
    expect(TEXT.length).toBeLessThan(MAX_CHECKED);
    const { page, complaints } = await openPage();
    page.on("dialog", (dialog) => complaints.push(dialog.message()));
    await page.route(/x\.test|evil\.test/, (route) => route.abort());
    const short = CORPUS.slice(0, 3).join(" ");
    const addresses = SEEDS.filter((seed) => !/[{}]/.test(seed));
    const code =
      `{embed}$v{title: ${short}}$v{description: ${TEXT}}$v{content: ${TEXT}}` +
      addresses.map((seed) => `$v{field: ${seed} && ${seed} && inline}`).join("") +
      `$v{url: ${CORPUS[1]}}$v{image: javascript:__x=1}$v{thumbnail: data:text/html,x}` +
      `$v{author: ${short} && javascript:__x=1 && vbscript:x}$v{footer: ${short}}`;
    await visit(page, `/embed${plainHash(code)}`);
    await page.locator("[data-preview]").getByText("__x=1").first().waitFor();
    expect(await harmIn(page)).toEqual([]);
    expect(await page.evaluate(() => Reflect.has(window, "__x"))).toBe(false);
    expect(complaints).toEqual([]);
  });
});

describe("T23: other sites", () => {
  it("cannot put a page into a frame", async () => {
    const { page } = await openPage();
    // Another site on this machine: from a page without an address, everything local is refused.
    const allowed = `${BOT}/__faults`;
    await page.goto(allowed);
    const framed = async (address: string) => {
      const loaded = page.waitForEvent("framenavigated");
      await page.setContent(`<iframe src="${address}"></iframe>`);
      return (await loaded).url();
    };
    expect(await framed(allowed)).toBe(allowed);
    for (const path of ["/", "/contact", "/api/team", "/favicon.svg"]) {
      expect(await framed(SITE + path), path).toMatch(/^chrome-error:/);
    }
  });

  it("get no reference to a page that links to them in a new tab", async () => {
    for (const path of PUBLIC_PATHS) {
      const html = await (await fetch(SITE + path)).text();
      const links = (html.match(/<a [^>]*target="_blank"[^>]*>/g) ?? []).filter((link) =>
        /href="https?:/.test(link),
      );
      for (const link of links) expect(link).toMatch(/rel="[^"]*noopener noreferrer[^"]*"/);
    }
  });

  it("are told that a missing file is missing", async () => {
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

describe("T32: a sign-in flag that was set by hand", () => {
  it("opens nothing, and is cleared by the first answer", async () => {
    const { page } = await openPage();
    await visit(page, "/premium");
    await page.evaluate(() =>
      localStorage.setItem(
        "auth-storage",
        '{"state":{"isAuthenticated":true,"rank":"Developer"},"version":0}',
      ),
    );
    const asked = page.waitForResponse((answer) => answer.url().endsWith("/api/auth/me"));
    await visit(page, "/premium");
    expect((await asked).status()).toBe(401);
    const login = page.getByRole("banner").getByRole("link", { name: /Login with Discord/ });
    await expect.poll(() => login.isVisible()).toBe(true);
    expect(await page.getByRole("link", { name: "Staff Dashboard" }).count()).toBe(0);
    const stored = await page.evaluate(() => localStorage.getItem("auth-storage"));
    expect(stored ?? "").not.toContain("true");
    await page.goto("/staff/overview");
    expect(page.url()).toBe(`${SITE}/?returnTo=%2Fstaff%2Foverview`);
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
