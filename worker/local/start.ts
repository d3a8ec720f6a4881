/**
 * Starts the site and its outside world on this machine: `node worker/local/start.ts [--dev]`.
 * Reads HAVEN_PORT, HAVEN_BOT_PORT, HAVEN_DISCORD_PORT and HAVEN_BOT_KEY. Prints failures; with
 * HAVEN_LOG=all, every line.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { PRODUCT } from "../../app/content/site.ts";
import { describeBrand } from "../../vite/brand.ts";
import { programFile } from "../../vite/program.ts";
import { prepareStores } from "./prepare-stores.ts";
import { pushAll, pushShards } from "./push.ts";
import { claim, listen, portFrom, PortTaken } from "./ports.ts";
import {
  createSettings,
  readOrCreateSecret,
  splitSettings,
  type Ports,
  type Settings,
} from "./settings.ts";
import {
  productionArgs,
  startSite,
  STATE,
  untilHealthy,
  type SiteProcess,
} from "./site-process.ts";
import { shownLine } from "./site-lines.ts";
import { worldFor, type OutsideWorld } from "./world.ts";

const ROOT = resolve(import.meta.dirname, "../..");
/** For a bot that pushes to this site. */
const BOT_KEY = process.env.HAVEN_BOT_KEY;
const KILL_AFTER = 4_000;
const CRON_INTERVAL = 300_000;
const PUSH_INTERVAL = 60_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function showLine(line: string, stream: "stdout" | "stderr"): void {
  const shown = shownLine(line, stream, process.env.HAVEN_LOG === "all");
  if (shown !== null) process.stderr.write(`${shown}\n`);
}

async function siteFor(isDev: boolean, settings: Settings, ports: Ports): Promise<SiteProcess> {
  const configPath = isDev ? "wrangler.toml" : "build/server/wrangler.json";
  await prepareStores({ configPath, persistTo: STATE, isNew: BOT_KEY !== undefined });
  const { vars, secrets } = splitSettings(settings);
  if (isDev) {
    const args = [programFile("react-router"), "dev", "--port", String(ports.site)];
    return startSite(args, {
      cwd: ROOT,
      // Secrets in the environment would win over those in the variables.
      env: { HAVEN_DEV_VARS: JSON.stringify(settings), ...secrets },
      onLine: showLine,
    });
  }
  const args = productionArgs(vars, ports.site, { level: "log" });
  return startSite(args, { cwd: ROOT, env: secrets, onLine: showLine });
}

function describe(settings: Settings, { people }: OutsideWorld): void {
  say(`Brand          ${describeBrand({ product: PRODUCT })}`);
  say(`Site           ${settings.SITE_URL}`);
  say(`Bot API        ${settings.BOT_API_URL}`);
  say(`Chat platform  ${settings.DISCORD_URL}`);
  say(`Its channels   ${settings.DISCORD_URL}/channels`);
  say(`Images         ${settings.AVATAR_CDN_URL}`);
  const names = people.map(({ username, rank }) => `${username} (${rank})`).join(", ");
  say(`Open the site, Login with Discord, pick a person: ${names}`);
}

/** Runs the site until it exits or a signal comes. Returns the exit code. */
async function runSite(isDev: boolean, settings: Settings, ports: Ports, world: OutsideWorld) {
  const site = await siteFor(isDev, settings, ports);
  const stopping = new AbortController();
  const stop = () => {
    if (stopping.signal.aborted) return site.stop(true);
    stopping.abort();
    site.stop();
    setTimeout(() => site.stop(true), KILL_AFTER).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  // Its own process group would outlive this process.
  process.on("exit", () => site.stop(true));

  const gone = new AbortController();
  const code = site.ended.then((exitCode) => {
    gone.abort();
    return exitCode;
  });
  if (await untilHealthy(settings.SITE_URL, AbortSignal.any([gone.signal, stopping.signal]))) {
    if (BOT_KEY === undefined) await keepPushing(settings, world, gone.signal);
    describe(settings, world);
    fireCronTrigger(settings.SITE_URL, gone.signal);
  } else if (!stopping.signal.aborted && !gone.signal.aborted) {
    process.stderr.write("The site does not answer. HAVEN_LOG=all shows every line it prints.\n");
    site.stop();
    await code;
    return 1;
  }
  const exitCode = await code;
  if (stopping.signal.aborted) return 0;
  process.stderr.write(`The site ended with code ${exitCode}.\n`);
  return exitCode || 1;
}

/** Makes the simulated bot push if the brand's does: shards every minute. */
async function keepPushing(
  { SITE_URL, BOT_API_KEY }: Settings,
  world: OutsideWorld,
  ended: AbortSignal,
): Promise<void> {
  const told = (error: unknown) => void process.stderr.write(`Not pushed: ${String(error)}\n`);
  await pushAll(SITE_URL, BOT_API_KEY, world).catch(told);
  const push = () => void pushShards(SITE_URL, BOT_API_KEY, world).catch(told);
  const timer = setInterval(push, PUSH_INTERVAL);
  ended.addEventListener("abort", () => clearInterval(timer));
}

/** Fires the cron trigger every five minutes; also now, unless a bot has yet to push. */
function fireCronTrigger(site: string, ended: AbortSignal): void {
  const fire = () =>
    // A failed run only costs a sample, and the site logs the reason.
    fetch(`${site}/cdn-cgi/handler/scheduled`, { signal: ended }).catch(() => {});
  if (BOT_KEY === undefined) void fire();
  const timer = setInterval(() => void fire(), CRON_INTERVAL);
  ended.addEventListener("abort", () => clearInterval(timer));
}

async function main(isDev: boolean): Promise<number> {
  const ports: Ports = {
    site: portFrom("HAVEN_PORT", 8787),
    bot: portFrom("HAVEN_BOT_PORT", 8788),
    chat: portFrom("HAVEN_DISCORD_PORT", 8789),
  };
  if (!isDev && !existsSync(resolve(ROOT, "build/server/wrangler.json"))) {
    process.stderr.write("There is no build yet: run `npm run build`, or `npm start`.\n");
    return 1;
  }
  const secret = readOrCreateSecret(resolve(ROOT, ".wrangler/local-session-secret"));
  const settings = createSettings(ports, secret, BOT_KEY);
  const world = worldFor(settings);
  await claim("the site (HAVEN_PORT)", ports.site);
  const stopBot = await listen(world.bot, "the bot API (HAVEN_BOT_PORT)", ports.bot);
  const stopChat = await listen(
    world.discord,
    "the chat platform (HAVEN_DISCORD_PORT)",
    ports.chat,
  );
  const code = await runSite(isDev, settings, ports, world);
  stopBot();
  stopChat();
  return code;
}

try {
  process.exitCode = await main(process.argv.includes("--dev"));
} catch (error) {
  if (!(error instanceof PortTaken) && !(error instanceof RangeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
process.exit();
