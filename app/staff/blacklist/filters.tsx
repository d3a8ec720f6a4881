import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import {
  BLACKLIST_TEXT as TEXT,
  filterLabel,
  moderatorOption,
  searchHint,
  STATE_CHOICES,
} from "../../content/staff/blacklists.ts";
import type { Profiles } from "../../contract/person.ts";
import { nameOf } from "../../people/name.ts";
import { Field, TextInput } from "../../ui/field.tsx";
import { FilterFold } from "../list/filter-fold.tsx";
import { FilterForm, FilterSelect } from "../list/filter-form.tsx";
import type { Column } from "../list/data-table.tsx";
import type { Sort } from "../list/list-query.ts";
import { PeriodInputs } from "../list/period-inputs.tsx";
import { chosenDays } from "../list/period.ts";
import { SortSelect } from "../list/sort-select.tsx";
import { useLatestQuery } from "../list/use-latest-query.ts";
import { DEFAULT_SORT, parseFilter, type BlacklistKey } from "./filter.ts";

interface BlacklistFiltersProps {
  title: string;
  /** The heading of the column that names the blocked command or cog, where there is one. */
  what: string | null;
  columns: readonly Column<BlacklistKey>[];
  /** Filters that are links, in place of those of the form; `names` are their parameters. */
  switches?: { names: readonly string[]; chosen: readonly string[]; links: ReactNode };
  moderators: readonly { id: string; entries: number }[];
  names: Profiles;
  sort: Sort<BlacklistKey>;
}

/** Search, moderator, state and period of a blacklist page. */
export function BlacklistFilters(props: BlacklistFiltersProps) {
  const { title, what, columns, switches, moderators, names, sort } = props;
  const [query] = useSearchParams();
  const latest = useLatestQuery();
  const { moderator, state } = parseFilter(query);
  const chosen = [
    ...(switches?.chosen ?? STATE_CHOICES.filter(({ value }) => value === state).map(titleOf)),
    ...(moderator === "" ? [] : [nameOf(moderator, names[moderator])]),
    ...chosenDays(query),
  ];
  return (
    <FilterForm
      label={filterLabel(title)}
      className="grid grid-cols-2 items-start gap-x-3 gap-y-2 lg:flex lg:flex-wrap lg:gap-2"
    >
      <div className="max-md:col-span-full lg:flex-1">
        <Field label={TEXT.search} htmlFor="q">
          <TextInput
            id="q"
            name="q"
            type="search"
            defaultValue={query.get("q") ?? ""}
            placeholder={searchHint(what)}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      </div>
      {switches?.names.map((name) => (
        <input key={name} type="hidden" name={name} value={latest.get(name) ?? ""} />
      ))}
      <FilterFold chosen={chosen}>
        <div className="lg:max-w-60">
          <FilterSelect
            name="moderator"
            title={TEXT.moderator}
            all={TEXT.allModerators}
            options={moderators.map(({ id, entries }) => ({
              value: id,
              title: moderatorOption(nameOf(id, names[id]), entries),
            }))}
          />
        </div>
        {switches ? null : (
          <FilterSelect
            name="state"
            title={TEXT.state}
            all={TEXT.allStates}
            options={STATE_CHOICES}
          />
        )}
        <PeriodInputs />
        <SortSelect
          columns={columns}
          sort={sort}
          defaultSort={DEFAULT_SORT}
          className="col-span-full lg:hidden"
        />
        {switches ? (
          <div className="dense-switches col-span-full flex flex-wrap items-center gap-2 lg:basis-full">
            {switches.links}
          </div>
        ) : null}
      </FilterFold>
    </FilterForm>
  );
}

function titleOf({ title }: { title: string }): string {
  return title;
}
