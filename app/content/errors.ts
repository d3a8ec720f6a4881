export const ERRORS = {
  crash: "Unexpected Application Error!",
  logout: "Logout failed",
  fetchUser: "Failed to fetch user",
  fetchTeam: "Failed to fetch team members",
  /** On staff pages and in answers to the team. */
  rightsEnded: "Staff rights end 12 hours after signing in. Sign in again to return to this view.",
} as const;

/** For refused calls of the team and feedback pages. */
export function httpStatusError(status: number): string {
  return `HTTP error! status: ${status}`;
}

/** The worker's answers by status. */
export const STATUS_WORDS = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  413: "Content Too Large",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
} as const;

export function requestFailed(statusText: string): string {
  return `API request failed: ${statusText}`;
}
