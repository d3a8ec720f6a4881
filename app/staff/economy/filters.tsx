import { useState } from "react";
import { useSearchParams } from "react-router";
import { ECONOMY_LOGS as TEXT } from "../../content/staff/economy-logs.ts";
import { LISTS } from "../../content/staff/lists.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FilterForm, FilterSelect } from "../list/filter-form.tsx";
import { FilterInput } from "../list/filter-input.tsx";
import type { Sort } from "../list/list-query.ts";
import { SortSelect } from "../list/sort-select.tsx";
import {
  DEFAULT_SORT,
  ECONOMY_FILTERS,
  filterState,
  type EconomyFilterName,
  type EconomyKey,
} from "./filter.ts";
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
  const states = ECONOMY_FILTERS.map((name) => filterState(query, name));
  const count = states.filter((state) => state === "set").length;
  const isUsed = states.some((state) => state !== "unset");
  const [isOpen, setOpen] = useState(isUsed);
  const [wasUsed, setWasUsed] = useState(isUsed);
  // A link to a filtered view opens the panel; clearing the last filter leaves it open.
  if (isUsed !== wasUsed) {
    setWasUsed(isUsed);
    if (isUsed) setOpen(true);
  }
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="card group"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-card px-4 font-600 focus-ring">
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        {TEXT.filters}
        {count > 0 ? (
          <span className="text-sm text-muted figures">{TEXT.filtersSet(count)}</span>
        ) : null}
      </summary>
      <div className="flex flex-col gap-2 border-t border-line p-3">
        <FilterForm
          label={TEXT.filterLabel}
          className="grid grid-cols-2 items-start gap-x-3 gap-y-2 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto_auto] lg:gap-2"
        >
          <input type="hidden" name="user" value={user} />
          <FilterSelect
            name="action"
            title={TEXT.columns.action}
            all={TEXT.allActions}
            options={actions.map(toOption)}
          />
          <FilterSelect
            name="type"
            title={TEXT.columns.type}
            all={TEXT.allTypes}
            options={types.map(toOption)}
          />
          <Input name="minAmount" label={TEXT.minAmount} problem={TEXT.noAmount} />
          <Input name="maxAmount" label={TEXT.maxAmount} problem={TEXT.noAmount} />
          <Input
            name="startDate"
            label={LISTS.from}
            short={LISTS.fromShort}
            type="date"
            problem={LISTS.noDay}
          />
          <Input
            name="endDate"
            label={LISTS.to}
            short={LISTS.toShort}
            type="date"
            problem={LISTS.noDay}
          />
          <SortSelect columns={ECONOMY_COLUMNS} sort={sort} defaultSort={DEFAULT_SORT} />
        </FilterForm>
        <ButtonLink
          to={{ search: `?user=${user}` }}
          size="sm"
          icon="x"
          preventScrollReset
          className="self-start"
        >
          {LISTS.resetFilters}
        </ButtonLink>
      </div>
    </details>
  );
}

interface InputProps {
  name: Exclude<EconomyFilterName, "action" | "type">;
  label: string;
  short?: string;
  type?: "text" | "date";
  problem: string;
}

function Input({ name, problem, ...rest }: InputProps) {
  const [query] = useSearchParams();
  const isMalformed = filterState(query, name) === "malformed";
  return <FilterInput name={name} problem={isMalformed ? problem : null} {...rest} />;
}
