import { Link, useSearchParams } from "react-router";
import { APPEALS as TEXT, countText } from "../../content/staff/appeal-queue.ts";
import { MOST_COUNTED } from "../../contract/appeals.ts";
import { formatWhole } from "../../format/money.ts";
import { ButtonLink } from "../../ui/button.tsx";

interface ViewsProps<View extends string> {
  label: string;
  views: readonly View[];
  words: Readonly<Record<View, string>>;
  view: View;
  /** Of those parts that wait for somebody. */
  counts: Readonly<Partial<Record<View, number>>>;
}

/** The parts of a queue, those that wait with their number. */
export function Views<View extends string>(props: ViewsProps<View>) {
  const { label, views, words, view, counts } = props;
  return (
    <nav
      aria-label={label}
      className="segments grid grid-cols-2 self-start max-sm:w-full sm:flex sm:flex-wrap"
    >
      {views.map((choice) => {
        const count = counts[choice];
        return (
          <Link
            key={choice}
            to={{ search: `?view=${choice}` }}
            preventScrollReset
            aria-current={choice === view ? "true" : undefined}
            className={`segment gap-2 max-sm:px-2 max-sm:whitespace-normal ${choice === view ? "segment-on" : ""}`}
          >
            {words[choice]}
            {count === undefined ? null : (
              <span className="figures text-muted">
                {countText(formatWhole(Math.min(count, MOST_COUNTED)), count > MOST_COUNTED)}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}

/** The way to the next page of a part, and back to the first. */
export function Pages({ view, next }: { view: string; next: string | null }) {
  const [query] = useSearchParams();
  return (
    <nav aria-label={TEXT.pages} className="flex flex-wrap justify-center gap-3 empty:hidden">
      {query.has("after") && (
        <ButtonLink to={{ search: `?view=${view}` }} size="sm">
          {TEXT.first}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink
          to={{ search: `?${new URLSearchParams({ view, after: next })}` }}
          size="sm"
          icon="arrow-right"
        >
          {TEXT.older}
        </ButtonLink>
      )}
    </nav>
  );
}
