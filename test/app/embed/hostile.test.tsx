import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { blank, type Embed } from "../../../app/embed/embed.ts";
import PreviewMessage from "../../../app/embed/preview/message.tsx";
import { PicturesContext } from "../../../app/embed/preview/picture.tsx";
import { PROPERTY_TIMEOUT, RUNS } from "../../support/runs.ts";
import { anyEmbed } from "./arbitrary.ts";

function drawn(embed: Embed, pictures = true): string {
  return renderToStaticMarkup(
    <PicturesContext value={pictures}>
      <PreviewMessage embed={embed} />
    </PicturesContext>,
  );
}

interface Tag {
  name: string;
  attributes: [name: string, value: string][];
}

/** The tags of well-formed markup: React escapes < > and " everywhere else. */
function tagsOf(html: string): Tag[] {
  return [...html.matchAll(/<([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    (match) => ({
      name: match[1] ?? "",
      attributes: [...(match[2] ?? "").matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(
        ([, name = "", value = ""]): [string, string] => [name, value],
      ),
    }),
  );
}

const HARMLESS = new Set(
  "div p span a img ul ol li dl dt dd strong em u s code time button svg use rect path circle".split(
    " ",
  ),
);

const ANY = /^/;
const ADDRESS = /^https?:\/\//;
/** All that may be drawn by reference. */
const ICON = /^\/[\w/]+\/icons\.svg(\?no-inline)?#[a-z-]+$/;

/** Attributes the preview writes, and the values they may have. */
const ALLOWED: Record<string, RegExp> = {
  ...Object.fromEntries(
    "class viewBox d fill cx cy r x y width height alt decoding loading dir dateTime datetime start type rel target referrerPolicy referrerpolicy opacity"
      .split(" ")
      .map((name) => [name, ANY]),
  ),
  "aria-hidden": ANY,
  "aria-label": ANY,
  href: ADDRESS,
  src: /^(https?:\/\/|\/default-avatar\.svg$)/,
  "data-chat-aside": /^$/,
  style: /^border-left-color:#[0-9a-f]{6}$/,
};

/** Markup that could run or mislead. */
function harmIn(html: string): string[] {
  const tags = tagsOf(html);
  const harm: string[] = [];
  // Every opening sign of a tag must have been understood.
  if (tags.length !== (html.match(/<[^/]/g) ?? []).length) harm.push("markup that is not ours");
  for (const { name, attributes } of tags) {
    if (!HARMLESS.has(name)) harm.push(name);
    for (const [attribute, value] of attributes) {
      const allowed = name === "use" ? ICON : ALLOWED[attribute];
      if (!allowed?.test(value)) harm.push(`${attribute}="${value}"`);
    }
  }
  return harm;
}

const EVIL = [
  "javascript:alert(1)",
  " javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "&#106;avascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "//evil.test/x",
  "/relative",
  "file:///etc/passwd",
  "blob:https://haven.test/x",
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  'https://haven.test/"onmouseover="alert(1)',
  "[x](javascript:alert(1))",
  '[x](https://haven.test/"onclick="x)',
  "<javascript:alert(1)>",
  "<:x:204000000000000003> <img src=x onerror=alert(1)>",
  "#fff;background:url(https://evil.test)",
  "||<svg onload=alert(1)>||",
  "```html\n<script>alert(1)</script>\n```",
  "</script><script>alert(1)</script>",
  '"><iframe srcdoc="<script>alert(1)</script>">',
  "<style>*{display:none}</style>",
  "<base href=//evil.test>",
];

function everywhere(text: string): Embed {
  return {
    content: text,
    title: text,
    description: text,
    url: text,
    color: text,
    author: { name: text, icon: text, url: text },
    footer: { text, icon: text },
    thumbnail: text,
    image: text,
    fields: [{ name: text, value: text, inline: true }],
    buttons: [{ label: text, style: "danger", url: text, emoji: text }],
    timestamp: true,
    rest: [text],
  };
}

describe("T19: a hostile embed draws nothing that runs", () => {
  test.each(EVIL)("%j in every field draws nothing that runs", (text) => {
    expect(harmIn(drawn(everywhere(text)))).toEqual([]);
  });

  test(
    "with anything in it",
    () => {
      fc.assert(
        fc.property(anyEmbed, (embed) => {
          expect(harmIn(drawn(embed))).toEqual([]);
        }),
        { numRuns: Math.floor(RUNS / 4) },
      );
    },
    PROPERTY_TIMEOUT,
  );

  test("pictures and emoji of other sites load only after consent", () => {
    const embed = everywhere("https://evil.test/p.png <a:x:204000000000000003>");
    embed.image = "https://evil.test/p.png";
    embed.thumbnail = "{user.avatar}";
    const sources = (html: string) =>
      tagsOf(html)
        .flatMap(({ attributes }) => attributes)
        .filter(([name]) => name === "src")
        .map(([, value]) => value);
    expect(sources(drawn(embed, false))).toEqual(["/default-avatar.svg"]);
    expect(sources(drawn(embed))).toContain("https://evil.test/p.png");
  });
});

describe("an embed looks as in chat", () => {
  const text = (html: string) => html.replaceAll(/<[^>]*>/g, "|").replaceAll(/\|+/g, "|");

  test("dates read as relative times, ordinals are right, links and styles are drawn", () => {
    const html = drawn({
      ...blank(),
      description: "{user.joined_at}, {guild.count.format}, **b** [l](https://haven.test/)",
      timestamp: true,
    });
    expect(text(html)).toContain("|2 years ago|, 1234th, |b| |l|");
    expect(text(html)).toContain("Today at 12:00");
    expect(html).toContain('href="https://haven.test/"');
  });

  test("inline fields are three in a row, others alone, and empty ones are left out", () => {
    const inline = { name: "n", value: "v", inline: true };
    const rows = drawn({
      ...blank(),
      fields: [
        inline,
        inline,
        inline,
        inline,
        { ...inline, inline: false },
        { ...inline, name: "", value: "" },
        inline,
      ],
    });
    const counts = rows
      .split('<dl class="grid grid-cols-[repeat(auto-fit,')
      .slice(1)
      .map((row) => row.split("<dt").length - 1);
    expect(counts).toEqual([3, 1, 1, 1]);
  });

  test("a moving emoji on a button is a gif, another a png", () => {
    const button = { label: "x", style: "primary", url: "" } as const;
    const html = drawn({
      ...blank(),
      buttons: [
        { ...button, emoji: "<a:x:204000000000000003>" },
        { ...button, emoji: "<:x:204000000000000003>" },
      ],
    });
    expect(html).toContain("/emojis/204000000000000003.gif");
    expect(html).toContain("/emojis/204000000000000003.png");
  });

  test("a link within a linked title is plain text", () => {
    const html = drawn({ ...blank(), title: "a https://b.test ||c||", url: "https://haven.test" });
    expect(html.split("<a ").length - 1).toBe(1);
    expect(html).not.toContain("<button");
  });
});
