import { useSearchParams } from "react-router";
import type { Blacklist } from "../../content/blacklists.ts";
import type { Profiles } from "../../contract/person.ts";
import { nameOf } from "../../people/name.ts";
import { Field, TextInput } from "../../ui/field.tsx";
import { FilterForm, FilterSelect } from "../list/filter-form.tsx";
import type { Sort } from "../list/list-query.ts";
import { SortSelect } from "../list/sort-select.tsx";
import { DEFAULT_SORT, STATE_CHOICES, type BlacklistKey } from "./filter.ts";
import { blacklistColumns } from "./table.tsx";

interface BlacklistFiltersProps {
  blacklist: Blacklist;
  moderators: readonly { id: string; entries: number }[];
  names: Profiles;
  sort: Sort<BlacklistKey>;
}

/** Search, moderator and state of a blacklist page. */
export function BlacklistFilters({ blacklist, moderators, names, sort }: BlacklistFiltersProps) {
  const [query] = useSearchParams();
  const { title, what } = blacklist;
  return (
    <FilterForm
      label={`Filter the ${title}`}
      className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="max-lg:col-span-full">
        <Field label="Search" htmlFor="q">
          <TextInput
            id="q"
            name="q"
            type="search"
            defaultValue={query.get("q") ?? ""}
            placeholder={what ? `ID, ${what.toLowerCase()} or reason` : "ID or reason"}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      </div>
      <FilterSelect
        name="moderator"
        title="Moderator"
        all="All moderators"
        options={moderators.map(({ id, entries }) => ({
          value: id,
          title: `${nameOf(id, names[id])} (${entries})`,
        }))}
      />
      <FilterSelect name="state" title="State" all="All states" options={STATE_CHOICES} />
      <SortSelect
        columns={blacklistColumns(blacklist)}
        sort={sort}
        defaultSort={DEFAULT_SORT}
        className="max-md:col-span-full lg:hidden"
      />
    </FilterForm>
  );
}
