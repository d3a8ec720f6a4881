import { useState } from "react";
import { useSearchParams } from "react-router";
import { STAFF } from "../../content/staff.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Field, Select, TextInput } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ECONOMY_FILTERS, LATEST_LOG_FIRST, type EconomyKey } from "./filter.ts";
import { ECONOMY_COLUMNS } from "./table.tsx";
import { FilterForm } from "../list/filter-form.tsx";
import type { Sort } from "../list/list-query.ts";
import { SortSelect } from "../list/sort-select.tsx";

interface EconomyFiltersProps {
  user: string;
  actions: readonly string[];
  types: readonly string[];
  sort: Sort<EconomyKey>;
}

/** The filter panel of §5 behind its toggle; open when the address carries a filter. */
export function EconomyFilters({ user, actions, types, sort }: EconomyFiltersProps) {
  const [query] = useSearchParams();
  const set = ECONOMY_FILTERS.filter((name) => query.get(name)).length;
  const [open, setOpen] = useState(set > 0);
  const [known, setKnown] = useState(set);
  // A link to a filtered view opens the panel; clearing a box must not shut it under the hand.
  if (set !== known) {
    setKnown(set);
    if (known === 0) setOpen(true);
  }
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="card group"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-card px-4 font-600 focus-ring">
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        Filters
        {set > 0 ? <span className="text-sm text-muted figures">{set} set</span> : null}
      </summary>
      <div className="flex flex-col gap-4 border-t border-line p-4">
        <FilterForm
          label="Filter the transactions"
          className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
        >
          <input type="hidden" name="user" value={user} />
          <Choice name="action" title="Action" all="All actions" choices={actions} />
          <Choice name="type" title="Type" all="All types" choices={types} />
          <Text name="minAmount" title="Minimum amount" />
          <Text name="maxAmount" title="Maximum amount" />
          <Text name="startDate" title="From day (UTC)" type="date" />
          <Text name="endDate" title="To day (UTC)" type="date" />
          <SortSelect columns={ECONOMY_COLUMNS} sort={sort} usual={LATEST_LOG_FIRST} />
        </FilterForm>
        <ButtonLink
          to={{ search: `?user=${user}` }}
          size="sm"
          icon="x"
          preventScrollReset
          className="self-start"
        >
          {STAFF.resetFilters}
        </ButtonLink>
      </div>
    </details>
  );
}

interface ChoiceProps {
  name: string;
  title: string;
  all: string;
  choices: readonly string[];
}

function Choice({ name, title, all, choices }: ChoiceProps) {
  const [query] = useSearchParams();
  const chosen = query.get(name) ?? "";
  // A link may ask for what these results do not have; the box must not claim otherwise.
  const known = chosen === "" || choices.includes(chosen) ? choices : [...choices, chosen];
  return (
    <Field label={title} htmlFor={name}>
      <Select id={name} name={name} defaultValue={chosen}>
        <option value="">{all}</option>
        {known.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Text({ name, title, type = "text" }: { name: string; title: string; type?: string }) {
  const [query] = useSearchParams();
  return (
    <Field label={title} htmlFor={name}>
      <TextInput
        id={name}
        name={name}
        type={type}
        inputMode={type === "text" ? "decimal" : undefined}
        autoComplete="off"
        defaultValue={query.get(name) ?? ""}
      />
    </Field>
  );
}
