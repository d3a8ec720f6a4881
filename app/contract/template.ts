import * as v from "valibot";
import { cleanText, looseText, maybeText, text } from "./decode.ts";

/** The builder's own limit. Longer code is refused: a cut would change the embed. */
const MOST_CODE = 65_536;

const code = v.pipe(
  v.string(),
  v.maxLength(MOST_CODE),
  v.transform((value) => cleanText(value, MOST_CODE)),
  v.trim(),
  v.minLength(1),
);

/** A ready-made embed. `embed` is its code, `image` a picture of the result. */
export const template = v.object({
  id: looseText,
  name: text,
  image: maybeText,
  embed: code,
});

export type Template = v.InferOutput<typeof template>;
