import { Link, useSearchParams } from "react-router";
import { RANGE_LABELS } from "../content/staff.ts";
import { ACTIVITY_RANGES, type ActivityRange } from "../contract/range.ts";
import { changedSearch } from "./rows.ts";

/** 7 days, 14 days, 30 days, All time (§2), as links: the choice is in the address. */
export function RangeSwitch({ range }: { range: ActivityRange }) {
  const [query] = useSearchParams();
  return (
    <nav
      aria-label="Time range"
      className="flex flex-wrap gap-1 rounded-control border border-line bg-surface p-1"
    >
      {ACTIVITY_RANGES.map((choice) => (
        <Link
          key={choice}
          to={{ search: changedSearch(query, { range: choice }) }}
          replace
          preventScrollReset
          aria-current={choice === range ? "true" : undefined}
          className="grid min-h-11 place-items-center whitespace-nowrap rounded-md px-3 text-sm text-muted focus-ring hover:text-text sm:px-4 aria-[current=true]:bg-accent-deep aria-[current=true]:font-600 aria-[current=true]:text-text"
        >
          {RANGE_LABELS[choice]}
        </Link>
      ))}
    </nav>
  );
}
