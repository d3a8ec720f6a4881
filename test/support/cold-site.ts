import { uptimeKeyOf } from "../../worker/bot/cache.ts";
import { NORMAL, type Sizes } from "../../worker/local/seed/sizes.ts";
import { createUptime } from "../../worker/local/seed/uptime.ts";
import type { Settings } from "../../worker/local/settings.ts";
import type { OutsideWorld } from "../../worker/local/world.ts";
import { startOutsideWorld } from "./outside-world.ts";
import { haven, startWorkers } from "./workers.ts";

export interface ColdSite {
  settings: Settings;
  /** Faults of its bot API and chat platform. */
  faults: OutsideWorld["faults"];
  /** Somebody the bot API knows, with pictures. */
  people: OutsideWorld["people"];
  /** What the platform does every five minutes. */
  runCron: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Options {
  sizes?: Sizes;
  /** Hears each line the site prints. */
  onLine?: (line: string) => void;
}

/**
 * A built site for browsers that has never read anything, so that no kept copy can help out; with an uptime
 * record and an outside world of its own.
 */
export async function startColdSite({ sizes = NORMAL, onLine }: Options = {}): Promise<ColdSite> {
  const outside = await startOutsideWorld("a-session-secret-for-the-browser-tests", { sizes });
  const { ports, settings, world } = outside;
  const worker = haven(ports.site, settings, { hasAssets: true });
  const runtime = await startWorkers([worker], { onLine });
  const cache = await runtime.kv("CACHE", worker.name);
  await cache.put(
    uptimeKeyOf({ siteUrl: settings.SITE_URL, botApiUrl: settings.BOT_API_URL }),
    JSON.stringify({ record: createUptime(Date.now()) }),
  );
  async function runCron(): Promise<void> {
    const { status } = await fetch(`${settings.SITE_URL}/cdn-cgi/local/scheduled`);
    if (status !== 200) throw new Error(`The cron trigger answered ${status}`);
  }
  async function stop(): Promise<void> {
    await runtime.stop();
    outside.stop();
  }
  return { settings, faults: world.faults, people: world.people, runCron, stop };
}
