/** For staff pages whose data couldn't be read. */
export const STAFF_ERRORS = {
  activity: "Failed to fetch activity data. Please try again.",
  commandsTitle: "Error Loading Commands",
  commandsDetail: "Unable to fetch commands, please try again later.",
  commands:
    "There was an error loading the staff commands. Please try again later or contact support.",
  economyId: "Please enter a user ID",
  economy: "Failed to fetch economy logs. Please try again.",
} as const;

/** `which` is "user", "command", "server cog" and so on. */
export function blacklistError(which: string): string {
  return `Failed to fetch ${which} blacklists. Please try again.`;
}
