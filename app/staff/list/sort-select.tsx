import { Field, Select } from "../../ui/field.tsx";
import type { Column } from "./data-table.tsx";
import { sortText, type Sort } from "./list-query.ts";

interface SortSelectProps<Key extends string> {
  columns: readonly Column<Key>[];
  sort: Sort<Key>;
  /** The order that needs no word in the address. */
  usual: Sort<Key>;
  /** Place and widths: those at which column heads are missing. */
  className?: string;
}

/** The order of a list where there are no column heads to press. It carries the sort of the filter form. */
export function SortSelect<Key extends string>(props: SortSelectProps<Key>) {
  const { columns, sort, usual, className = "col-span-full md:hidden" } = props;
  const valueOf = (choice: Sort<Key>) =>
    sortText(choice) === sortText(usual) ? "" : sortText(choice);
  return (
    <div className={className}>
      <Field label="Sort by" htmlFor="sort">
        <Select id="sort" name="sort" defaultValue={valueOf(sort)}>
          {columns.flatMap(({ key, title }) =>
            [true, false].map((down) => (
              <option key={`${key}-${down}`} value={valueOf({ key, down })}>
                {`${title}, ${down ? "descending" : "ascending"}`}
              </option>
            )),
          )}
        </Select>
      </Field>
    </div>
  );
}
