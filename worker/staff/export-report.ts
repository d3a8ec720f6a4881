import * as v from "valibot";
import { digits } from "../../app/contract/decode.ts";
import { EXPORTED_LISTS } from "../../app/contract/trail.ts";

/** The browser's report of an export: which list, about whom, the number of rows, the format of the file. */
const exportReport = v.object({
  list: v.picklist(EXPORTED_LISTS),
  id: v.optional(digits),
  rows: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
  form: v.picklist(["comma", "excel"]),
});

const exportReportJson = v.pipe(v.string(), v.parseJson(), exportReport);

/** Reads the body of a report; null for anything else, so that only known words reach the log. */
export function readExportReport(body: string): v.InferOutput<typeof exportReport> | null {
  const result = v.safeParse(exportReportJson, body);
  return result.success ? result.output : null;
}
