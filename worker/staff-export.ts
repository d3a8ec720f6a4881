import * as v from "valibot";

/** What an export says of itself: which list, how many rows, which form of the file. */
const report = v.object({
  list: v.picklist([
    "economyLogs",
    "userBans",
    "userCommandBans",
    "userCogBans",
    "serverBans",
    "serverCommandBans",
    "serverCogBans",
  ]),
  rows: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
  form: v.picklist(["comma", "excel"]),
});

export type ExportReport = v.InferOutput<typeof report>;

/** Reads the body of an export's report; null for anything else. Only known words reach the log. */
export function exportReport(body: string): ExportReport | null {
  try {
    const result = v.safeParse(report, JSON.parse(body));
    return result.success ? result.output : null;
  } catch {
    return null; // no JSON
  }
}
