/** Errors for answers of the wrong shape. In a file of their own: pages that show one need no decoder. */
export const SHAPE_ERRORS = {
  notJson: "Invalid response format: expected JSON",
  history: "Invalid history data format: expected array",
  historyEmpty: "No history data available. Please try again later.",
  shards: "Invalid shards data format: expected array",
  team: "Invalid team data format",
} as const;
