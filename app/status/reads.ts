import { STATUS_ERRORS } from "../content/status/errors.ts";
import { list, one, ShapeError } from "../contract/decode.ts";
import type { Range } from "../contract/range.ts";
import { decodeShards, point, type Point, type Shard } from "../contract/status.ts";
import { uptimeReport, type UptimeReport } from "../contract/uptime.ts";
import type { Endpoint } from "../live/http/read.ts";
import { codeOf } from "../live/http/request.ts";
import { isBotLate } from "../live/http/retries.ts";

/** More than one point for each day since the platform began. */
const MOST_POINTS = 10_000;

const OF_BOT = {
  timeout: 10_000,
  pauses: [1_000, 2_000],
  // Neither after a timeout of the worker nor after an answer that stays wrong.
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

/** The points of a range of the history, without the closing one: none where no record lies in the range. */
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
