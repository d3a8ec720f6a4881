import { afterAll, beforeAll } from "vitest";
import { startBuiltSite, type BuiltSite, type BuiltSiteOptions } from "./built-site.ts";

interface OwnSiteOptions {
  /** Runs the cron trigger once. The shards are counted by the uptime record, which is a sample old by now. */
  cron?: boolean;
}

/** A built site for the tests of the file or block that asks for it: it runs from before the first until after the last. */
export function ownSite(
  options: BuiltSiteOptions = {},
  { cron = false }: OwnSiteOptions = {},
): BuiltSite {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has its parts when the first test begins
  const site = {} as BuiltSite;
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const started = await startBuiltSite(options);
    stop = started.stop;
    Object.assign(site, started);
    if (cron) await site.runCron();
  });
  // There is nothing to stop where it has not started.
  afterAll(() => stop?.());
  return site;
}
