import type { CsvForm } from "../../format/csv.ts";

/** A file name that ends in '.csv', with a suffix that distinguishes it from the plain file of the whole list. */
export function exportName(name: string, form: CsvForm, isFiltered: boolean): string {
  const marks = (isFiltered ? "_filtered" : "") + (form === "excel" ? "_excel" : "");
  return name.replace(/\.csv$/, `${marks}.csv`);
}
