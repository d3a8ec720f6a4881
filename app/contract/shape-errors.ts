/** What a read says of an answer of another shape than the bot API's. Apart from the other texts, as no first script needs them. */
export const SHAPE_ERRORS = {
  history: "Invalid history data format: expected array",
  shards: "Invalid shards data format: expected array",
  team: "Invalid team data format",
} as const;

/** On the team and feedback pages. @public */
export function httpStatusError(status: number): string {
  return `HTTP error! status: ${status}`;
}
