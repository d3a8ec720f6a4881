import { useSearchParams } from "react-router";
import { LISTS } from "../../content/staff/lists.ts";
import { FilterInput } from "./filter-input.tsx";
import { isMalformedDay, PERIOD_FILTERS } from "./period.ts";

/** The two days of a period, `?from=` and `?to=`. */
export function PeriodInputs() {
  const [query] = useSearchParams();
  return PERIOD_FILTERS.map((name) => (
    <FilterInput
      key={name}
      name={name}
      label={LISTS[name]}
      short={LISTS[`${name}Short`]}
      type="date"
      problem={isMalformedDay(query, name) ? LISTS.noDay : null}
    />
  ));
}
