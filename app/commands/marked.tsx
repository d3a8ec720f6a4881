import { Fragment, type ReactNode } from "react";
import { highlights } from "./filter.ts";

/** A text with the search marked in it. No component: thousands of cards would have two more each. */
export function marked(text: string, search: string): ReactNode {
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
