import type { ErrorCode } from "../contract/error-codes.ts";

/** A sentence for each code, where the worker has nothing more exact to say. */
export const CODE_WORDS: Record<ErrorCode, string> = {
  bad_input: "Bad request",
  signed_out: "Not signed in",
  sign_in_again: "You signed in more than 12 hours ago. Please sign in again",
  forbidden: "You may not do this",
  other_site: "Refused: this request came from another site",
  proof: "This list of your servers is more than ten minutes old. Please show it again",
  not_found: "Not found",
  method: "Method not allowed",
  conflict: "Somebody else wrote in the meantime",
  open: "There's already one open",
  declined: "This was declined",
  held: "Somebody else on the team has claimed this",
  decided: "This has already been decided",
  not_asked: "There's no open question to answer",
  withdrawn: "This incident was withdrawn",
  too_large: "The body is too large",
  too_many: "Too many requests, please wait a moment",
  bot_answer: "We couldn't read the bot's answer",
  bot_status: "The bot answered with an error",
  closed: "We can't reach this right now. Please try again in a minute",
  database: "We couldn't read or save this. Please try again in a moment",
  list: "We couldn't read the bot's list. Please try again in a moment",
  not_ready: "We don't know this yet. Please try again in a moment",
  bot_timeout: "The bot didn't answer in time",
};
