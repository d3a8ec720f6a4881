import type { Read, Reads, StaffReadName } from "./endpoints.ts";

/** Where a value came from: read just now, kept and still fresh, or kept and past its time. */
export type DataState = "miss" | "fresh" | "stale";

/** A value of the bot API with its age. */
export interface Reading<T> {
  value: T;
  state: DataState;
  /** Seconds since the bot API said it. */
  age: number;
}

type Asker<R> =
  R extends Read<infer Args, infer T> ? (...args: Args) => Promise<Reading<T>> : never;

/** Everything the bot API can be asked, one function per row of the endpoint table. @throws BotError */
export type BotApi = { [Name in keyof Reads]: Asker<Reads[Name]> };

/** The reads anybody may make. A loader gets these by `context.get(botContext)`. */
export type PublicBot = Omit<BotApi, StaffReadName>;

export type BotErrorKind =
  | "timeout"
  | "network"
  | "status"
  | "shape"
  | "media-type"
  | "too-large"
  | "closed"
  | "unknown-id";

/** Why a read failed. The message is short, ours, and safe to show. */
export class BotError extends Error {
  override name = "BotError";
  readonly kind: BotErrorKind;
  /** Seconds after which asking again makes sense, when known. */
  readonly retryAfter: number | null;
  /** The upstream's own status, for the log; never shown. */
  readonly upstreamStatus: number | null;

  constructor(
    kind: BotErrorKind,
    message: string,
    details: { retryAfter?: number; upstreamStatus?: number } = {},
  ) {
    super(message);
    this.kind = kind;
    this.retryAfter = details.retryAfter ?? null;
    this.upstreamStatus = details.upstreamStatus ?? null;
  }

  /** The HTTP status our own answer carries for it (design: 404, 502, 503, 504). */
  get status(): 404 | 502 | 503 | 504 {
    if (this.kind === "unknown-id") return 404;
    if (this.kind === "timeout") return 504;
    return this.kind === "closed" ? 503 : 502;
  }
}
