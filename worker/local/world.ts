import type { Hono } from "hono";
import { createLocalBot } from "./bot.ts";
import { createWebhooks, type Webhooks } from "./chat/webhooks.ts";
import type { SignInPerson } from "./consent.ts";
import { createLocalDiscord } from "./discord.ts";
import { createFaults, type Faults } from "./faults.ts";
import { createRequestLog, type RequestLog } from "./requests.ts";
import { createMemberships } from "./seed/memberships.ts";
import { createServers } from "./seed/servers.ts";
import { createSeed, visitorOf, type Seed } from "./seed/seed.ts";
import { SIGN_IN_NAMES } from "./seed/team.ts";
import { redirectUrisOf, type Settings } from "./settings.ts";

export interface OutsideWorldOptions {
  /** The clock, epoch ms; a number stops it. */
  now: number | (() => number);
  clientId: string;
  clientSecret: string;
  redirectUris: readonly string[];
  apiKey: string;
  /** The image host's base in answers, `http://cdn.test` by default. */
  cdn?: string;
}

/** The site's external services: bot API with image host, and chat platform. */
export interface OutsideWorld {
  bot: Hono;
  discord: Hono;
  faults: Faults;
  requests: RequestLog;
  seed: Seed;
  /** Who can sign in: one of each rank, then a visitor. */
  people: readonly SignInPerson[];
  /** Channels to post into, with their messages. */
  webhooks: Webhooks;
  /** Answers for `bot.test`, `chat.test` and `cdn.test`. @throws TypeError for other hosts */
  fetch: (request: Request) => Promise<Response>;
}

function signInPeople({ team, people }: Seed): SignInPerson[] {
  const visitor = visitorOf(people);
  const staff = SIGN_IN_NAMES.map((name) => team.find(({ username }) => username === name));
  return [
    ...staff
      .filter((member) => member !== undefined)
      .map(({ id, username, display, rank }) => ({ id, username, display, rank })),
    { id: visitor.id, username: visitor.username, display: visitor.display, rank: "Visitor" },
  ];
}

/** A new outside world of a site with these settings. */
export function worldFor(settings: Settings): OutsideWorld {
  return createOutsideWorld({
    now: Date.now,
    clientId: settings.DISCORD_CLIENT_ID,
    clientSecret: settings.DISCORD_CLIENT_SECRET,
    redirectUris: redirectUrisOf(settings),
    apiKey: settings.BOT_API_KEY,
    cdn: settings.AVATAR_CDN_URL,
  });
}

/** A new outside world that shares nothing with others. */
export function createOutsideWorld(options: OutsideWorldOptions): OutsideWorld {
  const { now: clock } = options;
  const now = typeof clock === "number" ? () => clock : clock;
  const faults = createFaults();
  const requests = createRequestLog();
  const seed = createSeed(now(), options.cdn ?? "http://cdn.test");
  const people = signInPeople(seed);
  const { apiKey, clientId, clientSecret, redirectUris } = options;
  const bot = createLocalBot({ apiKey, now, seed, faults, requests });
  const application = { clientId, clientSecret, redirectUris };
  const webhooks = createWebhooks(createServers(), now);
  const memberships = createMemberships(people, webhooks.servers);
  const discord = createLocalDiscord({
    ...application,
    people,
    webhooks,
    memberships,
    now,
    faults,
    requests,
  });

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (url.hostname === "bot.test") return bot.request(request);
    if (url.hostname === "chat.test") return discord.request(request);
    if (url.hostname === "cdn.test") {
      return bot.request(new URL(`/cdn${url.pathname}`, url), request);
    }
    throw new TypeError(`No such host: ${url.hostname}`);
  }

  return { bot, discord, faults, requests, seed, people, webhooks, fetch: answer };
}
