import { STATUS_ERRORS } from "../content/status/errors.ts";
import { list, one, ShapeError } from "../contract/decode.ts";
import type { Range } from "../contract/range.ts";
import { decodeShards, point, type Point, type Shard } from "../contract/status.ts";
import { uptimeReport, type UptimeReport } from "../contract/uptime.ts";
import type { Endpoint } from "../live/http/read.ts";
import { codeOf } from "../live/http/request.ts";
import { isBotLate } from "../live/http/retries.ts";

/** More than a point for each day since the platform opened. */
const MOST_POINTS = 10_000;

const OF_BOT = {
  timeout: 10_000,
  pauses: [1_000, 2_000],
  // After the worker's timeout or a lasting wrong answer, repeating is pointless.
  isFinal: (error: unknown) => isBotLate(error) || codeOf(error) === "bot_answer",
};

export const SHARDS_READ: Endpoint<[], Shard[]> = {
  ...OF_BOT,
  path: () => "/api/shards",
  decode(answer) {
    if (!Array.isArray(answer)) throw new ShapeError(STATUS_ERRORS.shardListShape);
    if (answer.length === 0) throw new ShapeError(STATUS_ERRORS.shardsEmpty);
    return decodeShards(answer);
  },
};

/** A range's points without the closing one; none without records in it. */
export const POINTS_READ: Endpoint<[range: Range], Point[]> = {
  ...OF_BOT,
  path: (range) => `/api/history?range=${range}`,
  decode: list(point, { most: MOST_POINTS, message: STATUS_ERRORS.historyShape }),
};

/** Uptime and incidents. */
export const UPTIME_READ: Endpoint<[], UptimeReport> = {
  path: () => "/status/uptime.json",
  decode: one(uptimeReport),
};
