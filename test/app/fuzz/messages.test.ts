import fc from "fast-check";
import { expect, test } from "vitest";
import { parseCode, writeCode } from "../../../app/embed/code.ts";
import { isBlank, MAX_FIELDS } from "../../../app/embed/embed.ts";
import { fromJson } from "../../../app/embed/import/from-json.ts";
import { jsonOf } from "../../../app/embed/import/values.ts";
import { toJson } from "../../../app/embed/json.ts";
import { cases, PROPERTY_TIMEOUT } from "../../support/runs.ts";
import { anyText } from "../embed/arbitrary.ts";

const SENT = "2026-11-21T12:00:00.000Z";

/** A text that JSON keeps: neither empty, nor made of one half of a surrogate pair. */
const text = anyText.filter((one) => one.trim() !== "" && one.isWellFormed());
const maybeText = fc.option(text, { nil: undefined });
const site = text.map((one) => `https://harbor.example/${encodeURIComponent(one)}`);
const maybeSite = fc.option(site, { nil: undefined });

/** Link buttons, five to a row as the platform wants them. */
const rows = fc
  .array(
    fc.record({
      label: text,
      url: site,
      emoji: fc.option(fc.record({ name: fc.constantFrom("🌊", "✉️") }), { nil: undefined }),
    }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((buttons) =>
    Array.from({ length: Math.ceil(buttons.length / 5) }, (_, row) => ({
      type: 1,
      components: buttons
        .slice(row * 5, row * 5 + 5)
        .map(({ label, url, emoji }) => ({ type: 2, style: 5, label, url, emoji })),
    })),
  );

/** Any message that embed code can hold, in our own form. */
const wholeMessage = fc.record(
  {
    content: text,
    components: rows,
    embeds: fc.tuple(
      fc.record(
        {
          title: text,
          description: maybeText,
          url: maybeSite,
          color: fc.option(fc.nat(0xffffff), { nil: undefined }),
          author: fc.record({ name: text, icon_url: maybeSite, url: maybeSite }),
          footer: fc.record({ text, icon_url: maybeSite }),
          thumbnail: fc.record({ url: site }),
          image: fc.record({ url: site }),
          fields: fc.array(fc.record({ name: text, value: text, inline: fc.boolean() }), {
            minLength: 1,
            maxLength: MAX_FIELDS,
          }),
        },
        { requiredKeys: ["title"] },
      ),
    ),
  },
  { requiredKeys: ["embeds"] },
);

test(
  "any message that code can hold survives writing and reading",
  () => {
    fc.assert(
      fc.property(wholeMessage, (message) => {
        const source = jsonOf(JSON.stringify(message));
        const result = fromJson(source);
        const embed = result && parseCode(writeCode(result.embed));
        expect(result?.lost).toEqual([]);
        expect(embed && jsonOf(toJson(embed, SENT).json)).toEqual(source);
      }),
      { numRuns: cases(500, 50_000) },
    );
  },
  PROPERTY_TIMEOUT,
);

const link = fc.record({
  type: fc.constant(2),
  style: fc.constant(5),
  label: text,
  url: fc.constant("https://harbor.example"),
});
const display = fc.record({ type: fc.constant(10), content: text });
const picture = fc.record({ url: fc.webUrl() });

/** Any layout of components, nested as the platform allows. */
const layout = fc.letrec((tie) => ({
  part: fc.oneof(
    display,
    fc.record({ type: fc.constant(1), components: fc.array(link, { maxLength: 5 }) }),
    fc.record({
      type: fc.constant(9),
      components: fc.array(display, { minLength: 1, maxLength: 3 }),
      accessory: fc.oneof(link, fc.record({ type: fc.constant(11), media: picture })),
    }),
    fc.record({
      type: fc.constant(12),
      items: fc.array(fc.record({ media: picture }), { maxLength: 4 }),
    }),
    fc.record({ type: fc.constant(14) }),
  ),
  container: fc.record({
    type: fc.constant(17),
    accent_color: fc.option(fc.nat(0xffffff)),
    components: fc.array(tie("part"), { maxLength: 8 }),
  }),
  message: fc.record({
    flags: fc.constant(32768),
    components: fc.array(fc.oneof(tie("part"), tie("container")), { maxLength: 6 }),
  }),
})).message;

/** The words of a text, without what headings and links write around them. */
function wordsOf(texts: string): string[] {
  return (texts.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted();
}

/** Every `content` within a layout. */
function contentsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(contentsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "content" && typeof inner === "string" ? [inner] : contentsOf(inner),
  );
}

test(
  "F44: imports no layout of components as blank, and loses none of its words",
  () => {
    fc.assert(
      fc.property(layout, (message) => {
        const result = fromJson(message);
        const texts = contentsOf(message);
        if (result === null) {
          expect(texts).toEqual([]);
          return;
        }
        const { title, description, url } = result.embed;
        expect(isBlank(result.embed)).toBe(false);
        expect(wordsOf(`${title} ${description} ${url}`)).toEqual(wordsOf(texts.join(" ")));
        expect(parseCode(writeCode(result.embed))).toEqual(result.embed);
      }),
      { numRuns: cases(500, 50_000) },
    );
  },
  PROPERTY_TIMEOUT,
);

const word = fc.nat(1_000_000).map((number) => `w${number}`);

/** Values that nobody expects behind a key; each has one word in it. */
const oddForms: readonly ((planted: string) => unknown)[] = [
  (planted) => planted,
  (planted) => [planted],
  (planted) => [[planted]],
  (planted) => [1, null, { note: planted }],
  (planted) => ({ note: planted }),
  (planted) => ({ note: { note: planted } }),
  (planted) => ({ 0: planted }),
  (planted) => ({ 0: { note: planted } }),
  (planted) => ({ name: { note: planted }, url: [planted] }),
  (planted) => ({ type: "rich", title: [planted] }),
];
const oddValue = fc
  .tuple(word, fc.constantFrom(...oddForms), fc.boolean())
  .map(([planted, form, isPrinted]) => ({
    planted,
    value: isPrinted ? JSON.stringify(form(planted)) : form(planted),
  }));

/** Each place that a key of ours has in a message, with a value of any form in it. */
const PLACES: readonly [keys: string, messageWith: (part: object) => unknown][] = [
  [
    "title rawTitle description url color colour author footer thumbnail image images fields video timestamp data",
    (part) => ({ content: "Ahoy", embeds: [{ title: "Tide", ...part }] }),
  ],
  [
    "title description url author footer thumbnail image fields content data",
    (part) => ({ title: "Tide", color: 255, ...part }),
  ],
  ["name icon_url iconURL icon url", (author) => ({ embeds: [{ title: "Tide", author }] })],
  ["text icon_url iconURL icon", (footer) => ({ embeds: [{ title: "Tide", footer }] })],
  ["name value inline", (field) => ({ embeds: [{ title: "Tide", fields: [field] }] })],
  ["url proxy_url src", (image) => ({ embeds: [{ title: "Tide", image }] })],
  [
    "content message text embed embeds components attachments username avatar_url avatar poll",
    (part) => ({ plainText: "Ahoy", ...part }),
  ],
  [
    "label url emoji",
    (part) => ({
      content: "Ahoy",
      components: [{ type: 1, components: [{ type: 2, style: 5, ...part }] }],
    }),
  ],
  ["content", (part) => ({ embeds: [{ title: "Tide" }], components: [{ type: 10, ...part }] })],
  ["items", (part) => ({ content: "Ahoy", components: [{ type: 12, ...part }] })],
  ["media url", (item) => ({ content: "Ahoy", components: [{ type: 12, items: [item] }] })],
  ["title description fields", (part) => ({ ...part, data: { content: "Ahoy" } })],
  ["content components title", (part) => ({ embed: "{embed}$v{title: Tide}", ...part })],
];
const oddMessage = fc
  .tuple(
    fc.constantFrom(
      ...PLACES.flatMap(([keys, messageWith]) =>
        keys.split(" ").map((key) => ({ key, messageWith })),
      ),
    ),
    oddValue,
  )
  .map(([{ key, messageWith }, { planted, value }]) => ({
    planted,
    message: messageWith({ [key]: value }),
  }));

test(
  "F44: a known key with a value of any form is in the embed, or a line says that it is lost",
  () => {
    fc.assert(
      fc.property(oddMessage, ({ planted, message }) => {
        const result = fromJson(jsonOf(JSON.stringify(message)));
        // Without that value it shows nothing, and is refused.
        if (!result || result.lost.length > 0) return;
        expect(JSON.stringify(result.embed)).toContain(planted);
      }),
      { numRuns: cases(3000, 50_000) },
    );
  },
  PROPERTY_TIMEOUT,
);
