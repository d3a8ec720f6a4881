import { afterAll, beforeAll } from "vitest";
import { startBuiltSite, type BuiltSite, type BuiltSiteOptions } from "./built-site.ts";

interface OwnSiteOptions {
  /** Runs the cron trigger once. The number of shards is that of its sample. */
  cron?: boolean;
}

/** A built site for the calling file's or block's tests, during them. @throws before the first */
export function ownSite(
  options: BuiltSiteOptions = {},
  { cron = false }: OwnSiteOptions = {},
): () => BuiltSite {
  let site: BuiltSite | undefined;
  beforeAll(async () => {
    site = await startBuiltSite(options);
    if (cron) await site.runCron();
  });
  // There is nothing to stop where it has not started.
  afterAll(() => site?.stop());
  return function startedSite() {
    if (!site) throw new Error("The site has not started yet.");
    return site;
  };
}
