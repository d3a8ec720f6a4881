/** Errors that every page may have to show. */
export const ERRORS = {
  crash: "Unexpected Application Error!",
  logout: "Logout failed",
  fetchUser: "Failed to fetch user",
  fetchTeam: "Failed to fetch team members",
  /** On staff pages and in answers to the team. */
  rightsEnded:
    "Staff rights end 12 hours after signing in. Sign in again to come back to this very view.",
} as const;

/** The error of the team and feedback pages for a call that was refused. */
export function httpStatusError(status: number): string {
  return `HTTP error! status: ${status}`;
}
