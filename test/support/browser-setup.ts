import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { freePort, listen } from "../../worker/local/ports.ts";
import { createSettings, parted } from "../../worker/local/settings.ts";
import { productionArgs, startSite, untilHealthy } from "../../worker/local/site-process.ts";
import { createOutsideWorld } from "../../worker/local/world.ts";
import { findChromium } from "./chromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Addresses of the running site, the bot API and the chat platform. */
    site: string;
    bot: string;
    chat: string;
    /** Where playwright reaches the one browser of the run. */
    browserEndpoint: string;
  }
}

/** The built site in workerd, its outside world and one Chromium, for the whole browser project. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const ports = { site: await freePort(), bot: await freePort(), chat: await freePort() };
  const settings = createSettings(ports, "a-session-secret-for-the-browser-tests");
  const world = createOutsideWorld({
    now: Date.now,
    clientId: settings.DISCORD_CLIENT_ID,
    clientSecret: settings.DISCORD_CLIENT_SECRET,
    redirectUris: [`${settings.SITE_URL}/api/auth/discord/callback`],
    apiKey: settings.BOT_API_KEY,
    cdn: settings.AVATAR_CDN_URL,
  });
  const stopBot = await listen(world.bot, "the bot API", ports.bot);
  const stopChat = await listen(world.discord, "the chat platform", ports.chat);

  const state = await mkdtemp(join(tmpdir(), "haven-browser-"));
  const { vars, secrets } = parted(settings);
  const args = productionArgs(vars, ports.site, await freePort(), state);
  const site = startSite(args, resolve(import.meta.dirname, "../.."), secrets);
  const { executablePath, args: flags, cleanUp } = await findChromium();
  const browser = await chromium.launchServer({ executablePath, args: flags });

  async function tearDown(): Promise<void> {
    await browser.close();
    await cleanUp();
    site.stop();
    await site.ended;
    stopBot();
    stopChat();
    await rm(state, { recursive: true, force: true });
  }

  if (!(await untilHealthy(settings.SITE_URL, AbortSignal.timeout(60_000)))) {
    await tearDown();
    throw new Error(`The built site does not answer:\n${site.output()}`);
  }
  project.provide("site", settings.SITE_URL);
  project.provide("bot", settings.BOT_API_URL);
  project.provide("chat", settings.DISCORD_URL);
  project.provide("browserEndpoint", browser.wsEndpoint());
  return tearDown;
}
