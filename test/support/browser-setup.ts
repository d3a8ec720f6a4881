import { appendFileSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import type { SignInPerson } from "../../worker/local/consent.ts";
import { findChromium, type FoundBrowser } from "../../worker/tools/chromium.ts";
import { startBuiltSite } from "./built-site.ts";

/** A running site and its outside world. */
export interface SharedSite {
  origin: string;
  bot: string;
  chat: string;
  /** The file for the site's output. */
  lines: string;
  /** Who can sign in, the same at every local site. */
  people: readonly SignInPerson[];
}

declare module "vitest" {
  interface ProvidedContext {
    /** One per parallel file: each breaks and heals its bot API. */
    sites: SharedSite[];
    /** How playwright starts the browser. */
    browser: FoundBrowser["launch"];
  }
}

/** Starts the built site in workerd once for each worker of the run, and a browser in each. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "haven-lines-"));
  const files = Array.from({ length: project.vitest.config.maxWorkers }, (_, i) =>
    join(folder, `site-${i + 1}.log`),
  );
  const sites = await Promise.all(
    files.map((file) => startBuiltSite({ onLine: (line) => appendFileSync(file, `${line}\n`) })),
  );
  const { launch, cleanUp } = await findChromium();

  project.provide(
    "sites",
    sites.map(({ settings, world }, i) => ({
      origin: settings.SITE_URL,
      bot: settings.BOT_API_URL,
      chat: settings.DISCORD_URL,
      lines: files[i] ?? "",
      people: world.people,
    })),
  );
  project.provide("browser", launch);
  return async function tearDown() {
    await Promise.all(sites.map((site) => site.stop()));
    await cleanUp();
    await rm(folder, { recursive: true, force: true });
  };
}
