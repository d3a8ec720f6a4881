/** The codes of the worker's errors with their statuses. Programs and pages act on the code. */
export const STATUS_OF = {
  /** The request is malformed. */
  bad_input: 400,
  /** Nobody is signed in. */
  signed_out: 401,
  /** The sign-in is too old for this. */
  sign_in_again: 401,
  /** Not allowed for this rank, or for this person's part in the matter. */
  forbidden: 403,
  /** The request comes from another site's page. */
  other_site: 403,
  /** The proof that a person manages a server is missing, forged or expired. */
  proof: 403,
  not_found: 404,
  /** The `Allow` header names the methods. */
  method: 405,
  /** Somebody else has written in the meantime. */
  conflict: 409,
  /** The person already has an open one. */
  open: 409,
  /** It was declined, and the wait isn't over. */
  declined: 409,
  /** Another member holds it. */
  held: 409,
  /** It has been decided already. */
  decided: 409,
  /** The team has asked nothing. */
  not_asked: 409,
  /** The incident was withdrawn. */
  withdrawn: 410,
  too_large: 413,
  /** `Retry-After` says when the next one is allowed. */
  too_many: 429,
  /** The bot's answer can't be read; trying again won't help. */
  bot_answer: 502,
  /** The bot couldn't be reached, or answered with an error. */
  bot_status: 502,
  /** The bot or a store isn't available now. */
  closed: 503,
  /** The database doesn't answer. */
  database: 503,
  /** One of the bot's lists couldn't be read. */
  list: 503,
  /** The site doesn't know the answer yet. */
  not_ready: 503,
  bot_timeout: 504,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;

export type ErrorStatus = (typeof STATUS_OF)[ErrorCode];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(STATUS_OF, value);
}
