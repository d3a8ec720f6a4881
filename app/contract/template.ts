import * as v from "valibot";
import { looseText, maybeText, text } from "./decode.ts";

/** A ready-made embed (§3). `embed` is embed code, `image` a picture of the result. */
export const template = v.object({
  id: looseText,
  name: text,
  image: maybeText,
  embed: text,
});

export type Template = v.InferOutput<typeof template>;
