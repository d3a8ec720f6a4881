import { useState } from "react";
import { useSearchParams } from "react-router";
import { STAFF } from "../../content/staff.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Field, TextInput } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FilterForm, FilterSelect } from "../list/filter-form.tsx";
import type { Sort } from "../list/list-query.ts";
import { SortSelect } from "../list/sort-select.tsx";
import { DEFAULT_SORT, ECONOMY_FILTERS, type EconomyKey } from "./filter.ts";
import { ECONOMY_COLUMNS } from "./table.tsx";

interface EconomyFiltersProps {
  user: string;
  actions: readonly string[];
  types: readonly string[];
  sort: Sort<EconomyKey>;
}

function toOption(value: string) {
  return { value, title: value };
}

/** The filter panel behind its toggle; open when the address has a filter. */
export function EconomyFilters({ user, actions, types, sort }: EconomyFiltersProps) {
  const [query] = useSearchParams();
  const count = ECONOMY_FILTERS.filter((name) => query.get(name)).length;
  const [isOpen, setOpen] = useState(count > 0);
  const [lastCount, setLastCount] = useState(count);
  // A link to a filtered view opens the panel; clearing the last filter leaves it open.
  if (count !== lastCount) {
    setLastCount(count);
    if (lastCount === 0) setOpen(true);
  }
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="card group"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-card px-4 font-600 focus-ring">
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        Filters
        {count > 0 ? <span className="text-sm text-muted figures">{count} set</span> : null}
      </summary>
      <div className="flex flex-col gap-4 border-t border-line p-4">
        <FilterForm
          label="Filter the transactions"
          className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
        >
          <input type="hidden" name="user" value={user} />
          <FilterSelect
            name="action"
            title="Action"
            all="All actions"
            options={actions.map(toOption)}
          />
          <FilterSelect name="type" title="Type" all="All types" options={types.map(toOption)} />
          <Input name="minAmount" title="Minimum amount" />
          <Input name="maxAmount" title="Maximum amount" />
          <Input name="startDate" title="From day (UTC)" type="date" />
          <Input name="endDate" title="To day (UTC)" type="date" />
          <SortSelect columns={ECONOMY_COLUMNS} sort={sort} defaultSort={DEFAULT_SORT} />
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

function Input({ name, title, type = "text" }: { name: string; title: string; type?: string }) {
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
