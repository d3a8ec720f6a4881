import { useSearchParams } from "react-router";
import { counted, KINDS, LOOKUP as TEXT, ROLES } from "../../content/staff/lookup.ts";
import type { Profiles } from "../../contract/person.ts";
import { formatWhole } from "../../format/money.ts";
import { nameOf } from "../../people/name.ts";
import { Field, TextInput } from "../../ui/field.tsx";
import { CountSwitch } from "../list/count-switch.tsx";
import { FilterForm } from "../list/filter-form.tsx";
import { idIn } from "../list/id-in.ts";
import { PeriodInputs } from "../list/period-inputs.tsx";
import { useLatestQuery } from "../list/use-latest-query.ts";
import type { PersonCount, TimelineCounts } from "./timeline.ts";

interface TimelineFiltersProps {
  /** The value of `?id=`, as it was typed. */
  idQuery: string;
  counts: TimelineCounts;
  names: Profiles;
}

/** Kind and, of who has given something, role with the number of events of each, the other person and the period. */
export function TimelineFilters({ idQuery, counts, names }: TimelineFiltersProps) {
  const query = useLatestQuery();
  const { kinds, roles, hasGiven, people } = counts;
  return (
    <div className="flex flex-col gap-4">
      <CountSwitch
        name="kind"
        label={TEXT.kind}
        all={TEXT.anyKind}
        options={KINDS.map(({ value, title }) => ({ value, title, count: kinds[value] }))}
      />
      {hasGiven || query.has("role") ? (
        <CountSwitch
          name="role"
          label={TEXT.role}
          all={TEXT.anyRole}
          options={ROLES.map(({ value, title }) => ({ value, title, count: roles[value] }))}
        />
      ) : null}
      <FilterForm
        label={TEXT.filterLabel}
        className="grid grid-cols-2 gap-4 lg:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))]"
      >
        <input type="hidden" name="id" value={idQuery} />
        <input type="hidden" name="kind" value={query.get("kind") ?? ""} />
        <input type="hidden" name="role" value={query.get("role") ?? ""} />
        <OtherPerson people={people} names={names} />
        <PeriodInputs />
      </FilterForm>
    </div>
  );
}

/** Takes an ID, and suggests the people there are events with. */
function OtherPerson({ people, names }: { people: readonly PersonCount[]; names: Profiles }) {
  const [query] = useSearchParams();
  const value = query.get("by") ?? "";
  const isMalformed = value.trim() !== "" && idIn(value) === null;
  return (
    <div className="max-lg:col-span-full">
      <Field label={TEXT.by} htmlFor="by" error={isMalformed ? TEXT.noPerson : null}>
        <TextInput
          id="by"
          name="by"
          type="search"
          list="by-people"
          placeholder={TEXT.byHint}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isMalformed ? true : undefined}
          aria-describedby={isMalformed ? "by-note" : undefined}
          defaultValue={value}
        />
      </Field>
      <datalist id="by-people">
        {people.map(({ id, events }) => (
          <option key={id} value={id}>
            {counted(nameOf(id, names[id]), formatWhole(events))}
          </option>
        ))}
      </datalist>
    </div>
  );
}
