import type { Settings } from "../../worker/local/settings.ts";
import type { OutsideWorld } from "../../worker/local/world.ts";
import { inspect, type Inspector } from "./inspector.ts";
import { startOutsideWorld, type OutsideOptions } from "./outside-world.ts";
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

export interface BuiltSiteOptions extends OutsideOptions {
  /** Opens an inspector, which costs a little with each request. */
  inspected?: boolean;
  /** Has the runtime hold no garbage for long, which costs half as much again. */
  thrifty?: boolean;
}

const LOOSE_END = /unhandled|uncaught|different request|never generate a response|hung/i;

/**
 * Starts the built worker without wrangler's proxies, which cost more than the worker itself. Assets are
 * served in front of a worker, so this site has none.
 */
export async function startBuiltSite(options: BuiltSiteOptions = {}): Promise<BuiltSite> {
  const secret = "a-session-secret-for-this-machine-and-nothing-else";
  const { ports, settings, world, ...outside } = await startOutsideWorld(secret, options);
  const worker = haven(ports.site, settings);
  const looseEnds: string[] = [];
  const runtime = await startWorkers([worker], {
    inspected: options.inspected,
    thrifty: options.thrifty,
    onLine: (line) => void (LOOSE_END.test(line) && looseEnds.push(line)),
  });
  async function stop(): Promise<void> {
    await runtime.stop();
    outside.stop();
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
