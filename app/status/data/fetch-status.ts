import * as v from "valibot";
import { list, ShapeError } from "../../contract/decode.ts";
import { reads } from "../../contract/endpoints.ts";
import { ERRORS } from "../../contract/errors.ts";
import { STATUS_ERRORS } from "../../content/status/errors.ts";
import type { Range } from "../../contract/range.ts";
import { point, type Shard } from "../../contract/status.ts";
import { uptimeReport, type UptimeReport } from "../../contract/uptime.ts";
import { now } from "../../live/hooks/now.ts";
import { pageSeconds } from "../../live/hooks/use-page-seconds.ts";
import { jsonOf, request } from "../../live/http/request.ts";
import { withRetries } from "../../live/http/retries.ts";
import type { History, Snapshot } from "./snapshot.ts";
import { isTransient } from "./status-error.ts";

/**
 * The browser's calls for status data. Loaded with the first of them: the server's page brings its data
 * along, so most visits need no decoder.
 */

const TIMEOUT_MS = 10_000;
const RETRY_DELAYS_MS = [1_000, 2_000];
/** More than one point for each day since the platform began. */
const MOST_POINTS = 10_000;

const decodePoints = list(point, { most: MOST_POINTS, message: ERRORS.historyShape });

/** @throws ShapeError for another shape or no shard at all, and as `request` does */
export function fetchShards(): Promise<Snapshot<Shard[]>> {
  return fetchSnapshot("/api/shards", (body) => {
    if (!Array.isArray(body)) throw new ShapeError(STATUS_ERRORS.shardListShape);
    return filled(reads.shards.decode(body).value, STATUS_ERRORS.shardsEmpty);
  });
}

/** @throws ShapeError for another shape or no point at all, and as `request` does */
export function fetchHistory(range: Range): Promise<Snapshot<History>> {
  return fetchSnapshot(`/api/history?range=${range}`, (body) => ({
    range,
    points: filled(decodePoints(body).value, STATUS_ERRORS.historyEmpty),
  }));
}

/** @throws ValiError for another shape, and as `request` does */
export async function fetchUptime(): Promise<UptimeReport> {
  return v.parse(uptimeReport, await jsonOf(await request("/status/uptime.json")));
}

function filled<T>(items: T[], message: string): T[] {
  if (items.length === 0) throw new ShapeError(message);
  return items;
}

function fetchSnapshot<T>(path: string, decode: (body: unknown) => T): Promise<Snapshot<T>> {
  return withRetries(
    async () => {
      const response = await request(path, { timeout: TIMEOUT_MS });
      const value = decode(await jsonOf(response));
      const age = Math.max(0, Number(response.headers.get("X-Data-Age")) || 0);
      // The worker's clock: the reader's may be off by hours.
      const date = Date.parse(response.headers.get("Date") ?? "");
      const receivedAt = pageSeconds();
      return { value, age, asOf: (Number.isNaN(date) ? now() : date) - age * 1000, receivedAt };
    },
    { delays: RETRY_DELAYS_MS, isTransient },
  );
}
