import * as v from "valibot";
import { digits } from "../../app/contract/decode.ts";
import { EXPORTED_LISTS } from "../../app/contract/audit-log.ts";

/** As many as a query has filters for ids. */
const MOST_IDS = 2;

/** The browser's report of an export: list, ids, number of rows, file format. */
const exportReport = v.object({
  list: v.picklist(EXPORTED_LISTS),
  ids: v.optional(v.pipe(v.array(digits), v.maxLength(MOST_IDS)), []),
  rows: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
  form: v.picklist(["comma", "excel"]),
});

const exportReportJson = v.pipe(v.string(), v.parseJson(), exportReport);

/** Reads a report's body; null for anything else, so that only known words reach the log. */
export function readExportReport(body: string): v.InferOutput<typeof exportReport> | null {
  const result = v.safeParse(exportReportJson, body);
  return result.success ? result.output : null;
}
