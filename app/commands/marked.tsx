import { Fragment } from "react";
import { highlights } from "./filter.ts";

/** A text with the search marked in it. */
export function Marked({ text, search }: { text: string; search: string }) {
  const ranges = highlights(text, search);
  if (ranges.length === 0) return text;
  const last = ranges.at(-1)?.to ?? 0;
  return (
    <>
      {ranges.map(({ from, to }, index) => (
        <Fragment key={from}>
          {text.slice(ranges[index - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(last)}
    </>
  );
}
