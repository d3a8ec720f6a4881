import { SHAPE_ERRORS } from "../../contract/shape-errors.ts";

/** Shards or history couldn't be read. */
export const STATUS_ERRORS = {
  failed:
    "Unable to fetch status, please try again later or join our support server for assistance.",
  heading: "Error",
  timeout: "Request timed out. Please check your connection and try again.",
  afterRetries: "Failed to fetch data. Please try again later.",
  unexpected: "An unexpected error occurred. Please try again later.",
  shardsEmpty: "No shard data available. Please try again later.",
  notJson: SHAPE_ERRORS.notJson,
  historyShape: SHAPE_ERRORS.history,
  historyEmpty: SHAPE_ERRORS.historyEmpty,
  shardListShape: "Invalid response format: expected array of shards",
} as const;

export function httpError(status: number, body: string): string {
  return `HTTP error ${status}: ${body}`;
}
