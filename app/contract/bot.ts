import type { Source } from "./derivation.ts";
import { STATUS_OF, type ErrorCode, type ErrorStatus } from "./error-codes.ts";
import type { Read, Reads, StaffReadName } from "./endpoints.ts";

/** The source of a value: "miss" from the bot, "fresh" from the cache, "stale" from the cache after its TTL. */
export type DataState = "miss" | "fresh" | "stale";

/** A value of the bot API with its age. */
export interface Reading<T> extends Source<T> {
  state: DataState;
  /** Seconds since the bot API sent it. */
  age: number;
  /** When that was, epoch ms. */
  asOf: number;
  /** Of an old value: waits for the new one, which is on its way. @throws BotError */
  next?: () => Promise<Reading<T>>;
  /** Records of a list that could not be read, as they came; only of a list that comes straight from the bot. */
  unread?: readonly unknown[];
  /** Whether the bot has more records than are read of such a list; likewise. */
  isCut?: boolean;
}

type ReadMethod<R> =
  R extends Read<infer Args, infer T> ? (...args: Args) => Promise<Reading<T>> : never;

/** One function for each row of the endpoint table. @throws BotError */
export type BotApi = { [Name in keyof Reads]: ReadMethod<Reads[Name]> };

/** The public reads. A loader gets them as `bot` of `context.get(pageContext)`. */
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
  /** The status of the bot API's response, for the log only. */
  readonly upstreamStatus: number | null;
  /** Whether a bad status came with JSON. Without it, the answer may be a proxy's. */
  readonly isJson: boolean;
  /** Why the bot API could not be reached, such as "dns", for the log only. */
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

  /** The code of our own response. */
  get code(): ErrorCode {
    return CODE_OF[this.kind];
  }

  /** The HTTP status of our own response. */
  get status(): ErrorStatus {
    return STATUS_OF[this.code];
  }
}

/** Whether an error is a BotError: by its name, as each language's bundle of pages has a copy of the class. */
export function isBotError(error: unknown): error is BotError {
  return error instanceof Error && error.name === "BotError";
}

/** A read of records that the viewer's rank does not see. */
export class ReadClosed extends Error {
  override name = "ReadClosed";
}

/** Whether the bot API works and does not know the id. */
export function isUnknownId(error: unknown): boolean {
  return isBotError(error) && error.kind === "unknown-id";
}
