import fc from "fast-check";
import { BUTTON_STYLES, blank, type Embed } from "../../../app/embed/embed.ts";

/** Pieces that mean something to the bot, to chat or to a browser. */
const PIECES = [
  ...Array.from("$v{}& :\n\r\t*_~|`>#-[]()<@!\\/\u200Ba1."),
  "$v{",
  " && ",
  "&&",
  "{embed}",
  "inline",
  " inline",
  "true",
  "https://haven.test/a?b=1&&c=2",
  "javascript:alert(1)",
  "primary",
  "red",
  "🌊",
  "<:sail:204000000000000003>",
  "<t:1764000000:R>",
  "```",
  "||",
  "{user.name}",
  "title: ",
  '"><img src=x onerror=alert(1)>',
];

/** Texts of anything, and texts that look like the languages at hand. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }).map((pieces) => pieces.join("")),
);

/** Mostly short or empty, as in a real embed. */
const text = fc.oneof(fc.constant(""), anyText);

/** Any embed the builder can hold. */
export const anyEmbed: fc.Arbitrary<Embed> = fc.record({
  content: text,
  title: text,
  description: text,
  url: text,
  color: fc.oneof(fc.constant(blank().color), text),
  author: fc.record({ name: text, icon: text, url: text }),
  footer: fc.record({ text, icon: text }),
  thumbnail: text,
  image: text,
  fields: fc.array(fc.record({ name: text, value: text, inline: fc.boolean() }), { maxLength: 5 }),
  buttons: fc.array(
    fc.record({ label: text, style: fc.constantFrom(...BUTTON_STYLES), url: text, emoji: text }),
    { maxLength: 5 },
  ),
  timestamp: fc.boolean(),
  rest: fc.array(fc.constantFrom("delete: 5", "sticker: {user} } hi", "x", "Reply:", "a:b && c"), {
    maxLength: 3,
  }),
});
