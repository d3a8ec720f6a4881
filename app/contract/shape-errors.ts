/** Errors for answers whose shape is not the bot API's. Separate from the other texts, because no first script needs them. */
export const SHAPE_ERRORS = {
  history: "Invalid history data format: expected array",
  historyEmpty: "No history data available. Please try again later.",
  shards: "Invalid shards data format: expected array",
  team: "Invalid team data format",
} as const;

/** The error of the team and feedback pages for a call that was refused. @public */
export function httpStatusError(status: number): string {
  return `HTTP error! status: ${status}`;
}
