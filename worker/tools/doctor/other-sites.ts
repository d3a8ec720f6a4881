import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fail, ok, skip, warn, type Finding } from "../report/findings.ts";
import { readWritten, UnreadableFile, type Written } from "./settings.ts";
import { HIDDEN } from "./site.ts";

/** Names that sites of one account must not share, by doctor's words; Wrangler derives some. */
function namesOf({ toml, vars }: Written): Record<string, readonly (string | undefined)[]> {
  const { name = "", queues, ratelimits, kv_namespaces: stores, d1_databases: databases } = toml;
  const nameFor = (binding: string) => `${name}-${binding.toLowerCase()}`;
  return {
    name: [name],
    SITE_URL: [vars.SITE_URL],
    DELIVERIES: [
      ...(queues.producers ?? []).map(({ queue }) => queue),
      ...(queues.consumers ?? []).flatMap(({ queue, dead_letter_queue: failed }) => [
        queue,
        failed,
      ]),
    ],
    ratelimits: ratelimits.map(({ namespace_id: id }) => id),
    "CACHE, SESSIONS": stores.map(({ binding, id }) => id ?? nameFor(binding)),
    DB: databases.map(
      ({ binding, database_id: id, database_name: own }) => id ?? own ?? nameFor(binding),
    ),
  };
}

/**
 * Whether a configuration shares nothing with its neighbours, such as wrangler.staging.toml, and
 * search engines see only the first.
 */
export function lookAtOtherSites(own: Written, file: string): Finding[] {
  const others = readdirSync(dirname(file)).filter(
    (name) => /^wrangler(\..+)?\.toml$/.test(name) && name !== basename(file),
  );
  const findings = others.flatMap((name) => compare(own, join(dirname(file), name)));
  const isHidden = own.vars.NOINDEX === "on";
  if (basename(file) === "wrangler.toml" || !others.includes("wrangler.toml")) {
    return isHidden ? [...findings, warn("NOINDEX", HIDDEN)] : findings;
  }
  if (isHidden) return findings;
  const says = 'is not "on": search engines may list this site beside the first one';
  return [...findings, warn("NOINDEX", says)];
}

function compare(own: Written, path: string): Finding[] {
  const file = basename(path);
  let other: Written;
  try {
    other = readWritten(path, {}, true);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return [skip("other sites", `not compared with ${file}, which cannot be read`)];
  }
  const theirs = namesOf(other);
  const shared = Object.entries(namesOf(own)).flatMap(([check, names]) => {
    const both = new Set(names.filter((name) => name && theirs[check]?.includes(name)));
    const says = `${[...both].join(", ")} is that of ${file} too: each site needs its own`;
    return both.size > 0 ? [fail(check, says)] : [];
  });
  return shared.length > 0 ? shared : [ok("other sites", `shares nothing with ${file}`)];
}
