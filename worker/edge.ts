import { Hono, type Context, type MiddlewareHandler } from "hono";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { BotError, type BotApi } from "../app/contract/bot.ts";
import { ERRORS } from "../app/contract/errors.ts";
import type { Health } from "../app/contract/health.ts";
import type { Member } from "../app/contract/person.ts";
import type { Board } from "../app/contract/uptime.ts";
import { api } from "./api.ts";
import { auth } from "./auth/routes.ts";
import { SessionsDown, type Sessions } from "./auth/sessions.ts";
import { createTeamMemory, standingOf, type Standing } from "./auth/staff.ts";
import { createCopies } from "./bot/cache.ts";
import { createBot, readTeamNow } from "./bot/client.ts";
import { createIsolate, QUESTIONS_AT_ONCE, type BotNeeds } from "./bot/context.ts";
import { createAsk } from "./bot/upstream.ts";
import { avatars } from "./avatars.ts";
import { createBoardMemory, readBoard } from "./status-report.ts";
import { ConfigError, isLocalSite, readConfig, type Config, type Env } from "./config.ts";
import { discovery } from "./seo-files.ts";
import { createHideList, createHideMemory, withoutHidden, type HideList } from "./hide-list.ts";
import { readHealth } from "./health.ts";
import { log, placeOf, reasonOf } from "./log.ts";
import { observed, watchOf, type Trace } from "./request-log.ts";
import { once } from "./once.ts";
import { createPages } from "./pages.ts";
import { createViewLimit, rateLimits } from "./rate-limits.ts";
import { redirects } from "./redirects.ts";
import { limited, secured } from "./security.ts";
import { status } from "./status.ts";
import { createTally, type Tally } from "./metrics.ts";
import { createTurns } from "./turns.ts";

/** What a request carries along the edge. */
export interface EdgeEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** Of this answer's policy; made only when asked. */
    nonce: () => string;
    trace: Trace;
    /** The text of a POST, which `limited` has read; none with other methods. */
    body?: string;
    config: Config;
    /** The bot API for this request; made only when asked. */
    bot: () => BotApi;
    board: Board;
    /** How this isolate is doing. */
    health: () => Promise<Health>;
    hideList: HideList;
    sessions: Sessions;
    /** Who asks and what they may do; worked out once per request, and only when asked. */
    standing: () => Promise<Standing>;
  };
}

/** The pages, as the edge sees them. */
export type Site = (
  request: Request,
  needs: Pick<
    EdgeEnv["Variables"],
    "config" | "bot" | "board" | "health" | "nonce" | "requestId" | "standing"
  > & {
    /** Stands in the log in place of `requestId`, which for a page that is kept is a placeholder. */
    loggedId?: string;
  },
) => Promise<Response>;

export interface EdgeNeeds {
  site: Site;
  /** Whether the path of a document is a page's; without it every path is taken for one. */
  isPage?: (path: string) => Promise<boolean>;
  createSessions: (config: Config, now: () => number) => Sessions;
  /** False under the development server: its inline code carries no nonce. */
  strict: boolean;
  now?: () => number;
}

/** The worker, in the order of a request. */
export function createEdge(needs: EdgeNeeds): Hono<EdgeEnv> {
  const { now = Date.now } = needs;
  const tally = createTally(now);
  // Finds a route in one step, and refuses at the first request what would need more: a word beside an id.
  const app = new Hono<EdgeEnv>({ router: new RegExpRouter() });
  app.use(observed(tally, now));
  app.use(secured(needs.strict));
  app.get("/healthz", (c) => c.text("ok", 200, { "Cache-Control": "no-store" }));
  // What exists is served in front of the worker; a gone script must not be answered with a page.
  app.get("/assets/*", (c) => c.text("Not found", 404, { "Cache-Control": "no-store" }));
  app.use(configured(needs, tally));
  app.use(limited);
  const refuseView = createViewLimit(now);
  app.route("/", rateLimits(now, refuseView));
  app.route("/", redirects);
  app.route("/api/auth", auth);
  app.route("/", avatars);
  app.route("/", api);
  app.route("/", status);
  app.route("/", discovery);
  // The development server renders anew each time: what it renders changes under its hands.
  const { site, isPage, strict } = needs;
  const servePage = createPages({ site, isPage, refuseView, now });
  app.get("*", strict ? servePage : (c) => site(c.req.raw, c.var));
  app.all("*", (c) => c.text("Method not allowed", 405, { Allow: "GET, HEAD" }));
  app.onError(failed);
  return app;
}

