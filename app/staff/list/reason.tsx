import { cut } from "../../contract/cut.ts";
import { LISTS } from "../../content/staff/lists.ts";

const EXCERPT_LENGTH = 140;

/** The reason of a sanction; a long one shows its beginning and expands on click. */
export function Reason({ text }: { text: string }) {
  if (text.trim() === "") return <span className="text-muted">{LISTS.none}</span>;
  const full = (
    <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
      {text}
    </span>
  );
  if (text.length <= EXCERPT_LENGTH && text.split("\n").length <= 3) return full;
  const excerpt = cut(`${text.split("\n").slice(0, 2).join(" ")}…`, EXCERPT_LENGTH);
  return (
    <details className="group">
      <summary className="cursor-pointer list-none rounded-sm wrap-anywhere focus-ring">
        <span className="group-open:hidden">
          <bdi>{excerpt}</bdi> <span className="link whitespace-nowrap">{LISTS.showAll}</span>
        </span>
        <span className="link hidden group-open:inline">{LISTS.showLess}</span>
      </summary>
      {full}
    </details>
  );
}

interface ReasonLineProps {
  text: string;
  /** On phones before the reason: the command, cog or list, which has a column on wider screens. */
  start: string | null;
}

/** A reason on one line of a table; its tip and the open entry have all of it. */
export function ReasonLine({ text, start }: ReasonLineProps) {
  const reason = text.trim() === "" ? LISTS.none : text;
  return (
    <p className="truncate" title={text}>
      {start === null ? null : <span className="text-muted md:hidden">{`${start} · `}</span>}
      <bdi>{reason}</bdi>
    </p>
  );
}
