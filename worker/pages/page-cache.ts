import type { Next } from "hono";
import type { BotApi } from "../../app/contract/bot.ts";
import { isDigits } from "../../app/contract/digits.ts";
import { isStaffPath } from "../../app/frame/staff-path.ts";
import { BoundedMap } from "../primitives/bounded-map.ts";
import type { EdgeContext, LimitView, Site } from "../context/edge-env.ts";
import { log, reasonOf } from "../logging/log.ts";
import { pageAddressOf, type PageAddress } from "./address.ts";
import { createEdgeCache, type CachedPage, type EdgeCache } from "./edge-cache.ts";
import { createSnapshot, respondWithSnapshot, type Snapshot } from "../http/etag.ts";
import { splitLanguage } from "../http/language-prefix.ts";
import { trackTtl, type Ttl } from "./ttl.ts";
import { historyId } from "../avatars/history-id.ts";
import { createSingleFlight, type SingleFlight } from "../primitives/single-flight.ts";
import { withTimeout } from "../primitives/with-timeout.ts";

/** How long a visitor waits for a shared render before getting one alone. */
const WAIT_MS = 5000;

/** The pages' share of an isolate's 128 MB. */
const PAGES_BYTES = 12 * 1024 * 1024;
const OF_MANY_BYTES = 4 * 1024 * 1024;

/** The value of `X-Page-Cache`, which uncacheable addresses lack. */
type PageState = "hit" | "stale" | "miss";

interface PagesOptions {
  site: Site;
  isPage?: (path: string) => Promise<boolean>;
  limitView: LimitView;
  /** Epoch ms. */
  now: () => number;
}

/** Every unknown path of a language gets the page rendered here. */
function notFoundIn(prefix: string): PageAddress {
  const key = `${prefix}/not-found`;
  return { key, command: null, hasIncidents: false, isOneOfMany: false };
}

/**
 * Public pages: from this isolate's memory, else the data centre's cache, else a render. Cached
 * pages are the same for everybody: rendered without headers and cookies of the visitor.
 */
export function createPages({ site, isPage = async () => true, limitView, now }: PagesOptions) {
  const share = sharing(createSingleFlight<Snapshot>(WAIT_MS, now));
  const pages = createMemoryCache(PAGES_BYTES);
  // Separate, so that requests for all pages of a kind don't evict other pages.
  const ofMany = createMemoryCache(OF_MANY_BYTES);
  const memoryOf = ({ isOneOfMany }: PageAddress) => (isOneOfMany ? ofMany : pages);
  const notFound = new Map<string, Snapshot>();

  return { serveHit, servePage };

  /** Serves a fresh page from memory before services exist: its keys are canonical addresses. */
  async function serveHit(c: EdgeContext, next: Next): Promise<Response | void> {
    const key = targetOf(c.req.raw.url);
    const page = pages.get(key) ?? ofMany.get(key);
    return page && now() < page.freshUntil ? respond(c, page.snapshot, "hit") : next();
  }

  async function servePage(c: EdgeContext): Promise<Response> {
    const address = pageAddressOf(c.get("url"));
    if (!address) return serveUncached(c);
    if (!(await isKnownCommand(address, c.get("bot")))) return renderForVisitor(c);

    const page = memoryOf(address).get(address.key);
    if (page && now() < page.freshUntil) return respond(c, page.snapshot, "hit");
    const refusal = address.isOneOfMany ? await limitView(c) : null;
    if (refusal) return refusal;
    const refreshed = share(c, address.key, () => refresh(c, address));
    if (page && now() < page.keepUntil) return respond(c, page.snapshot, "stale");
    return respondWhenRendered(c, refreshed);
  }

  async function respondWhenRendered(
    c: EdgeContext,
    rendered: Promise<Snapshot>,
  ): Promise<Response> {
    try {
      return respond(c, await withTimeout(WAIT_MS, rendered), "miss");
    } catch (error) {
      log("pages.rendered_alone", { requestId: c.get("requestId"), reason: reasonOf(error) });
      return site(c.req.raw, c.var);
    }
  }

  async function renderForVisitor(c: EdgeContext): Promise<Response> {
    return (await limitView(c)) ?? site(c.req.raw, c.var);
  }

  async function serveUncached(c: EdgeContext): Promise<Response> {
    const { pathname } = c.get("url");
    const isFound = pathname.endsWith(".data") || (await isPage(pathname));
    // Not limited: staff pages render only for the team, and look-ups have a limit of their own.
    const isUnlimited = (isStaffPath(pathname) && isFound) || isDigits(historyId(c));
    if (isUnlimited) return site(c.req.raw, c.var);
    return isFound || isStaffPath(pathname) ? renderForVisitor(c) : serveNotFound(c);
  }

  /** One cached page for all unknown paths of a language; it doesn't contain the path. */
  async function serveNotFound(c: EdgeContext): Promise<Response> {
    const address = notFoundIn(splitLanguage(c.get("url").pathname).prefix);
    const known = notFound.get(address.key);
    if (known) return respond(c, known, "hit");
    const rendered = share(c, address.key, async () => {
      const { snapshot } = await render(site, c, address);
      if (snapshot.status === 404) notFound.set(address.key, snapshot);
      return snapshot;
    });
    return respondWhenRendered(c, rendered);
  }

  async function refresh(c: EdgeContext, address: PageAddress): Promise<Snapshot> {
    const { key } = address;
    const edgeCache = edgeCacheOf(c);
    const stored = await edgeCache?.read(key);
    if (stored && now() < stored.freshUntil) {
      memoryOf(address).set(key, stored);
      return stored.snapshot;
    }
    const { snapshot, ttl } = await render(site, c, address);
    if (isCacheable(snapshot)) {
      const page = {
        snapshot,
        freshUntil: now() + ttl.fresh * 1000,
        keepUntil: now() + ttl.keep * 1000,
      };
      memoryOf(address).set(key, page);
      if (edgeCache) c.executionCtx.waitUntil(edgeCache.write(key, page, now()));
    }
    return snapshot;
  }
}

