import type { Reading } from "../../contract/bot.ts";
import { deriveSource, Derivation, type SourceDerivation } from "../../contract/derivation.ts";
import type { Range } from "../../contract/range.ts";
import type { HistoryRecord, Point } from "../../contract/status.ts";
import { pointsOf } from "./series.ts";

/** Sorting thousands of records takes milliseconds, so it is done once for each copy of the history. */
const POINTS: Record<Range, SourceDerivation<Point[]>> = {
  "24h": new Derivation(),
  "7d": new Derivation(),
  "30d": new Derivation(),
  all: new Derivation(),
};

/** The points of a range up to the time of the data, so that a browser never downloads years of half hours. */
export function historyPoints(reading: Reading<HistoryRecord[]>, range: Range): Reading<Point[]> {
  const { value, asOf } = reading;
  const points = deriveSource(reading, POINTS[range], () => pointsOf(value, range, asOf));
  // Of the whole history.
  return { ...points, next: undefined };
}
