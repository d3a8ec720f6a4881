import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fail, ok, skip, warn, type Finding } from "../report/findings.ts";
import { readWritten, UnreadableFile, type Written } from "./settings.ts";
import { HIDDEN } from "./site.ts";

/** What a worker calls its own although the account has one of each name; by what it stands under. */
function namesOf({ toml }: Written): Record<string, readonly (string | undefined)[]> {
  const { name, queues, ratelimits, kv_namespaces: stores, d1_databases: databases } = toml;
  return {
    name: [name],
    DELIVERIES: [
      ...(queues.producers ?? []).map(({ queue }) => queue),
      ...(queues.consumers ?? []).map(({ dead_letter_queue: failed }) => failed),
    ],
    ratelimits: ratelimits.map(({ namespace_id: id }) => id),
    "CACHE, SESSIONS": stores.map(({ id }) => id),
    DB: databases.flatMap(({ database_id: id, database_name: own }) => [id, own]),
  };
}

/**
 * Whether a second configuration, such as wrangler.staging.toml, leaves the site of wrangler.toml beside it alone, and
 * search engines leave it out. Of wrangler.toml itself only the latter, which it should not ask for.
 */
export function lookAtSecondSite(second: Written, file: string): Finding[] {
  const path = join(dirname(file), "wrangler.toml");
  const isHidden = second.vars.NOINDEX === "on";
  if (basename(file) === "wrangler.toml" || !existsSync(path)) {
    return isHidden ? [warn("NOINDEX", HIDDEN)] : [];
  }
  let first: Written;
  try {
    first = readWritten(path, {}, true);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return [skip("second site", "not compared: wrangler.toml beside it cannot be read")];
  }
  const theirs = namesOf(first);
  const shared = Object.entries(namesOf(second)).flatMap(([check, own]) => {
    const both = own.filter((name) => name !== undefined && theirs[check]?.includes(name));
    const says = `${both.join(", ")} is that of wrangler.toml too: give this site one of its own`;
    return both.length > 0 ? [fail(check, says)] : [];
  });
  const siteUrl = second.values.SITE_URL;
  if (siteUrl !== undefined && siteUrl === first.vars.SITE_URL) {
    shared.push(fail("SITE_URL", `${siteUrl} is that of wrangler.toml too`));
  }
  return [
    ...(shared.length > 0 ? shared : [ok("second site", "shares nothing with wrangler.toml")]),
    ...(isHidden
      ? []
      : [warn("NOINDEX", 'is not "on": search engines may list this site beside the first one')]),
  ];
}
