import * as v from "valibot";
import { cleanText, looseText, text, texts } from "./decode.ts";

/** Longest notation: each bracket in it becomes an element on each card of a page. */
const MOST_NOTATION = 300;
const notation = v.transform((value: string) => cleanText(value, MOST_NOTATION));

/** A command of the bot. `arguments` is the bot's own notation, such as `<member> [reason]`. */
export const command = v.object({
  name: text,
  description: looseText,
  category: text,
  permissions: v.pipe(
    v.nullish(v.union([v.string(), v.array(v.string())]), ""),
    v.transform((value) => (Array.isArray(value) ? value.join(", ") : value)),
    notation,
  ),
  aliases: texts,
  arguments: v.pipe(looseText, notation),
});

export type Command = v.InferOutput<typeof command>;
