import { Link } from "react-router";
import { ACTIVITY_RANGES, type ActivityRange } from "../contract/staff.ts";
import { RANGE_LABELS } from "./words.ts";

/** 7 days, 14 days, 30 days, All time (§2), as links: the choice is in the address. */
export function RangeSwitch({ range }: { range: ActivityRange }) {
  return (
    <nav aria-label="Time range" className="flex flex-wrap rounded-md border border-line p-1">
      {ACTIVITY_RANGES.map((choice) => (
        <Link
          key={choice}
          to={{ search: `?range=${choice}` }}
          replace
          preventScrollReset
          aria-current={choice === range ? "true" : undefined}
          className="grid min-h-11 place-items-center rounded-sm px-4 text-sm text-muted hover:text-text aria-[current=true]:bg-raised aria-[current=true]:text-text"
        >
          {RANGE_LABELS[choice]}
        </Link>
      ))}
    </nav>
  );
}
