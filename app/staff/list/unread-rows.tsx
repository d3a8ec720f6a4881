import { Link, useSearchParams } from "react-router";
import { LISTS } from "../../content/staff/lists.ts";
import { formatCount } from "../../format/number.ts";
import { numbered } from "../../format/numbered.ts";
import type { Unread } from "./unread.ts";

/** A list's unreadable records. */
interface UnreadList {
  /** Missing on pages of one list. */
  title?: string;
  rows: Unread;
}

/** A line with the number of unreadable records; opened, shows them as they came. */
export function UnreadRows({ lists }: { lists: readonly UnreadList[] }) {
  const [query] = useSearchParams();
  const some = lists.filter(({ rows }) => rows.count > 0);
  const count = some.reduce((sum, { rows }) => sum + rows.count, 0);
  if (count === 0) return null;
  const said = LISTS.unreadable(formatCount(count), count === 1);
  const only = some.length === 1 ? some[0]?.title : undefined;
  return (
    <details open={query.has("unread")} className="text-sm text-warn">
      <summary className="min-h-8 cursor-pointer py-1.5 underline underline-offset-3 rounded-sm focus-ring">
        {only === undefined ? said : `${only}: ${said}`}
      </summary>
      {some.map(({ title = "", rows }) => (
        <UnreadOf key={title} {...rows} title={only === undefined ? title : ""} />
      ))}
    </details>
  );
}

function UnreadOf({ title, count, rows }: Unread & { title: string }) {
  const [query] = useSearchParams();
  const all = new URLSearchParams(query);
  all.set("unread", "all");
  return (
    <>
      {title === "" ? null : <p className="mt-2">{title}</p>}
      <ol className="mt-2 flex flex-col gap-1">
        {numbered(rows).map(({ place, item }) => (
          <li key={place} className="card px-3 py-1.5 font-mono text-text wrap-anywhere">
            <bdi>{item}</bdi>
          </li>
        ))}
      </ol>
      {rows.length < count && !query.has("unread") ? (
        <Link to={{ search: `?${all}` }} preventScrollReset className="link inline-block py-1.5">
          {LISTS.showAllUnread(formatCount(count))}
        </Link>
      ) : null}
    </>
  );
}
