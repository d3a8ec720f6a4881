import { LISTS } from "../../content/staff/lists.ts";
import { useSearchParams } from "react-router";
import {
  BLACKLIST_TEXT as TEXT,
  BLACKLISTS,
  STATE_CHOICES,
} from "../../content/staff/blacklists.ts";
import type { Profiles } from "../../contract/person.ts";
import { formatCount } from "../../format/number.ts";
import { nameOf } from "../../people/person-name.tsx";
import { Field, TextInput } from "../../ui/field.tsx";
import { FilterFold } from "../list/filter-fold.tsx";
import { FilterForm, FilterSelect } from "../list/filter-form.tsx";
import type { Column } from "../list/data-table.tsx";
import type { Sort } from "../list/list-query.ts";
import { PeriodInputs } from "../list/period-inputs.tsx";
import { chosenDays } from "../list/period.ts";
import { SortSelect } from "../list/sort-select.tsx";
import { DEFAULT_SORT, parseFilter, type BlacklistKey } from "./filter.ts";

interface Choice {
  value: string;
  title: string;
}

interface BlacklistFiltersProps {
  title: string;
  /** The heading of the column with the blocked command or cog; null for none. */
  what: string | null;
  columns: readonly Column<BlacklistKey>[];
  /** The states to choose from, and the lists if several. */
  states?: readonly Choice[];
  lists?: readonly Choice[];
  moderators: readonly { id: string; entries: number }[];
  names: Profiles;
  sort: Sort<BlacklistKey>;
}

/** Search, moderator, state and period of a blacklist page. */
export function BlacklistFilters(props: BlacklistFiltersProps) {
  const { title, what, columns, states = STATE_CHOICES, lists, moderators, names, sort } = props;
  const [query] = useSearchParams();
  const { moderator } = parseFilter(query);
  const chosen = [
    ...titleIn(STATE_CHOICES, query.get("state")),
    ...(lists ? titleIn(LIST_CHOICES, query.get("list")) : []),
    ...(moderator === "" ? [] : [nameOf(moderator, names[moderator])]),
    ...chosenDays(query),
  ];
  return (
    <FilterForm
      label={TEXT.filterLabel(title)}
      className="grid grid-cols-2 items-start gap-x-3 gap-y-2 lg:flex lg:flex-wrap lg:gap-2"
    >
      <div className="max-md:col-span-full lg:flex-1">
        <Field label={TEXT.search} htmlFor="q">
          <TextInput
            id="q"
            name="q"
            type="search"
            defaultValue={query.get("q") ?? ""}
            placeholder={TEXT.searchHint(what)}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      </div>
      <FilterFold chosen={chosen}>
        {lists ? (
          <div className="lg:w-32">
            <FilterSelect name="list" title={TEXT.list} all={TEXT.allLists} options={lists} />
          </div>
        ) : null}
        <div className="lg:w-32">
          <FilterSelect name="state" title={TEXT.state} all={TEXT.allStates} options={states} />
        </div>
        <div className="lg:w-40">
          <FilterSelect
            name="moderator"
            title={TEXT.moderator}
            all={TEXT.allModerators}
            options={moderators.map(({ id, entries }) => ({
              value: id,
              title: LISTS.withCount(nameOf(id, names[id]), formatCount(entries)),
            }))}
          />
        </div>
        <PeriodInputs />
        <SortSelect
          columns={columns}
          sort={sort}
          defaultSort={DEFAULT_SORT}
          className="col-span-full lg:hidden"
        />
      </FilterFold>
    </FilterForm>
  );
}

const LIST_CHOICES = BLACKLISTS.map(({ path, words }) => ({ value: path, title: words.link }));

function titleIn(choices: readonly Choice[], chosen: string | null): string[] {
  return choices.filter(({ value }) => value === chosen).map(({ title }) => title);
}
