import type { Context } from "hono";
import type { BotApi, DataState } from "../../app/contract/bot.ts";
import type { Health } from "../../app/contract/health.ts";
import type { ReadFollowing } from "../../app/contract/following.ts";
import type { ServerList } from "../../app/contract/servers.ts";
import type { ReadStatusReport } from "../../app/contract/uptime.ts";
import type { AccessDecision, HideList, LookupMemory, ReadOwnList, AuditLog } from "./services.ts";
import type { Session, Sessions } from "./sessions.ts";
import type { Config, Env } from "./config.ts";

/** For a request's log line: its data and its requests to the bot API. */
export interface Trace {
  /** The oldest data in the response. */
  data: DataState | null;
  /** Ms with at least one request to the bot API under way. */
  upstreamMs: number;
  /** How many are under way, and since when (epoch ms). */
  running: number;
  since: number;
}

/** A request's state, shared by middleware and handlers. */
export interface EdgeEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    trace: Trace;
    /** Its path is decodable. */
    url: URL;
    /** A POST's body; unset for other methods. */
    body?: string;
    config: Config;
    /** The request's bot API, made at the first call. */
    bot: () => BotApi;
    statusReport: ReadStatusReport;
    /** Makes this isolate read the report again after a change. */
    forgetReport: () => void;
    /** Epoch ms. */
    now: () => number;
    /** The follower this browser has just added. */
    following: ReadFollowing;
    health: () => Promise<Health>;
    /** Names of required parts that don't work now; none is secret. */
    failingParts: () => Promise<readonly string[]>;
    hideList: HideList;
    sessions: Sessions;
    /** The sender's session, read at the first call. @throws SessionsDown */
    session: () => Promise<Session | null>;
    /** Look-ups of the team, remembered in this isolate. */
    lookups: LookupMemory;
    auditLog: AuditLog;
    /** The sender's access, decided at the first call. */
    access: () => Promise<AccessDecision>;
    /** A person's pictures even if hidden: for that person alone. @throws BotError */
    ownPictures: BotApi["avatarsOf"];
    /** A list of the bot's in which people look for rows about themselves. @throws BotError */
    ownList: ReadOwnList;
  };
}

export type EdgeContext = Context<EdgeEnv>;

/** Counts a page rendered for one visitor; resolves to the refusal if over the limit, else null. */
export type LimitView = (c: EdgeContext) => Promise<Response | null>;

/** Counts a call; resolves to the seconds to wait if over the limit, else null. */
export type LimitCall = (
  c: EdgeContext,
  limit: keyof Config["rateLimits"],
  call: { address: string | undefined; route: string },
) => Promise<number | null>;

/** Renders a page or its data. */
export type Site = (
  request: Request,
  context: Pick<
    EdgeEnv["Variables"],
    | "config"
    | "bot"
    | "statusReport"
    | "following"
    | "health"
    | "requestId"
    | "session"
    | "access"
    | "lookups"
    | "now"
    | "auditLog"
  > & {
    /** Servers the person has just agreed to show; for this answer only. */
    servers?: ServerList;
    /** Whether others may get the answer too: it then names the request only if it failed. */
    isShared?: boolean;
  },
) => Promise<Response>;
