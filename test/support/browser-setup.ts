import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findChromium } from "./chromium.ts";
import { startColdSite } from "./cold-site.ts";

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
  const site = await startColdSite();
  const { executablePath, cleanUp } = await findChromium();
  const browser = await chromium.launchServer({ executablePath, args: ["--no-sandbox"] });

  const { settings } = site;
  project.provide("site", settings.SITE_URL);
  project.provide("bot", settings.BOT_API_URL);
  project.provide("chat", settings.DISCORD_URL);
  project.provide("browserEndpoint", browser.wsEndpoint());
  return async function tearDown() {
    await browser.close();
    await cleanUp();
    await site.stop();
  };
}
