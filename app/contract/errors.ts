/** Every error text a visitor may read. */

const orJoin = "please try again later or join our support server for assistance.";

export const ERRORS = {
  commands: `Unable to fetch commands, ${orJoin}`,
  crash: "Unexpected Application Error!",
  status: `Unable to fetch status, ${orJoin}`,
  statusHeading: "Error",
  statusTimeout: "Request timed out. Please check your connection and try again.",
  statusAfterRetries: "Failed to fetch data. Please try again later.",
  statusUnexpected: "An unexpected error occurred. Please try again later.",
  historyShape: "Invalid history data format: expected array",
  shardsShape: "Invalid shards data format: expected array",
  historyEmpty: "No history data available. Please try again later.",
  shardsEmpty: "No shard data available. Please try again later.",
  notJson: "Invalid response format: expected JSON",
  shardListShape: "Invalid response format: expected array of shards",
  templates: `Unable to fetch templates, ${orJoin}`,
  team: `Unable to fetch team members, ${orJoin}`,
  teamShape: "Invalid team data format",
  feedback: `Unable to fetch feedback, ${orJoin}`,
  logout: "Logout failed",
  fetchUser: "Failed to fetch user",
  fetchTeam: "Failed to fetch team members",
  unknownUser: "Unknown User",
  avatarsTitle: "Error Loading Avatars",
  avatars: "Failed to load avatars. Please try again later.",
  avatarsOfUser: "Failed to load avatars for this user. Please try again later.",
  avatarData: "Failed to load data. Please try again later.",
  activity: "Failed to fetch activity data. Please try again.",
  staffCommands: "Unable to fetch commands, please try again later.",
  staffCommandsTitle: "Error Loading Commands",
  staffCommandsPanel:
    "There was an error loading the staff commands. Please try again later or contact support.",
  economyId: "Please enter a user ID",
  economy: "Failed to fetch economy logs. Please try again.",
  staffRightsEnded:
    "Staff rights end 12 hours after signing in. Sign in again to come back to this very view.",
  importTitle: "Import failed",
  importText: "Invalid embed code format. Please check your input and try again.",
  notFoundTitle: "Page Not Found",
  notFoundText: "The page you're looking for doesn't exist or has been moved.",
} as const;

/** On the status page. */
export function httpError(status: number, body: string): string {
  return `HTTP error ${status}: ${body}`;
}

/** On the team and feedback pages. @public */
export function httpStatusError(status: number): string {
  return `HTTP error! status: ${status}`;
}

export function requestFailed(statusText: string): string {
  return `API request failed: ${statusText}`;
}

/** `which` is "user", "command", "server cog" and so on. */
export function blacklistError(which: string): string {
  return `Failed to fetch ${which} blacklists. Please try again.`;
}
