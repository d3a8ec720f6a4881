/** The codes of the worker's errors, each with its status. What a program or a page does about an error goes by its code. */
export const STATUS_OF = {
  /** The request is malformed. */
  bad_input: 400,
  /** Nobody is signed in. */
  signed_out: 401,
  /** Somebody is signed in, too long ago for this. */
  sign_in_again: 401,
  /** The person's rank, or their part in the matter, does not allow it. */
  forbidden: 403,
  /** The request comes from a page of another site. */
  other_site: 403,
  /** The proof that a person manages a server is missing, forged or over. */
  proof: 403,
  not_found: 404,
  /** The `Allow` header names the methods. */
  method: 405,
  /** Somebody else has written meanwhile. */
  conflict: 409,
  /** The person has an open one already. */
  open: 409,
  /** It was declined, and the wait is not over. */
  declined: 409,
  /** Another member of the team holds it. */
  held: 409,
  /** It is decided already. */
  decided: 409,
  /** Nobody has asked for an answer. */
  not_asked: 409,
  /** The incident was withdrawn. */
  withdrawn: 410,
  too_large: 413,
  /** `Retry-After` says when the next one is allowed. */
  too_many: 429,
  /** The bot's answer cannot be read; it will be no better a moment later. */
  bot_answer: 502,
  /** The bot could not be reached, or answered with an error. */
  bot_status: 502,
  /** A store or the bot is not asked at the moment. */
  closed: 503,
  /** The database does not answer. */
  database: 503,
  /** A list of the bot's could not be read. */
  list: 503,
  /** The site does not know the answer yet. */
  not_ready: 503,
  bot_timeout: 504,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;

export type ErrorStatus = (typeof STATUS_OF)[ErrorCode];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(STATUS_OF, value);
}
