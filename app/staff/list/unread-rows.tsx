import { Link, useSearchParams } from "react-router";
import { showAllUnread, unreadableText } from "../../content/staff/lists.ts";
import { formatWhole } from "../../format/money.ts";
import { numbered } from "../../format/numbered.ts";
import type { Unread } from "./unread.ts";

interface UnreadRowsProps extends Unread {
  /** The list they are from, where a page has several. */
  title?: string;
}

/** Says how many records could not be read, and shows them as they came. */
export function UnreadRows({ count, rows, title }: UnreadRowsProps) {
  const [query] = useSearchParams();
  if (count === 0) return null;
  const all = new URLSearchParams(query);
  all.set("unread", "all");
  const said = unreadableText(formatWhole(count), count === 1);
  return (
    <details open={query.has("unread")} className="text-sm text-warn">
      <summary className="inline-flex min-h-8 cursor-pointer items-center underline underline-offset-3 rounded-sm focus-ring">
        {title === undefined ? said : `${title}: ${said}`}
      </summary>
      <ol className="mt-2 flex flex-col gap-1">
        {numbered(rows).map(({ place, item }) => (
          <li key={place} className="card px-3 py-1.5 font-mono text-text wrap-anywhere">
            <bdi>{item}</bdi>
          </li>
        ))}
      </ol>
      {rows.length < count && !query.has("unread") ? (
        <Link to={{ search: `?${all}` }} preventScrollReset className="link inline-block py-1.5">
          {showAllUnread(formatWhole(count))}
        </Link>
      ) : null}
    </details>
  );
}
