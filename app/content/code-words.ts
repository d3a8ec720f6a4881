import type { ErrorCode } from "../contract/error-codes.ts";

/** A sentence for each code, where the worker has nothing more exact to say. */
export const CODE_WORDS: Record<ErrorCode, string> = {
  bad_input: "Bad request",
  signed_out: "Not signed in",
  sign_in_again: "You signed in more than 12 hours ago. Please sign in again for this",
  forbidden: "You may not do this",
  other_site: "Refused: the request comes from another site",
  proof: "This list of your servers is more than ten minutes old. Please show it again",
  not_found: "Not found",
  method: "Method not allowed",
  conflict: "Somebody else has written meanwhile",
  open: "One is open already",
  declined: "This was declined",
  held: "Somebody else of the team holds this",
  decided: "This has been decided already",
  not_asked: "Nobody waits for an answer to this",
  withdrawn: "This incident was withdrawn",
  too_large: "The body is too large",
  too_many: "Too many requests, please wait a moment",
  bot_answer: "The bot's answer could not be read",
  bot_status: "The bot answered with an error",
  closed: "This cannot be reached at the moment. Please try again in a minute",
  database: "This could not be read or saved. Please try again in a moment",
  list: "The bot's list could not be read. Please try again in a moment",
  not_ready: "This is not known yet. Please try again in a moment",
  bot_timeout: "The bot did not answer in time",
};
