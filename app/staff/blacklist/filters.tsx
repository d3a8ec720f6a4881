import { useSearchParams } from "react-router";
import {
  BLACKLIST_TEXT as TEXT,
  filterLabel,
  moderatorOption,
  searchHint,
  STATE_CHOICES,
  type Blacklist,
} from "../../content/staff/blacklists.ts";
import type { Profiles } from "../../contract/person.ts";
import { nameOf } from "../../people/name.ts";
import { Field, TextInput } from "../../ui/field.tsx";
import { FilterForm, FilterSelect } from "../list/filter-form.tsx";
import type { Sort } from "../list/list-query.ts";
import { PeriodInputs } from "../list/period-inputs.tsx";
import { SortSelect } from "../list/sort-select.tsx";
import { DEFAULT_SORT, type BlacklistKey } from "./filter.ts";
import { blacklistColumns } from "./table.tsx";

interface BlacklistFiltersProps {
  blacklist: Blacklist;
  moderators: readonly { id: string; entries: number }[];
  names: Profiles;
  sort: Sort<BlacklistKey>;
}

/** Search, moderator, state and period of a blacklist page. */
export function BlacklistFilters({ blacklist, moderators, names, sort }: BlacklistFiltersProps) {
  const [query] = useSearchParams();
  const { title, what } = blacklist;
  return (
    <FilterForm
      label={filterLabel(title)}
      className="grid grid-cols-2 gap-4 md:grid-cols-4 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1.3fr)_minmax(0,1.2fr)_repeat(2,minmax(0,1fr))]"
    >
      <div className="max-lg:col-span-full">
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
      <FilterSelect
        name="moderator"
        title={TEXT.moderator}
        all={TEXT.allModerators}
        options={moderators.map(({ id, entries }) => ({
          value: id,
          title: moderatorOption(nameOf(id, names[id]), entries),
        }))}
      />
      <FilterSelect name="state" title={TEXT.state} all={TEXT.allStates} options={STATE_CHOICES} />
      <PeriodInputs />
      <SortSelect
        columns={blacklistColumns(blacklist)}
        sort={sort}
        defaultSort={DEFAULT_SORT}
        className="col-span-full lg:hidden"
      />
    </FilterForm>
  );
}
