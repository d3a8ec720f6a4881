import type { Context } from "hono";
import type { BotApi } from "../app/contract/bot.ts";
import { isDigits } from "../app/contract/digits.ts";
import { isStaffPath } from "../app/frame/staff-path.ts";
import type { EdgeEnv, EdgeNeeds, Site } from "./edge.ts";
import { createFlights } from "./single-flight.ts";
import { log, reasonOf } from "./log.ts";
import { addressOf, type Address } from "./pages/address.ts";
import { answerFrom, copyOf, createStandIns, type Copy } from "./pages/snapshot.ts";
import { watched, type Life } from "./pages/ttl.ts";
import { createShared, type Shared } from "./pages/shared.ts";
import {
  COMMANDS_BYTES,
  createShelf,
  PAGES_BYTES,
  shelved,
  type Shelf,
} from "./pages/memory-cache.ts";
import { historyId, type RefuseView } from "./rate-limits.ts";
import { within } from "./within.ts";

/** A visitor waits this long for another visitor's render, then renders for themselves. */
const WAIT_MS = 5000;

/** How an answer came about, as `X-Page-Cache` tells it; addresses that are never kept have none. */
type PageState = "hit" | "stale" | "miss";

interface PagesNeeds extends Pick<EdgeNeeds, "isPage"> {
  site: Site;
  refuseView: RefuseView;
  /** Epoch ms. */
  now: () => number;
}

/** The page of every unknown path is rendered at this one. */
const NOT_FOUND: Address = { key: "/not-found", command: null, hasClock: false };

/**
 * The public pages: from this isolate's memory, then the data centre's cache, then a render. A kept page
 * is a page for anybody: it is rendered without a cookie or any other header of the visitor, and each
 * answer gets a nonce and a request id of its own.
 */
export function createPages({ site, isPage = async () => true, refuseView, now }: PagesNeeds) {
  const join = createFlights<Copy>(WAIT_MS, now);
  const pages = createShelf(PAGES_BYTES);
  // Apart, so that somebody who goes through all commands takes no other page's place.
  const commands = createShelf(COMMANDS_BYTES);
  const shelfOf = ({ command }: Address): Shelf => (command === null ? pages : commands);
  let notFound: Copy | null = null;

  return async function servePage(c: Context<EdgeEnv>): Promise<Response> {
    const address = addressOf(c.req.url);
    if (!address) return serveUnkept(c);
    if (!(await isKnown(address, c.get("bot")))) return renderAlone(c);

    const entry = shelfOf(address).get(address.key);
    if (entry && now() < entry.freshUntil) return answer(c, entry.copy, "hit");
    // Commands are hundreds: a client may not have each of their pages made at once.
    const refusal = address.command === null ? null : await refuseView(c);
    if (refusal) return refusal;
    const refreshed = joined(c, address.key, () => refresh(c, address));
    if (entry && now() < entry.keepUntil) return answer(c, entry.copy, "stale");
    return answerSoon(c, refreshed);
  };

  function joined(c: Context<EdgeEnv>, key: string, start: () => Promise<Copy>): Promise<Copy> {
    return join(key, {
      start,
      onError: (error) =>
        log("pages.refresh_failed", { requestId: c.get("requestId"), reason: reasonOf(error) }),
      waitUntil: (work) => c.executionCtx.waitUntil(work),
    });
  }

  async function answerSoon(c: Context<EdgeEnv>, refreshed: Promise<Copy>): Promise<Response> {
    try {
      return answer(c, await within(WAIT_MS, refreshed), "miss");
    } catch (error) {
      log("pages.rendered_alone", { requestId: c.get("requestId"), reason: reasonOf(error) });
      return site(c.req.raw, c.var);
    }
  }

  async function renderAlone(c: Context<EdgeEnv>): Promise<Response> {
    return (await refuseView(c)) ?? site(c.req.raw, c.var);
  }

  /** What no copy is kept for. */
  async function serveUnkept(c: Context<EdgeEnv>): Promise<Response> {
    const { pathname } = new URL(c.req.url);
    const isFound = pathname.endsWith(".data") || (await isPage(pathname));
    if (isStaffPath(pathname)) {
      // The team is known, and everybody else is sent away unrendered.
      return isFound ? site(c.req.raw, c.var) : renderAlone(c);
    }
    // The router asks which routes there are; a person's history was counted as a look-up.
    if (pathname === "/__manifest" || isDigits(historyId(c))) return site(c.req.raw, c.var);
    return isFound ? renderAlone(c) : serveNotFound(c);
  }

  /** One page for all unknown paths; it names none. */
  async function serveNotFound(c: Context<EdgeEnv>): Promise<Response> {
    if (notFound) return answer(c, notFound, "hit");
    const rendered = joined(c, NOT_FOUND.key, async () => {
      const { copy } = await render(site, c, NOT_FOUND);
      if (copy.status === 404) notFound = copy;
      return copy;
    });
    return answerSoon(c, rendered);
  }

  async function refresh(c: Context<EdgeEnv>, address: Address): Promise<Copy> {
    const { key } = address;
    const shared = sharedOf(c);
    const found = await shared?.read(key);
    if (found && now() < found.freshUntil) {
      shelfOf(address).put(key, found);
      return found.copy;
    }
    const { copy, life } = await render(site, c, address);
    if (mayKeep(copy)) {
      const entry = shelved(copy, life, now());
      shelfOf(address).put(key, entry);
      if (shared) c.executionCtx.waitUntil(shared.write(key, entry, now()));
    }
    return copy;
  }
}

/** Renders a page for anybody, at the site's own address. */
async function render(
  site: Site,
  c: Context<EdgeEnv>,
  { key, hasClock }: Address,
): Promise<{ copy: Copy; life: Life }> {
  const config = c.get("config");
  const standIns = createStandIns();
  const { bot, life } = watched(c.get("bot")());
  const response = await site(new Request(config.siteUrl + key), {
    requestId: standIns.requestId,
    loggedId: c.get("requestId"),
    nonce: () => standIns.nonce,
    config,
    bot: () => bot,
    board: c.get("board"),
    health: c.get("health"),
    standing: async () => ({ kind: "signed-out" }),
  });
  const body = new Uint8Array(await response.arrayBuffer());
  return { copy: copyOf(response, body, standIns), life: life(hasClock) };
}

/** Without the deployment's version there is no telling whose pages the data centre holds. */
function sharedOf(c: Context<EdgeEnv>): Shared | null {
  const { version, siteUrl, botApiUrl } = c.get("config");
  if (!version) return null;
  const owner = [version.id, siteUrl, botApiUrl].map(encodeURIComponent).join("/");
  return createShared(caches.default, owner, log);
}

/** Whether `?c=` names a command there is: invented names must not fill the memory. */
async function isKnown({ command }: Address, bot: () => BotApi): Promise<boolean> {
  if (command === null) return true;
  try {
    return (await bot().commands()).value.some(({ name }) => name === command);
  } catch {
    return false; // the page itself says what is wrong
  }
}

/** Only whole, good pages for everybody: no errors, no redirects, nothing that asks not to be stored. */
export function mayKeep({ status, headers }: Pick<Copy, "status" | "headers">): boolean {
  if (status !== 200) return false;
  if ("set-cookie" in headers || "vary" in headers) return false;
  return !/no-store|private/i.test(headers["cache-control"] ?? "");
}

function answer(c: Context<EdgeEnv>, copy: Copy, state: PageState): Response {
  const own = { nonce: c.get("nonce")(), requestId: c.get("requestId") };
  return answerFrom(copy, own, { "X-Page-Cache": state });
}
