import * as v from "valibot";
import { uptimeReport, type UptimeReport } from "../../contract/uptime.ts";
import { jsonOf, request } from "../../live/http/request.ts";

/** The uptime record and notice as our edge tells them. @throws when it does not, or in another shape */
export async function readBoard(): Promise<UptimeReport> {
  return v.parse(uptimeReport, await jsonOf(await request("/status/uptime.json")));
}
