import { SHAPE_ERRORS } from "../contract/shape-errors.ts";

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

const orJoin = "please try again later or join our support server for assistance.";

/** For public pages whose data couldn't be read. */
export const PAGE_ERRORS = {
  offline: "You're offline. Try again when you're back online.",
  commands: `Unable to fetch commands, ${orJoin}`,
  templates: `Unable to fetch templates, ${orJoin}`,
  team: `Unable to fetch team members, ${orJoin}`,
  teamData: SHAPE_ERRORS.team,
  feedback: `Unable to fetch feedback, ${orJoin}`,
  avatarsTitle: "Error Loading Avatars",
  avatars: "Failed to load avatars. Please try again later.",
  avatarsOfUser: "Failed to load avatars for this user. Please try again later.",
  avatarData: "Failed to load data. Please try again later.",
} as const;

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