/** Shares one render among parallel requests. */
function sharing(refreshOnce: SingleFlight<Snapshot>) {
  return function share(c: EdgeContext, key: string, start: () => Promise<Snapshot>) {
    return refreshOnce(key, {
      start,
      onError: (error) =>
        log("pages.refresh_failed", { requestId: c.get("requestId"), reason: reasonOf(error) }),
      waitUntil: (work) => c.executionCtx.waitUntil(work),
    });
  };
}

/** An address without its origin. */
function targetOf(url: string): string {
  return url.slice(url.indexOf("/", url.indexOf("//") + 2));
}

function createMemoryCache(limit: number): BoundedMap<CachedPage> {
  return new BoundedMap(limit, ({ snapshot }) => snapshot.body.size);
}

/** Renders a page for a signed-out visitor, at the site's own origin whatever the Host. */
async function render(
  site: Site,
  c: EdgeContext,
  { key, hasIncidents }: PageAddress,
): Promise<{ snapshot: Snapshot; ttl: Ttl }> {
  const { config, statusReport, health, lookups, now, auditLog } = c.var;
  const { bot, ttl } = trackTtl(c.get("bot")());
  const response = await site(new Request(config.siteUrl + key), {
    requestId: c.get("requestId"),
    isShared: true,
    config,
    bot: () => bot,
    statusReport,
    following: async () => null,
    health,
    lookups,
    now,
    auditLog,
    session: async () => null,
    access: async () => ({ kind: "signed-out" }),
  });
  const snapshot = await createSnapshot(c.env, {
    status: response.status,
    headers: new Headers(response.headers),
    body: new Uint8Array(await response.arrayBuffer()),
  });
  return { snapshot, ttl: ttl(hasIncidents) };
}

/** Null without a version: pages of other deployments would look the same. */
function edgeCacheOf(c: EdgeContext): EdgeCache | null {
  const { version, siteUrl, botApiUrl } = c.get("config");
  if (!version) return null;
  const owner = [version.id, siteUrl, botApiUrl].map(encodeURIComponent).join("/");
  return createEdgeCache(caches.default, owner, log);
}

/** Whether the command of `?c=` exists: invented names must not fill the memory. */
async function isKnownCommand({ command }: PageAddress, bot: () => BotApi): Promise<boolean> {
  if (command === null) return true;
  try {
    return (await bot().commands()).value.some(({ name }) => name === command);
  } catch {
    return false; // The page shows the failure.
  }
}

/** Only complete pages that are the same for everybody. */
export function isCacheable({ status, headers }: Pick<Snapshot, "status" | "headers">): boolean {
  if (status !== 200) return false;
  if (headers.has("Set-Cookie") || headers.has("Vary")) return false;
  return !/no-store|private/i.test(headers.get("Cache-Control") ?? "");
}

function respond(c: EdgeContext, snapshot: Snapshot, state: PageState): Response {
  return respondWithSnapshot(c, snapshot, { "X-Page-Cache": state });
}