/** What one deployment's requests share. */
interface Deployment {
  config: Config;
  bot: Omit<BotNeeds, "inTurn" | "waitUntil" | "watch">;
  sessions: Sessions;
}

/** Reads the configuration once per isolate and hands each request its capabilities. */
function configured(
  { createSessions, now = Date.now }: EdgeNeeds,
  tally: Tally,
): MiddlewareHandler<EdgeEnv> {
  const deployments = new WeakMap<Env, Deployment>();
  const isolate = createIsolate(now);
  const team = createTeamMemory(now);
  const hidden = createHideMemory(now);
  const board = createBoardMemory();

  function deploy(env: Env): Deployment {
    const config = readConfig(env);
    return {
      config,
      bot: {
        ask: createAsk({ url: config.botApiUrl, key: config.botApiKey }),
        copies: createCopies(config.cache, caches.default, config, log),
        isolate,
        staffServerId: config.staffServerId,
        now,
        log,
      },
      sessions: createSessions(config, now),
    };
  }

  return async function configured(c, next) {
    const deployment = deployments.get(c.env) ?? deploy(c.env);
    deployments.set(c.env, deployment);
    const { config, sessions } = deployment;
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
    const hideList = createHideList(config.sessions, { memory: hidden, now, log, waitUntil });
    const needs = once((): BotNeeds => ({
      ...deployment.bot,
      inTurn: createTurns(QUESTIONS_AT_ONCE),
      waitUntil,
      watch: watchOf(c.get("trace"), tally, now),
    }));
    c.set("config", config);
    c.set("hideList", hideList);
    c.set(
      "bot",
      once(() => withoutHidden(createBot(needs()), hideList)),
    );
    c.set("health", () => readHealth(config, { tally, breaker: isolate.breaker }));
    c.set("board", () => readBoard(config.cache, { owner: config, memory: board, now, log }));
    c.set("sessions", sessions);
    c.set("standing", once(findStanding));
    await next();

    async function findStanding(): Promise<Standing> {
      try {
        const session = await sessions.read(c.req.header("Cookie") ?? null);
        return await standingOf({ readTeam, memory: team, now, waitUntil }, session);
      } catch (error) {
        if (!(error instanceof SessionsDown)) throw error;
        log("sessions.failed", { requestId: c.get("requestId"), reason: reasonOf(error.cause) });
        return { kind: "unavailable" };
      }
    }

    /** Whatever the reason, it closes the staff area: "closed" is the breaker, which asks nothing. */
    async function readTeam(): Promise<Member[]> {
      try {
        return await readTeamNow(needs());
      } catch (error) {
        log("team.failed", {
          requestId: c.get("requestId"),
          kind: error instanceof BotError ? error.kind : null,
          reason: reasonOf(error),
        });
        throw error;
      }
    }
  };
}

/** The last resort: a plain answer that shows nothing, and a log line that says what went wrong. */
function failed(error: Error, c: Context<EdgeEnv>): Response {
  c.header("Cache-Control", "no-store");
  if (error instanceof ConfigError) {
    log("config.invalid", { problems: error.problems.join("; ") });
    const detail = isLocalSite(c.env) ? `\n${error.problems.join("\n")}` : "";
    return c.text(`The site is not configured.${detail}`, 500);
  }
  log("request.failed", {
    requestId: c.get("requestId"),
    reason: reasonOf(error),
    at: placeOf(error),
  });
  return c.text(`${ERRORS.crash}\nRequest ${c.get("requestId")}`, 500);
}
