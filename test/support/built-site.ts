import { Hono } from "hono";
import type { Sizes } from "../../worker/local/seed/sizes.ts";
import { freePort, listen } from "../../worker/local/ports.ts";
import { createSettings, type Settings } from "../../worker/local/settings.ts";
import { createOutsideWorld, type OutsideWorld } from "../../worker/local/world.ts";
import { inspect, type Inspector } from "./inspector.ts";
import { haven, startWorkers, type Running } from "./workers.ts";

/** The built worker on a socket of its own, with an outside world of its own on loopback. */
export interface BuiltSite {
  origin: string;
  port: number;
  settings: Settings;
  world: OutsideWorld;
  runtime: Running;
  /** What the runtime has said of promises and requests that nobody looks after. */
  looseEnds: readonly string[];
  /** The worker's inspector; only with `inspected`. */
  inspector: () => Promise<Inspector>;
  stop: () => Promise<void>;
}

export interface BuiltSiteOptions {
  sizes?: Sizes;
  /** What the bot API answers in another way than its world would. */
  bot?: Hono;
  /** Opens an inspector, which costs a little with each request. */
  inspected?: boolean;
}

const LOOSE_END = /unhandled|uncaught|different request|never generate a response|hung/i;

/**
 * Starts the built worker without wrangler's proxies, which cost more than the worker itself. Assets are
 * served in front of a worker, so this site has none.
 */
export async function startBuiltSite(options: BuiltSiteOptions = {}): Promise<BuiltSite> {
  const ports = { site: await freePort(), bot: await freePort(), chat: await freePort() };
  const settings = createSettings(ports, "a-session-secret-for-this-machine-and-nothing-else");
  const world = createOutsideWorld({
    now: Date.now,
    clientId: settings.DISCORD_CLIENT_ID,
    clientSecret: settings.DISCORD_CLIENT_SECRET,
    redirectUris: [`${settings.SITE_URL}/api/auth/discord/callback`],
    apiKey: settings.BOT_API_KEY,
    cdn: settings.AVATAR_CDN_URL,
    sizes: options.sizes,
  });
  const bot = new Hono().route("/", options.bot ?? new Hono()).mount("/", world.bot.fetch);
  const stopBot = await listen(bot, "the bot API", ports.bot);
  const stopChat = await listen(world.discord, "the chat platform", ports.chat);
  const worker = haven(ports.site, settings);
  const looseEnds: string[] = [];
  const runtime = await startWorkers([worker], {
    inspected: options.inspected,
    onLine: (line) => void (LOOSE_END.test(line) && looseEnds.push(line)),
  });
  async function stop(): Promise<void> {
    await runtime.stop();
    stopBot();
    stopChat();
  }
  const origin = settings.SITE_URL;
  return {
    origin,
    port: ports.site,
    settings,
    world,
    runtime,
    looseEnds,
    async inspector() {
      const wake = async () => (await fetch(`${origin}/healthz`)).arrayBuffer();
      return inspect(await runtime.inspectorUrl(), worker.name, wake);
    },
    stop,
  };
}
