import * as v from "valibot";
import { looseText, text, texts } from "./decode.ts";

/** A command of the bot (§3). `arguments` is the bot's own notation, such as `<member> [reason]`. */
export const command = v.object({
  name: text,
  description: looseText,
  category: text,
  permissions: v.pipe(
    v.nullish(v.union([v.string(), v.array(v.string())]), ""),
    v.transform((value) => (Array.isArray(value) ? value.join(", ") : value)),
  ),
  aliases: texts,
  arguments: looseText,
});

export type Command = v.InferOutput<typeof command>;
