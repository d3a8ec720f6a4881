/**
 * Errors of the worker, as /api sends them whatever the language of the site; pages show them by `said` in their own
 * (said.ts).
 */

export const ANSWERS = {
  notFound: "Not found",
  methodNotAllowed: "Method not allowed",
  notAMember: "Not a team member",
  otherRanks: "This is for other ranks",
  tooManyLooks: "You have asked several times within this hour. Please try again in the next",
  addressTooLong: "The address is too long",
  addressMalformed: "The address is malformed",
  notSaved: "The change could not be saved",
  notConfigured: "The site is not configured.",
} as const;

/** Why something of the bot API or a store is not there; panels show it below their own text. */
export const UNAVAILABLE = {
  unknownUser: "Unknown User",
  botLate: "The bot did not answer in time",
  botSilent: "The bot is not answering",
  botUnreachable: "The bot could not be reached",
  botError: "The bot answered with an error",
  botTooLarge: "The bot's answer is too large",
  noShards: "The bot names no shards",
  noTeam: "The team is empty",
  teamLate: "The team was not read in time",
  tooManyLookUps: "Too many look-ups",
  sessions: "The session store does not answer",
  hiding: "Who hides their avatar history is not known at the moment",
  tooManyChanges: "You have changed this 20 times today. Please try again tomorrow",
} as const;
