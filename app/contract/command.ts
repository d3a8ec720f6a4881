import * as v from "valibot";
import { cleanText, line, listIn, looseText, text, texts } from "./decode.ts";

/** Each bracket of a notation becomes an element on every card of a page. */
const MOST_NOTATION = 300;
const notation = v.transform((value: string) => cleanText(value, MOST_NOTATION));

const words = v.pipe(
  v.array(v.string()),
  v.transform((value: string[]) => value.join(" ")),
);

/**
 * A command of the bot. `arguments` is the bot's own notation, such as `<member> [reason]`.
 * Unreadable parts become empty, except `category` ("" without a cog), which may be the team's.
 */
export const command = v.object({
  name: text,
  description: v.fallback(looseText, ""),
  category: v.pipe(v.nullish(v.string(), ""), line, v.trim()),
  permissions: v.pipe(
    v.fallback(v.nullish(v.union([v.string(), v.array(v.unknown()), v.number()]), ""), ""),
    // A number names no permission, but must not become "", which means everybody.
    v.transform((value) => (typeof value === "string" ? (listIn(value) ?? value) : value)),
    v.transform((value) =>
      Array.isArray(value)
        ? value.filter((part) => typeof part === "string").join(", ")
        : `${value}`,
    ),
    notation,
  ),
  aliases: texts,
  arguments: v.pipe(
    v.fallback(v.union([words, looseText]), ""),
    v.transform((value) => listIn(value)?.join(" ") ?? value),
    notation,
  ),
});

export type Command = v.InferOutput<typeof command>;
