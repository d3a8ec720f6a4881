/** Errors for answers whose shape is not the bot API's. Separate from the other texts, because no first script needs them. */
export const SHAPE_ERRORS = {
  notJson: "Invalid response format: expected JSON",
  history: "Invalid history data format: expected array",
  historyEmpty: "No history data available. Please try again later.",
  shards: "Invalid shards data format: expected array",
  team: "Invalid team data format",
} as const;
