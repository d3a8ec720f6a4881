import type { Context } from "hono";
import type { BotApi, DataState } from "../../app/contract/bot.ts";
import type { Health } from "../../app/contract/health.ts";
import type { ReadFollowing } from "../../app/contract/following.ts";
import type { ServerList } from "../../app/contract/servers.ts";
import type { ReadStatusReport } from "../../app/contract/uptime.ts";
import type { AccessDecision, HideList, LookupMemory, ReadOwnList, Trail } from "./services.ts";
import type { Session, Sessions } from "./sessions.ts";
import type { Config, Env } from "./config.ts";

/** Facts for the log line of a request: its data and its requests to the bot API. */
export interface Trace {
  /** The oldest kind of data in the response. */
  data: DataState | null;
  /** Milliseconds in which at least one request to the bot API was under way. */
  upstreamMs: number;
  /** The number of requests under way, and since when (epoch ms). */
  running: number;
  since: number;
}

/** The state of one request that middleware and handlers share, as Hono types it. */
export interface EdgeEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    trace: Trace;
    /** The address, whose path can be decoded. */
    url: URL;
    /** The text of a POST body; unset for other methods. */
    body?: string;
    config: Config;
    /** The bot API for this request, made at the first call. */
    bot: () => BotApi;
    statusReport: ReadStatusReport;
    /** Lets this isolate read the report again after a change. */
    forgetReport: () => void;
    /** Epoch ms. */
    now: () => number;
    /** The follower that this browser has just added. */
    following: ReadFollowing;
    health: () => Promise<Health>;
    /** The names of what the site needs and does not work now; none of them is a secret. */
    failingParts: () => Promise<readonly string[]>;
    hideList: HideList;
    sessions: Sessions;
    /** The session of the request's sender, read at the first call. @throws SessionsDown */
    session: () => Promise<Session | null>;
    /** Answers to look-ups of the team, remembered in this isolate. */
    lookups: LookupMemory;
    trail: Trail;
    /** The access of the request's sender; decided at the first call, once per request. */
    access: () => Promise<AccessDecision>;
    /** Somebody's pictures, hidden or not: for nobody but them. @throws BotError */
    ownPictures: BotApi["avatarsOf"];
    /** The text of a list of the bot's, to be searched. @throws BotError */
    ownList: ReadOwnList;
  };
}

export type EdgeContext = Context<EdgeEnv>;

/** Counts a page that is rendered for one visitor; resolves to the refusal of one too many, else null. */
export type LimitView = (c: EdgeContext) => Promise<Response | null>;

/** Counts a call; resolves to the seconds after which one too many may come again, else null. */
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
    | "trail"
  > & {
    /** The servers that the person has just agreed to show; in no other answer. */
    servers?: ServerList;
    /** Whether the answer may be served to other requests: it then names this one only if it failed. */
    isShared?: boolean;
  },
) => Promise<Response>;
