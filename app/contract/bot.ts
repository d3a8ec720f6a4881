import type { Source } from "./derivation.ts";
import { STATUS_OF, type ErrorCode, type ErrorStatus } from "./error-codes.ts";
import type { Read, Reads, StaffReadName } from "./endpoints.ts";

/** From the bot ("miss"), from the cache ("fresh"), or from it after the TTL ("stale"). */
export type DataState = "miss" | "fresh" | "stale";

/** A value of the bot API with its age. */
export interface Reading<T> extends Source<T> {
  state: DataState;
  /** Seconds since the bot API sent it. */
  age: number;
  /** When the bot API sent it, epoch ms. */
  asOf: number;
  /** For a stale value: waits for the refresh that is under way. @throws BotError */
  next?: () => Promise<Reading<T>>;
  /** Records that couldn't be decoded, as the bot sent them. Missing for cached values. */
  unread?: readonly unknown[];
  /** Whether the bot has more records than we read. Missing for cached values. */
  isCut?: boolean;
}

type ReadMethod<R> =
  R extends Read<infer Args, infer T> ? (...args: Args) => Promise<Reading<T>> : never;

/** One function for each row of the endpoint table. @throws BotError */
export type BotApi = { [Name in keyof Reads]: ReadMethod<Reads[Name]> };

/** The public reads, which loaders get from `context.get(pageContext).bot`. */
export type PublicBot = Omit<BotApi, StaffReadName>;

export type BotErrorKind =
  | "timeout"
  | "network"
  | "status"
  | "shape"
  | "media-type"
  | "too-large"
  | "closed"
  | "not-ready"
  | "unknown-id";

const CODE_OF: Record<BotErrorKind, ErrorCode> = {
  timeout: "bot_timeout",
  network: "bot_status",
  status: "bot_status",
  shape: "bot_answer",
  "media-type": "bot_answer",
  "too-large": "bot_answer",
  closed: "closed",
  "not-ready": "not_ready",
  "unknown-id": "not_found",
};

/** Why a read failed. The message is short and safe to show. */
export class BotError extends Error {
  override name = "BotError";
  readonly kind: BotErrorKind;
  /** Seconds after which a retry makes sense, when known. */
  readonly retryAfter: number | null;
  /** The HTTP status the bot API answered with; not for visitors. */
  readonly upstreamStatus: number | null;
  /** Whether an error status came with JSON. If not, the answer may be a proxy's. */
  readonly isJson: boolean;
  /** Why the bot API could not be reached, such as "dns"; not for visitors. */
  readonly networkCause: string | null;

  constructor(
    kind: BotErrorKind,
    message: string,
    details: {
      retryAfter?: number;
      upstreamStatus?: number;
      isJson?: boolean;
      networkCause?: string;
    } = {},
  ) {
    super(message);
    this.kind = kind;
    this.retryAfter = details.retryAfter ?? null;
    this.upstreamStatus = details.upstreamStatus ?? null;
    this.isJson = details.isJson ?? false;
    this.networkCause = details.networkCause ?? null;
  }

  /** The error code of our own response. */
  get code(): ErrorCode {
    return CODE_OF[this.kind];
  }

  /** The HTTP status of our own response. */
  get status(): ErrorStatus {
    return STATUS_OF[this.code];
  }
}

/** Whether an error is a BotError, by its name: each language's bundle has its own class. */
export function isBotError(error: unknown): error is BotError {
  return error instanceof Error && error.name === "BotError";
}

/** The viewer's rank may not see these records. */
export class ReadClosed extends Error {
  override name = "ReadClosed";
}

/** Whether the bot API works but doesn't know the id. */
export function isUnknownId(error: unknown): boolean {
  return isBotError(error) && error.kind === "unknown-id";
}
