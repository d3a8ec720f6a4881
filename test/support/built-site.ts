import { seedUptime } from "../../worker/local/seed/uptime.ts";
import type { Settings } from "../../worker/local/settings.ts";
import type { OutsideWorld } from "../../worker/local/world.ts";
import { inspect, type Inspector } from "./inspector.ts";
import { startOutsideWorld, type OutsideOptions } from "./outside-world.ts";
import { connected } from "../../worker/local/connected.ts";
import { haven, startWorkers, type Running } from "./runtime.ts";

/** The built site on a socket, with its own outside world on loopback. Has read nothing yet. */
export interface BuiltSite {
  origin: string;
  port: number;
  settings: Settings;
  world: OutsideWorld;
  runtime: Running;
  /** The runtime's complaints about unhandled promises and requests. */
  looseEnds: readonly string[];
  /** Runs the platform's five-minute task. */
  runCron: () => Promise<void>;
  /** The worker's inspector; only with `inspected`. */
  inspector: () => Promise<Inspector>;
  stop: () => Promise<void>;
}

export interface BuiltSiteOptions extends OutsideOptions {
  /** The worker alone on its socket, without asset router: it notices visitors who leave. */
  isAlone?: boolean;
  /** Opens an inspector, which costs a little per request. */
  inspected?: boolean;
  /** Flags of V8. */
  v8Flags?: string;
  /** Ms before KV and database answer, with nothing. */
  storesDelay?: number;
  /** Gets each line of the site. */
  onLine?: (line: string) => void;
}

const LOOSE_END = /unhandled|uncaught|different request|never generate a response|hung/i;

export async function startBuiltSite(options: BuiltSiteOptions = {}): Promise<BuiltSite> {
  const { isAlone = false, inspected, v8Flags, storesDelay, onLine = () => {} } = options;
  const secret = "a-session-secret-for-this-machine-and-nothing-else";
  const { ports, settings, world, ...outside } = await startOutsideWorld(secret, options);
  const worker = haven(ports.site, settings, { hasAssets: !isAlone, storesDelay });
  const looseEnds: string[] = [];
  const runtime = await startWorkers([worker], {
    inspected,
    v8Flags,
    onLine(line) {
      if (LOOSE_END.test(line)) looseEnds.push(line);
      onLine(line);
    },
  });
  const { SITE_URL: origin } = settings;
  await connected(async () => seedUptime(await runtime.database(worker.name), Date.now()));
  return {
    origin,
    port: ports.site,
    settings,
    world,
    runtime,
    looseEnds,
    async runCron() {
      const { status } = await fetch(`${origin}/cdn-cgi/local/scheduled`);
      if (status !== 200) throw new Error(`The cron trigger answered ${status}`);
    },
    async inspector() {
      const wake = async () => (await fetch(`${origin}/healthz`)).arrayBuffer();
      return inspect(await runtime.inspectorUrl(), worker.name, wake);
    },
    async stop() {
      await runtime.stop();
      outside.stop();
    },
  };
}
