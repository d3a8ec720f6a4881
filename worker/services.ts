import type { MiddlewareHandler } from "hono";
import type { BotApi } from "../app/contract/bot.ts";
import type { Member } from "../app/contract/person.ts";
import { SessionsDown, type Session, type Sessions } from "./context/sessions.ts";
import { createTeamMemory, decideAccess } from "./auth/staff.ts";
import type { AccessDecision } from "./context/services.ts";
import { createCacheStores } from "./bot/cache.ts";
import { createBot, readTeamNow } from "./bot/client.ts";
import { createIsolateState, MAX_CONCURRENT_READS, type BotContext } from "./bot/context.ts";
import { readOwnList } from "./bot/own-lists.ts";
import { createReadFetch } from "./push/read.ts";
import { createConcurrencyLimit } from "./primitives/concurrency-limit.ts";
import { forOneRun, readConfig, type Config, type Env } from "./context/config.ts";
import type { EdgeEnv } from "./context/edge-env.ts";
import { readFollowing } from "./follow/following.ts";
import { createPartsCheck } from "./monitoring/deep-health.ts";
import { readHealth } from "./monitoring/health.ts";
import { createHideList, createHideMemory, withoutHidden } from "./avatars/hide-list.ts";
import { failureFields, log, reasonOf } from "./logging/log.ts";
import { createLookupMemory } from "./staff/lookup-memory.ts";
import { createReadObserver } from "./monitoring/request-log.ts";
import { createAuditLog } from "./staff/keep-audit-log.ts";
import { createReportMemory, createStatusReport, forgetReport } from "./status/report.ts";

export interface ServiceOptions {
  createSessions: (config: Config, now: () => number) => Sessions;
  /** Epoch ms. */
  now: () => number;
}

/** State shared by all requests of a deployment. */
interface Deployment {
  config: Config;
  botOptions: Omit<BotContext, "limit" | "waitUntil" | "log" | "observer">;
  sessions: Sessions;
}

/** Reads the configuration once per isolate; gives requests their services. @throws ConfigError */
export function provideServices({
  createSessions,
  now,
}: ServiceOptions): MiddlewareHandler<EdgeEnv> {
  const deployments = new WeakMap<Env, Deployment>();
  const isolate = createIsolateState(now);
  const teamMemory = createTeamMemory(now);
  const hideMemory = createHideMemory(now);
  const reportMemory = createReportMemory(now);
  const lookups = createLookupMemory(now);
  const checkParts = createPartsCheck(now);

  function deploymentOf(env: Env): Deployment {
    const known = deployments.get(env);
    if (known) return known;
    const config = readConfig(env);
    const deployment = {
      config,
      botOptions: {
        fetchBot: createReadFetch(config, now),
        stores: createCacheStores({
          cache: config.cache,
          edge: caches.default,
          owner: config,
          log,
        }),
        isolate,
        staffServerId: config.staffServerId,
        now,
      },
      sessions: createSessions(config, now),
    };
    deployments.set(env, deployment);
    return deployment;
  }

  return async function provideServices(c, next) {
    const { config: lasting, botOptions, sessions } = deploymentOf(c.env);
    const config = forOneRun(lasting);
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
    const hideList = createHideList({ ...config, memory: hideMemory, now, log, waitUntil });
    const botContext: BotContext = {
      ...botOptions,
      limit: createConcurrencyLimit(MAX_CONCURRENT_READS),
      waitUntil,
      log: (event, fields) => log(event, { requestId: c.get("requestId"), ...fields }),
      observer: createReadObserver(c.get("trace"), now),
    };
    let bot: BotApi | undefined;
    let access: Promise<AccessDecision> | undefined;
    let session: Promise<Session | null> | undefined;
    c.set("config", config);
    c.set("hideList", hideList);
    c.set("bot", () => (bot ??= withoutHidden(createBot(botContext), hideList)));
    c.set("ownPictures", (id) => createBot(botContext).avatarsOf(id));
    c.set("following", () => readFollowing(c));
    c.set("health", () => readHealth(config, { ...botContext, bot: c.get("bot")() }));
    c.set("failingParts", () => checkParts({ ...botContext, config }));
    c.set("statusReport", createStatusReport(config, { ...botContext, memory: reportMemory }));
    c.set("forgetReport", () => forgetReport(reportMemory));
    c.set("now", now);
    c.set("sessions", sessions);
    c.set("lookups", lookups);
    c.set("auditLog", createAuditLog({ config, now, log: botContext.log, waitUntil }));
    c.set("session", () => (session ??= sessions.read(c.req.header("Cookie") ?? null)));
    c.set("access", () => (access ??= readAccess()));
    c.set("ownList", (name) => readOwnList(botContext, name));
    await next();

    async function readAccess(): Promise<AccessDecision> {
      try {
        const team = { readTeam: () => readTeam(botContext), memory: teamMemory, now, waitUntil };
        return await decideAccess(team, await c.get("session")());
      } catch (error) {
        if (!(error instanceof SessionsDown)) throw error;
        const failure = { reason: reasonOf(error.cause) };
        log("sessions.failed", { requestId: c.get("requestId"), ...failure });
        return { kind: "unavailable", failure };
      }
    }
  };
}

/** Logs every failure, since it closes the staff area. */
async function readTeam(context: BotContext): Promise<Member[]> {
  try {
    return await readTeamNow(context);
  } catch (error) {
    context.log("team.failed", failureFields(error));
    throw error;
  }
}
