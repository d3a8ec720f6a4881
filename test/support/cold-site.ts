import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { prepareStores } from "../../worker/local/prepare-stores.ts";
import { freePort } from "../../worker/local/ports.ts";
import { NORMAL, type Sizes } from "../../worker/local/seed/sizes.ts";
import { createUptime } from "../../worker/local/seed/uptime.ts";
import { splitSettings, type Settings } from "../../worker/local/settings.ts";
import { productionArgs, startSite, untilHealthy } from "../../worker/local/site-process.ts";
import type { OutsideWorld } from "../../worker/local/world.ts";
import { startOutsideWorld } from "./outside-world.ts";

export interface ColdSite {
  settings: Settings;
  /** Faults of its bot API and chat platform. */
  faults: OutsideWorld["faults"];
  /** Somebody the bot API knows, with pictures. */
  people: OutsideWorld["people"];
  /** The id of its process group. */
  group: number;
  /** The last it has printed. */
  output: () => string;
  stop: () => Promise<void>;
}

interface Options {
  sizes?: Sizes;
  /** Hears each line the site prints. */
  onLine?: (line: string) => void;
}

/**
 * A built site that has never read anything, so that no kept copy can help out; with an uptime record
 * and an outside world of its own.
 */
export async function startColdSite({ sizes = NORMAL, onLine }: Options = {}): Promise<ColdSite> {
  const outside = await startOutsideWorld("a-session-secret-for-the-browser-tests", { sizes });
  const { ports, settings, world } = outside;
  const state = await mkdtemp(join(tmpdir(), "haven-browser-"));
  await prepareStores(createUptime(Date.now()), {
    configPath: resolve(import.meta.dirname, "../../build/server/wrangler.json"),
    persistTo: state,
    settings,
  });
  const { vars, secrets } = splitSettings(settings);
  const args = productionArgs(vars, ports.site, await freePort(), state);
  const cwd = resolve(import.meta.dirname, "../..");
  const site = startSite(args, { cwd, env: secrets, onLine });

  async function stop(): Promise<void> {
    site.stop();
    await site.ended;
    outside.stop();
    await rm(state, { recursive: true, force: true });
  }

  if (!(await untilHealthy(settings.SITE_URL, AbortSignal.timeout(60_000)))) {
    await stop();
    throw new Error(`The built site does not answer:\n${site.output()}`);
  }
  return {
    settings,
    faults: world.faults,
    people: world.people,
    group: site.group,
    output: () => site.output(),
    stop,
  };
}
