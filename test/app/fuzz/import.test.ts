import fc from "fast-check";
import { test } from "vitest";
import { MAX_CODE_LENGTH } from "../../../app/embed/code.ts";
import { cases, PROPERTY_TIMEOUT } from "../../support/runs.ts";
import { anyText } from "../embed/arbitrary.ts";
import { filled } from "../embed/bombs.ts";
import { expectDrawable, expectReadable } from "../embed/large.ts";

const KEYS = [
  "title",
  "content",
  "field",
  "button",
  "author",
  "footer",
  "color",
  "delete",
  "Reply",
];
const segment = fc
  .tuple(fc.constantFrom(...KEYS), anyText)
  .map(([key, text]) => `$v{${key}: ${text}}`);
const piece = fc
  .oneof(
    anyText,
    segment,
    fc.array(segment, { maxLength: 4 }).map((parts) => parts.join("")),
  )
  .filter((text) => text !== "");

test(
  "T27: 64 KB of any repeated text are imported and drawn",
  () => {
    fc.assert(
      fc.property(piece, (text) => {
        const code = filled(text, MAX_CODE_LENGTH);
        expectReadable(code);
        expectDrawable(code);
      }),
      { numRuns: cases(15, 500) },
    );
  },
  PROPERTY_TIMEOUT,
);
