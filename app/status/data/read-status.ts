import { list } from "../../contract/decode.ts";
import { ERRORS } from "../../contract/errors.ts";
import { MOST_SHARDS, point, shard, type Point, type Shard } from "../../contract/status.ts";
import { StatusError } from "./ask-status.ts";

/** A point a day since the platform began is fewer. */
const MOST_POINTS = 10_000;

const shardsOf = list(shard, { most: MOST_SHARDS, message: ERRORS.shardListShape });
const pointsOf = list(point, { most: MOST_POINTS, message: ERRORS.historyShape });

/** The shards /api/shards tells of. @throws ShapeError, or StatusError for none at all */
export function readShards(body: unknown): Shard[] {
  const { value } = shardsOf(body);
  if (value.length === 0) throw new StatusError(ERRORS.shardsEmpty);
  return value;
}

/** The points /api/history tells of. @throws ShapeError, or StatusError for none at all */
export function readPoints(body: unknown): Point[] {
  const { value } = pointsOf(body);
  if (value.length === 0) throw new StatusError(ERRORS.historyEmpty);
  return value;
}
