/** Texts the worker answers with before a page is rendered: small pages, and errors as JSON. */

/** Small pages without the site's frame. */
export const PLAIN_PAGES = {
  back: "Back to the site",
  redirecting: "Redirecting...",
  nothingHappens: "If nothing happens,",
  clickHere: "click here",
  launcher: {
    title: "Open launcher",
    heading: "Opening the launcher…",
    open: "Open launcher",
    none: "No launcher installed? You can close this page.",
  },
  tooManyPages: {
    title: "Too many pages",
    text: "Please wait a moment, then try again.",
  },
  tooManySignIns: {
    title: "Too many sign-ins",
    text: "Please wait a minute, then try again.",
  },
} as const;

export const ANSWERS = {
  badRequest: "Bad request",
  notFound: "Not found",
  methodNotAllowed: "Method not allowed",
  notSignedIn: "Not signed in",
  proofTooOld: "This list of your servers is more than ten minutes old. Please show it again",
  notAMember: "Not a team member",
  otherRanks: "This is for other ranks",
  tooManyRequests: "Too many requests, please wait a moment",
  tooManyLooks: "You have looked several times within this hour. Please try again in the next",
  tooManyLooksOfAll: "Many people are looking just now. Please try again in an hour",
  addressTooLong: "The address is too long",
  addressMalformed: "The address is malformed",
  bodyTooLarge: "The body is too large",
  otherSite: "Refused: the request comes from another site",
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
