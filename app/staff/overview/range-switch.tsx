import { Link, useSearchParams } from "react-router";
import { OVERVIEW, RANGE_LABELS } from "../../content/staff/overview.ts";
import { ACTIVITY_RANGES, type ActivityRange } from "../../contract/range.ts";
import { updatedSearch } from "../list/list-query.ts";

/** 7 days, 14 days, 30 days, All time, as links to `?range=`. */
export function RangeSwitch({ range }: { range: ActivityRange }) {
  const [query] = useSearchParams();
  return (
    <nav aria-label={OVERVIEW.timeRange} className="segments flex flex-wrap max-sm:w-full">
      {ACTIVITY_RANGES.map((choice) => (
        <Link
          key={choice}
          to={{ search: updatedSearch(query, { range: choice }) }}
          replace
          preventScrollReset
          aria-current={choice === range ? "true" : undefined}
          className={`segment max-sm:grow max-sm:px-2 ${choice === range ? "segment-on" : ""}`}
        >
          {RANGE_LABELS[choice]}
        </Link>
      ))}
    </nav>
  );
}
