import type { Context } from "hono";
import type { BotApi } from "../app/contract/bot.ts";
import type { EdgeEnv, Site } from "./edge.ts";
import { createFlights } from "./flights.ts";
import { log, reasonOf } from "./log.ts";
import { addressOf, type Address } from "./pages/address.ts";
import { answerFrom, copyOf, createStandIns, type Copy } from "./pages/copy.ts";
import { watched, type Life } from "./pages/life.ts";
import { createShared, type Shared } from "./pages/shared.ts";
import { createShelf, shelved, type Shelf } from "./pages/shelf.ts";
import { within } from "./within.ts";

/** A visitor waits this long for another visitor's render, then renders for themselves. */
const WAIT_MS = 5000;

/** How an answer came about, as `X-Page-Cache` tells it; addresses that are never kept have none. */
type PageState = "hit" | "stale" | "miss";

interface PagesNeeds {
  site: Site;
  shelf?: Shelf;
  /** Epoch ms. */
  now: () => number;
}

/**
 * The public pages: from this isolate's memory, then the data centre's cache, then a render. A kept page
 * is a page for anybody: it is rendered without a cookie or any other header of the visitor, and each
 * answer gets a nonce and a request id of its own.
 */
export function createPages({ site, shelf = createShelf(), now }: PagesNeeds) {
  const join = createFlights<Copy>(WAIT_MS, now);

  return async function servePage(c: Context<EdgeEnv>): Promise<Response> {
    const address = addressOf(c.req.url);
    if (!address || !(await isKnown(address, c.get("bot")))) return site(c.req.raw, c.var);

    const entry = shelf.get(address.key);
    if (entry && now() < entry.freshUntil) return answer(c, entry.copy, "hit");
    const refreshed = join(address.key, {
      start: () => refresh(c, address),
      onError: (error) =>
        log("pages.refresh_failed", { requestId: c.get("requestId"), reason: reasonOf(error) }),
      waitUntil: (work) => c.executionCtx.waitUntil(work),
    });
    if (entry && now() < entry.keepUntil) return answer(c, entry.copy, "stale");
    try {
      return answer(c, await within(WAIT_MS, refreshed), "miss");
    } catch (error) {
      log("pages.rendered_alone", { requestId: c.get("requestId"), reason: reasonOf(error) });
      return site(c.req.raw, c.var);
    }
  };

  async function refresh(c: Context<EdgeEnv>, address: Address): Promise<Copy> {
    const { key } = address;
    const shared = sharedOf(c);
    const found = await shared?.read(key);
    if (found && now() < found.freshUntil) {
      shelf.put(key, found);
      return found.copy;
    }
    const { copy, life } = await render(c, address);
    if (mayKeep(copy)) {
      const entry = shelved(copy, life, now());
      shelf.put(key, entry);
      if (shared) c.executionCtx.waitUntil(shared.write(key, entry, now()));
    }
    return copy;
  }

  async function render(
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
