/** Error texts that both the worker and the browser know. */
export const ERRORS = {
  crash: "Unexpected Application Error!",
  historyShape: "Invalid history data format: expected array",
  shardsShape: "Invalid shards data format: expected array",
  teamShape: "Invalid team data format",
  notJson: "Invalid response format: expected JSON",
  logout: "Logout failed",
  fetchUser: "Failed to fetch user",
  fetchTeam: "Failed to fetch team members",
  unknownUser: "Unknown User",
  staffRightsEnded:
    "Staff rights end 12 hours after signing in. Sign in again to come back to this very view.",
} as const;

/** On the team and feedback pages. @public */
export function httpStatusError(status: number): string {
  return `HTTP error! status: ${status}`;
}

export function requestFailed(statusText: string): string {
  return `API request failed: ${statusText}`;
}
