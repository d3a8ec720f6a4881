/** Errors for answers whose shape is not the bot API's. Separate from the other texts, because no first script needs them. */
export const SHAPE_ERRORS = {
  history: "Invalid history data format: expected array",
  shards: "Invalid shards data format: expected array",
  team: "Invalid team data format",
} as const;

/** On the team and feedback pages. @public */
export function httpStatusError(status: number): string {
  return `HTTP error! status: ${status}`;
}
