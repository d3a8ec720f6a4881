import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { vi } from "vitest";
import type { Session, Sessions } from "../../worker/context/sessions.ts";
import { createEdge } from "../../worker/edge.ts";
import { createOutsideWorld } from "../../worker/local/world.ts";
import { createClock } from "./bot.ts";
import { CONFIG, SITE_URL, WORLD } from "./fixtures.ts";
import { emptyDatabase } from "./empty-database.ts";
import { createKv } from "./kv.ts";
import { NOBODY } from "./test-edge.ts";

/** When the clock of each worker begins. */
export const START = Date.UTC(2026, 5, 1);
const world = createOutsideWorld({ ...WORLD, now: START });
const [developer] = world.people;
if (!developer) throw new Error("nobody can sign in");

/** A worker's bot API: what it does with a request, instead of or with the healthy answer. */
export type Upstream = (
  request: Request,
  healthy: () => Promise<Response>,
) => Response | Promise<Response>;

const healthyOne: Upstream = (_, healthy) => healthy();

/** All workers' bot APIs, by host: one fake `fetch` serves parallel workers. */
const upstreams = new Map<string, Upstream>();
let created = 0;

/**
 * Stubs the platform's fetch and cache; returns what undoes it, for `beforeAll`. Call once per
 * file, before the first worker is created.
 */
export function stubPlatform(): () => void {
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.origin === CONFIG.DISCORD_URL) return world.fetch(request);
    const upstream = upstreams.get(url.hostname);
    if (!upstream) throw new TypeError(`No such host: ${url.hostname}`);
    const to = new URL(url.pathname + url.search, "https://bot.test");
    return heeding(
      request.signal,
      await upstream(request, () => world.fetch(new Request(to, request))),
    );
  });
  // The data centre's cache is empty and forgets: what a worker knows, it has read itself.
  vi.stubGlobal("caches", { default: { match: async () => undefined, put: async () => {} } });
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
}

/** As the platform does: a signal ends the body, too. */
function heeding(signal: AbortSignal, answer: Response): Response {
  if (!answer.body) return answer;
  return new Response(answer.body.pipeThrough(new TransformStream(), { signal }), answer);
}

/** A worker without its pages, to send requests to. */
export interface TestWorker {
  /** Requests as a member of the team, without reading a store; waits for all resulting work. */
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Like `ask`, but resolves with the answer; `ended` resolves after the rest. */
  visit: (path: string, init?: RequestInit) => Promise<{ answer: Response; ended: Promise<void> }>;
  /** Replaces the bot API. */
  setUpstream: (upstream: Upstream) => void;
  /** Replaces the session of all who ask; null signs them out, and an error is thrown. */
  setSession: (session: Session | null | Error) => void;
  /** Paths the bot API was asked for. */
  asked: string[];
  clock: ReturnType<typeof createClock>;
  kept: Map<string, string>;
}

/** The worker in its own isolate, with its own stores, clock and bot API. */
export function createTestWorker(
  faulty: Partial<KVNamespace> = {},
  db = emptyDatabase(),
  bindings: object = {},
): TestWorker {
  created += 1;
  const number = created;
  const host = `worker-${number}.test`;
  const clock = createClock(START);
  const asked: string[] = [];
  const { kv, kept } = createKv();
  let signedIn = (): Session | null => ({
    id: developer?.id ?? "",
    username: "juniper",
    avatar: null,
    signedInAt: clock.now(),
  });
  const sessions: Sessions = { ...NOBODY, read: async () => signedIn() };
  const edge = createEdge({
    site: async () => new Response("a page", { headers: { "Content-Type": "text/html" } }),
    createSessions: () => sessions,
    strict: true,
    now: clock.now,
  });
  const vars = {
    ...CONFIG,
    BOT_API_URL: `https://${host}`,
    CACHE: { ...kv, ...faulty },
    SESSIONS: createKv().kv,
    DB: db,
    ...bindings,
  };

  function setUpstream(upstream: Upstream): void {
    upstreams.set(host, (request, healthy) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      return upstream(request, healthy);
    });
  }
  setUpstream(healthyOne);

  function setSession(session: Session | null | Error): void {
    signedIn = () => {
      if (session instanceof Error) throw session;
      return session;
    };
  }

  let visitors = 0;
  const visit: TestWorker["visit"] = async (path, init) => {
    const context = createExecutionContext();
    const request = new Request(SITE_URL + path, init);
    // Each visitor has an address: limits per client aren't tested here.
    visitors += 1;
    request.headers.set(
      "CF-Connecting-IP",
      `10.${number % 250}.${visitors >> 8}.${visitors & 255}`,
    );
    const answer = await edge.fetch(request, vars, context);
    const body = await answer.arrayBuffer();
    const whole = new Response(answer.status === 204 ? null : body, answer);
    return { answer: whole, ended: waitOnExecutionContext(context) };
  };

  async function ask(path: string, init?: RequestInit): Promise<Response> {
    const { answer, ended } = await visit(path, init);
    await ended;
    return answer;
  }
  return { ask, visit, setUpstream, setSession, asked, clock, kept };
}

/** Somebody the healthy bot API knows, with avatars and economy logs where it has any. */
export const KNOWN_ID = developer.id;

/** Who can sign in: one of each rank, then a visitor. */
export const PEOPLE = world.people;
