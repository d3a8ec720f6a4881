import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openAs, openPage, resize, scrollsSideways, visit } from "../support/browser.ts";
import { outOfReach, readAs, READINGS } from "../support/reach.ts";
import { startBuiltSite, type BuiltSite } from "../support/built-site.ts";

/** Marks piled on two letters, as tall as a few lines. */
const PILED = `Z${"\u0338\u0327\u0324\u0308\u0301\u030d".repeat(5)}e${"\u0316\u0317\u0318\u0319".repeat(5)}d`;

/** As many of the widest letter as the chat platform allows. */
const WIDEST = "W".repeat(32);

const NAMES = [
  "عبد الرحمن بن محمد بن عبد الله الطويل الاسم جدا",
  "春眠不覺曉處處聞啼鳥夜來風雨聲花落知多少春眠不覺曉處處聞啼鳥",
  "สวัสดีครับผมชื่อสมชายใจดีมากๆเลยนะครับพี่น้อง",
  WIDEST,
  PILED,
];

const PAGES = [
  "/staff/overview",
  "/staff/lookup?id=1112326429807966185",
  "/staff/blacklist/user/user",
  "/team",
  "/feedback",
  "/avatars/234567890123456789",
];

function answerOf(name: string): string {
  const activity = { name, details: name, state: name, emoji: null, image: null };
  const pictures = { avatar: null, banner: null, banner_color: null };
  return JSON.stringify({ id: "1", user: name, username: "somebody", ...pictures, activity });
}

/** Gives the team one of the names each, who signs in the widest, everybody else the first. */
async function rename({ settings, world: { people, faults } }: BuiltSite): Promise<void> {
  const [first = ""] = NAMES;
  const id = people.find(({ rank }) => rank === "Manager")?.id;
  const me = { id, username: WIDEST, avatar: null };
  faults.set({ path: "/api/v10/users/@me", body: JSON.stringify(me) });
  faults.set({ path: "/user/*", body: answerOf(first) });
  const answer = await fetch(`${settings.SITE_URL}/api/team`);
  const team: { user_id: string }[] = await answer.json();
  for (const [place, member] of team.entries()) {
    const name = NAMES[place % NAMES.length] ?? first;
    faults.set({ path: `/user/${member.user_id}`, body: answerOf(name) });
  }
}

/** Names with a hidden first letter, or with marks over other lines. */
function spoilt(page: Page): Promise<string[]> {
  return page.evaluate((known) => {
    const clips = (element: Element | null) =>
      element !== null && getComputedStyle(element).overflowY !== "visible";
    return [...document.querySelectorAll("bdi")]
      .filter((name) => known.includes(name.textContent) && name.checkVisibility())
      .flatMap((name) => {
        const letter = document.createRange();
        letter.setStart(name.firstChild ?? name, 0);
        letter.setEnd(name.firstChild ?? name, 1);
        const box = (clips(name) ? name : (name.parentElement ?? name)).getBoundingClientRect();
        const { left, right } = letter.getBoundingClientRect();
        const isSeen = left >= box.left - 1 && right <= box.right + 1;
        const where = `${name.parentElement?.className}: ${name.textContent}`;
        if (!isSeen) return [`beginning hidden, ${where}`];
        return clips(name) || clips(name.parentElement) ? [] : [`not held in its line, ${where}`];
      });
  }, NAMES);
}

describe("names of any script, width and height", () => {
  it("stay within their boxes and show their beginning", async () => {
    const site = await startBuiltSite();
    try {
      await rename(site);
      const { page } = await openAs("Manager", null, { site: site.origin });
      for (const path of PAGES) {
        await visit(page, path);
        await page.locator("bdi", { hasText: NAMES[0] }).last().waitFor({ state: "attached" });
        for (const width of [320, 1280]) {
          await resize(page, { width, height: 900 });
          expect(await scrollsSideways(page), `${path} at ${width} px`).toBe(false);
          expect(await spoilt(page), `${path} at ${width} px`).toEqual([]);
        }
        for (const reading of READINGS) {
          await readAs(page, reading);
          expect(await outOfReach(page), `${path}, ${reading.name}`).toEqual([]);
        }
      }
    } finally {
      await site.stop();
    }
  });
});

it("a plan whose name is one long word stays within a phone", async () => {
  const { page } = await openPage({ width: 360, height: 800 });
  await visit(page, "/premium");
  const cards = page.getByRole("region", { name: "Plans" }).getByRole("listitem");
  await cards.first().evaluate((card) => {
    const word = "Unternehmensgemeinschaftsverbundsvorsitz";
    for (const part of card.querySelectorAll("h2, a > span:first-child, a")) {
      const text = [...part.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (text) text.textContent = word;
    }
  });
  expect(await cards.first().innerText()).toContain("verbundsvorsitz\n");
  expect(await scrollsSideways(page)).toBe(false);
});
