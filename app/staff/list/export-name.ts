import type { CsvForm } from "../../format/csv.ts";

/** A file name that ends in '.csv', with suffixes that distinguish it from the plain file of the whole list. */
export function exportName(
  name: string,
  form: CsvForm,
  { isFiltered, isIncomplete = false }: { isFiltered: boolean; isIncomplete?: boolean },
): string {
  const marks = [
    isFiltered ? "_filtered" : "",
    isIncomplete ? "_incomplete" : "",
    form === "excel" ? "_excel" : "",
  ];
  return name.replace(/\.csv$/, `${marks.join("")}.csv`);
}
