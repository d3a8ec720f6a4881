import type { ExportedList } from "../../contract/audit-log.ts";
import { read, type Endpoint } from "../../live/http/read.ts";

/** Reads rows for an export, so that all its reads and its report are one line of the audit log. */
export async function readForExport<Args extends readonly string[], T>(
  list: ExportedList,
  endpoint: Endpoint<Args, T>,
  args: NoInfer<Args>,
): Promise<T> {
  const path = (...rest: Args) => `${endpoint.path(...rest)}?export=${list}`;
  return (await read({ ...endpoint, path }, args)).value;
}
