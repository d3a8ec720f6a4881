/** Error texts that both the worker and the browser know. */
export const ERRORS = {
  crash: "Unexpected Application Error!",
  notJson: "Invalid response format: expected JSON",
  logout: "Logout failed",
  fetchUser: "Failed to fetch user",
  fetchTeam: "Failed to fetch team members",
} as const;

export function requestFailed(statusText: string): string {
  return `API request failed: ${statusText}`;
}
