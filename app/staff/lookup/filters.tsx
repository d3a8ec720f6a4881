import { LISTS } from "../../content/staff/lists.ts";
import { KINDS, LOOKUP as TEXT, ROLES } from "../../content/staff/lookup.ts";
import type { Profiles } from "../../contract/person.ts";
import { formatCount } from "../../format/number.ts";
import { nameOf } from "../../people/person-name.tsx";
import { FilterFold } from "../list/filter-fold.tsx";
import { FilterForm } from "../list/filter-form.tsx";
import { LinkSwitch } from "../list/link-switch.tsx";
import { PeriodInputs } from "../list/period-inputs.tsx";
import { chosenDays } from "../list/period.ts";
import { PersonInput } from "../list/person-input.tsx";
import { useLatestQuery } from "../list/use-latest-query.ts";
import { parseFilter, type TimelineCounts } from "./timeline.ts";

interface TimelineFiltersProps {
  /** The value of `?id=`, as somebody typed it. */
  idQuery: string;
  counts: TimelineCounts;
  names: Profiles;
}

/** Kind, role (for people who gave sanctions), other person and period, with counts. */
export function TimelineFilters({ idQuery, counts, names }: TimelineFiltersProps) {
  const query = useLatestQuery();
  const { kinds, roles, hasGiven, people } = counts;
  const { kind, role, by } = parseFilter(query);
  const chosen = [
    ...KINDS.filter(({ value }) => value === kind).map(({ title }) => title),
    ...ROLES.filter(({ value }) => value === role).map(({ title }) => title),
    ...(by === null ? [] : [nameOf(by, names[by])]),
    ...chosenDays(query),
  ];
  return (
    <FilterFold chosen={chosen}>
      <div className="dense-switches col-span-full flex flex-col gap-2">
        <LinkSwitch
          replace
          name="kind"
          label={TEXT.kind}
          options={withAll(TEXT.anyKind, KINDS, kinds)}
          chosen={kind ?? ""}
        />
        {hasGiven || query.has("role") ? (
          <LinkSwitch
            replace
            name="role"
            label={TEXT.role}
            options={withAll(TEXT.anyRole, ROLES, roles)}
            chosen={role ?? ""}
          />
        ) : null}
        <FilterForm
          label={TEXT.filterLabel}
          className="grid grid-cols-2 items-start gap-x-3 gap-y-2 lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:gap-2"
        >
          <input type="hidden" name="id" value={idQuery} />
          <input type="hidden" name="kind" value={query.get("kind") ?? ""} />
          <input type="hidden" name="role" value={query.get("role") ?? ""} />
          <div className="max-lg:col-span-full">
            <PersonInput
              name="by"
              label={TEXT.by}
              placeholder={TEXT.byHint}
              problem={TEXT.noPerson}
              people={people.map(({ id, events }) => ({
                id,
                title: LISTS.withCount(nameOf(id, names[id]), formatCount(events)),
              }))}
            />
          </div>
          <PeriodInputs />
        </FilterForm>
      </div>
    </FilterFold>
  );
}

/** Choices with their counts, after one that filters nothing. */
function withAll<Value extends string>(
  all: string,
  choices: readonly { value: Value; title: string }[],
  counts: Readonly<Record<Value, number>>,
) {
  const total = choices.reduce((sum, { value }) => sum + counts[value], 0);
  return [
    { value: "", title: all, count: formatCount(total) },
    ...choices.map((choice) => ({ ...choice, count: formatCount(counts[choice.value]) })),
  ];
}
