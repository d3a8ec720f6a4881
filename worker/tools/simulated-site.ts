import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort, listen } from "../local/ports.ts";
import { prepareStores } from "../local/prepare-stores.ts";
import { createSettings, splitSettings } from "../local/settings.ts";
import { pushAll } from "../local/push.ts";
import { productionArgs, startSite, untilHealthy } from "../local/site-process.ts";
import { worldFor } from "../local/world.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/**
 * The built site with simulated services, as `npm start`, but on free ports and with stores that
 * are deleted on stop. @throws Error with the site's output if it doesn't answer
 */
export async function startSimulatedSite(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const ports = { site: await freePort(), bot: await freePort(), chat: await freePort() };
  const settings = createSettings(ports, randomBytes(32).toString("hex"));
  const world = worldFor(settings);
  const stopBot = await listen(world.bot, "the bot API", ports.bot);
  const stopChat = await listen(world.discord, "the chat platform", ports.chat);
  const persistTo = await mkdtemp(join(tmpdir(), "haven-site-"));
  const configPath = resolve(ROOT, "build/server/wrangler.json");
  await prepareStores({ configPath, persistTo });
  const { vars, secrets } = splitSettings(settings);
  const args = productionArgs(vars, ports.site, { persistTo });
  const site = startSite(args, { cwd: ROOT, env: secrets });

  async function stop(): Promise<void> {
    site.stop();
    await site.ended;
    stopBot();
    stopChat();
    await rm(persistTo, { recursive: true, force: true });
  }
  const ended = new AbortController();
  void site.ended.then(() => ended.abort());
  if (!(await untilHealthy(settings.SITE_URL, ended.signal))) {
    await stop();
    throw new Error(`The site does not answer:\n${site.output()}`);
  }
  await pushAll(settings.SITE_URL, settings.BOT_API_KEY, world);
  return { origin: settings.SITE_URL, stop };
}
