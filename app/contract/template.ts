import * as v from "valibot";
import { cleanText, looseText, maybeText, text } from "./decode.ts";

/** A message with an embed has at most 8,000 characters. Longer code is refused, because cutting would change the embed. */
const MOST_CODE = 8_192;

const code = v.pipe(
  v.string(),
  v.maxLength(MOST_CODE),
  v.transform((value) => cleanText(value, MOST_CODE)),
  v.trim(),
  v.minLength(1),
);

/** A ready-made embed. `embed` is embed code, `image` a picture of the result. */
export const template = v.object({
  id: looseText,
  name: text,
  image: maybeText,
  embed: code,
});

export type Template = v.InferOutput<typeof template>;
