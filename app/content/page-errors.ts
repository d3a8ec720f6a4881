import { SHAPE_ERRORS } from "../contract/shape-errors.ts";

const orJoin = "please try again later or join our support server for assistance.";

/** Errors of public pages whose data could not be read. */
export const PAGE_ERRORS = {
  offline: "You are offline. Try again when the connection is back.",
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
