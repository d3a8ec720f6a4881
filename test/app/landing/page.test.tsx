import { prerender } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { CHAPTERS, CLOSING } from "../../../app/content/landing/landing.ts";
import { FEATURE_PATHS } from "../../../app/content/paths.ts";
import { SITE } from "../../../app/content/site.ts";
import Home from "../../../app/routes/home.tsx";

const site = { inviteUrl: "https://chat.example/invite" };
const Page = createRoutesStub([{ id: "root", path: "/", Component: Home }]);

async function drawn(root: object): Promise<string> {
  const { prelude } = await prerender(
    <Page initialEntries={["/"]} hydrationData={{ loaderData: { root } }} />,
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}
const html = await drawn({ site });

/** The page as a screen reader has it: without what is hidden from it. */
function readable(html: string): string {
  let hidden = 0;
  let text = "";
  for (const [part] of html.matchAll(/<[^>]+>|[^<]+/g)) {
    const isVoid = /^<(!|(area|br|hr|img|input|link|meta)\b)|\/>$/.test(part);
    if (hidden === 0 && !/ aria-hidden="true"/.test(part)) text += part;
    else if (part.startsWith("</")) hidden -= 1;
    else if (part.startsWith("<") && !isVoid) hidden += 1;
  }
  return text;
}

const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
  ([tag, href, inside]) => ({ tag, href, text: inside?.replace(/<[^>]*>/g, "") }),
);

describe("the landing page", () => {
  it("has one main heading and a heading for each chapter and card", () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const { title, cards } of CHAPTERS) {
      expect(readable(html)).toMatch(new RegExp(`<h2[^>]*>${title}<`));
      for (const card of cards)
        expect(readable(html)).toMatch(new RegExp(`<h3[^>]*>(<a[^>]*>)?${card.title}<`));
    }
  });

  it("shows the totals when they are known, and no zero otherwise", async () => {
    const told = await drawn({ site, totals: { servers: 27_925, users: 5_576_021 } });
    expect(told).toMatch(/servers<\/dt><dd[^>]*>27,925<.*users<\/dt><dd[^>]*>5,576,021</);
    expect(html).not.toMatch(/<dt[^>]*>(servers|users)</);
  });

  it("opens the invite in a new tab, without handing over the window", () => {
    const invites = links.filter((link) => link.text?.startsWith(SITE.invite));
    expect(invites).toHaveLength(2);
    for (const { tag, href } of invites) {
      expect(href).toBe(site.inviteUrl);
      expect(tag).toContain('target="_blank"');
      expect(tag).toContain('rel="noopener');
    }
  });

  it("leads from each card to the page of its feature, and to every feature", () => {
    const cards = CHAPTERS.flatMap((chapter) => chapter.cards);
    for (const { title, path } of cards) {
      expect(links.find((link) => link.text === title)?.href).toBe(path);
    }
    expect(cards.map(({ path }) => path)).toEqual(expect.arrayContaining([...FEATURE_PATHS]));
  });

  it("exposes only the words of each card to screen readers, and nothing of its drawing, which cannot be focused", () => {
    for (const { title, text, path } of CHAPTERS.flatMap(({ cards }) => cards)) {
      const item = readable(html)
        .split(/(?=<li\b)/)
        .find((part) => part.includes(`href="${path}"`) && part.includes(`>${title}<`));
      const [card = ""] = item?.split("</li>") ?? [];
      const read = card.replaceAll(/<[^>]*>/g, "").replaceAll("&#x27;", "'");
      expect(read).toBe(title + text);
    }
    expect(readable(html).match(/<a\b/g)).toHaveLength(links.length);
    const chapters = html.slice(html.indexOf("<h2"), html.indexOf(CLOSING.title));
    expect(chapters).not.toMatch(/<(button|input|select|textarea|summary)\b|tabindex/);
  });
});
