import {
  counted,
  KINDS,
  LOOKUP as TEXT,
  ROLES,
  type EventKind,
  type Role,
} from "../../content/lookup.ts";
import { formatWhole } from "../../format/money.ts";
import { FilterForm, FilterSelect } from "../list/filter-form.tsx";
import { PeriodInputs } from "../list/period-inputs.tsx";

interface TimelineFiltersProps {
  /** The value of `?id=`, as it was typed. */
  idQuery: string;
  kinds: Record<EventKind, number>;
  roles: Record<Role, number>;
}

/** Kind, role and period of the timeline, with the number of events of each. */
export function TimelineFilters({ idQuery, kinds, roles }: TimelineFiltersProps) {
  return (
    <FilterForm label={TEXT.filterLabel} className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <input type="hidden" name="id" value={idQuery} />
      <FilterSelect
        name="kind"
        title={TEXT.kind}
        all={TEXT.anyKind}
        options={KINDS.map(({ value, title }) => ({
          value,
          title: counted(title, formatWhole(kinds[value])),
        }))}
      />
      <FilterSelect
        name="role"
        title={TEXT.role}
        all={TEXT.anyRole}
        options={ROLES.map(({ value, title }) => ({
          value,
          title: counted(title, formatWhole(roles[value])),
        }))}
      />
      <PeriodInputs />
    </FilterForm>
  );
}
