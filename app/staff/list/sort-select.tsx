import { LISTS } from "../../content/staff/lists.ts";
import { Field, Select } from "../../ui/field.tsx";
import type { Column } from "./data-table.tsx";
import { formatSort, type Sort } from "./list-query.ts";

interface SortSelectProps<Key extends string> {
  columns: readonly Column<Key>[];
  sort: Sort<Key>;
  /** The sort without `?sort=`. */
  defaultSort: Sort<Key>;
  className?: string;
}

/** Sorts a list on screens without column heads. Also keeps `?sort=` in the filter form. */
export function SortSelect<Key extends string>(props: SortSelectProps<Key>) {
  const { columns, sort, defaultSort, className = "col-span-full md:hidden" } = props;
  const valueOf = (choice: Sort<Key>) =>
    formatSort(choice) === formatSort(defaultSort) ? "" : formatSort(choice);
  return (
    <div className={className}>
      <Field label={LISTS.sortBy} htmlFor="sort">
        <Select id="sort" name="sort" defaultValue={valueOf(sort)}>
          {columns.flatMap(({ key, title }) =>
            [true, false].map((descending) => (
              <option key={`${key}-${descending}`} value={valueOf({ key, descending })}>
                {LISTS.sortOption(title, descending)}
              </option>
            )),
          )}
        </Select>
      </Field>
    </div>
  );
}
