/** Why the bot API or a store is unavailable: for the log, and for answers on English sites. */
export const UNAVAILABLE = {
  unknownUser: "Unknown User",
  botLate: "The bot did not answer in time",
  botSilent: "The bot is not answering",
  botUnreachable: "The bot could not be reached",
  botError: "The bot answered with an error",
  botTooLarge: "The bot's answer is too large",
  notPushed: "The bot has not pushed this yet",
  pushOld: "The bot has not pushed this in time",
  pushUnread: "The site could not read what the bot pushed",
  historyUnread: "The site could not read its own samples",
  noShards: "The bot names no shards",
  noTeam: "The team is empty",
  teamLate: "The team was not read in time",
  tooManyLookUps: "Too many look-ups",
  sessions: "The session store does not answer",
  hiding: "The list of hidden avatar histories cannot be read",
} as const;
