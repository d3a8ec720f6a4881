import { useSearchParams } from "react-router";
import type { Blacklist } from "../../content/blacklists.ts";
import type { Profiles } from "../../contract/person.ts";
import { nameOf } from "../../people/name.ts";
import { Field, Select, TextInput } from "../../ui/field.tsx";
import { LATEST_FIRST, STATE_CHOICES, type BlacklistKey } from "./filter.ts";
import { blacklistColumns } from "./table.tsx";
import { FilterForm } from "../list/filter-form.tsx";
import type { Sort } from "../list/list-query.ts";
import { SortSelect } from "../list/sort-select.tsx";

interface BlacklistFiltersProps {
  list: Blacklist;
  moderators: readonly { id: string; entries: number }[];
  names: Profiles;
  sort: Sort<BlacklistKey>;
}

/** Search, moderator and state of a blacklist page. */
export function BlacklistFilters({ list, moderators, names, sort }: BlacklistFiltersProps) {
  const [query] = useSearchParams();
  return (
    <FilterForm
      label={`Filter the ${list.title}`}
      className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="max-lg:col-span-full">
        <Field label="Search" htmlFor="q">
          <TextInput
            id="q"
            name="q"
            type="search"
            defaultValue={query.get("q") ?? ""}
            placeholder={list.what ? `ID, ${list.what.toLowerCase()} or reason` : "ID or reason"}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      </div>
      <Field label="Moderator" htmlFor="moderator">
        <Select id="moderator" name="moderator" defaultValue={query.get("moderator") ?? ""}>
          <option value="">All moderators</option>
          {moderators.map(({ id, entries }) => (
            <option key={id} value={id}>
              {`${nameOf(id, names[id])} (${entries})`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="State" htmlFor="state">
        <Select id="state" name="state" defaultValue={query.get("state") ?? ""}>
          <option value="">All states</option>
          {STATE_CHOICES.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <SortSelect
        columns={blacklistColumns(list)}
        sort={sort}
        usual={LATEST_FIRST}
        className="max-md:col-span-full lg:hidden"
      />
    </FilterForm>
  );
}
