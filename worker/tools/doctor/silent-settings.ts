import { SHIPPED_BRAND } from "../../../vite/brand.ts";
import { RATE_LIMITS } from "../../rate-limits.ts";
import { RATE_LIMIT_BINDINGS } from "../../context/config.ts";
import { fail, skip, warn, type Finding } from "../report/findings.ts";
import { ALL_SECRETS, OWN_VARIABLES, SECRETS, type Written } from "./settings.ts";

/** Settings that nothing refuses and no page shows; their cost appears weeks later. */

/** The repository's, with which the tests run. */
export const COMPATIBILITY_DATE = "2026-08-15";
const SHIPPED_NAME = "haven";

/** All names of [vars] in this release. */
export const VARIABLE_NAMES = [
  ...OWN_VARIABLES,
  "DISCORD_URL",
  "HSTS_PRELOAD",
  "NOINDEX",
  "LOG_SAMPLE",
  "INCIDENT_RANKS",
  "BRAND",
  ...ALL_SECRETS,
];

/** Matters everywhere. */
export function lookAtValues({ vars, values }: Written): Finding[] {
  const site = URL.parse(values.SITE_URL ?? "");
  const loops = (["SUPPORT_URL", "INVITE_URL"] as const).filter((name) => {
    const url = URL.parse(values[name] ?? "");
    return url !== null && url.host === site?.host && /^\/(discord|invite)\/?$/.test(url.pathname);
  });
  const unknown = Object.keys(vars).filter((name) => !VARIABLE_NAMES.includes(name));
  return [
    ...loops.map((name) => fail(name, "leads back to the site's own redirect, in a circle")),
    ...unknown.map((name) => {
      const near = VARIABLE_NAMES.find((known) => isNear(known, name));
      return warn(name, `is not a name this release reads${near ? `; is ${near} meant?` : ""}`);
    }),
  ];
}

/** Matters once deployed. */
export function lookAtSilentSettings({ toml, values, vars }: Written): Finding[] {
  return [
    ...lookAtLogs(toml),
    ...lookAtSafeguards(toml),
    ...lookAtLimits(toml),
    ...lookAtNeighbours(toml, vars),
    ...lookAtDomain(toml, values.SITE_URL),
  ];
}

type Toml = Written["toml"];

function lookAtLogs({ observability }: Toml): Finding[] {
  const findings: Finding[] = [];
  const isLogged = observability?.logs?.enabled ?? observability?.enabled ?? false;
  if (!isLogged) {
    findings.push(warn("observability", "is off: there is no log, so nobody finds out why"));
  } else if (observability?.logs?.invocation_logs !== false) {
    const says =
      "[observability.logs] lacks invocation_logs = false: the platform's own lines hold addresses with queries, which the privacy page says nobody keeps";
    findings.push(fail("invocation_logs", says));
  }
  const rate = observability?.logs?.head_sampling_rate ?? observability?.head_sampling_rate ?? 1;
  if (isLogged && rate < 1) {
    const says = `is ${rate}: failures leave no line either; set it to 1, and LOG_SAMPLE in [vars] thins out only what went well`;
    findings.push(warn("head_sampling_rate", says));
  }
  if (observability?.traces?.enabled) {
    const says =
      "are on: the platform's traces hold addresses with queries and IDs, which the privacy page says nobody keeps";
    findings.push(fail("traces", says));
  }
  return findings;
}

/** A search of commands takes 20 ms; a large page's first render more. */
const ENOUGH_CPU_MS = 100;

function lookAtSafeguards({
  secrets,
  compatibility_date: date = "",
  limits,
  definedEnvironments = [],
}: Toml): Finding[] {
  const findings: Finding[] = [];
  if (definedEnvironments.length > 0) {
    const names = definedEnvironments.map((name) => `[env.${name}]`).join(", ");
    const says = `${names} would never be read: a second site is a second file, which CONFIG_FILE names`;
    findings.push(fail("[env]", says));
  }
  const ms = limits?.cpu_ms ?? Infinity;
  if (ms < ENOUGH_CPU_MS) {
    const says = `is ${ms}: searches and pages of the team need more, and would fail; ${ENOUGH_CPU_MS} or more`;
    findings.push(warn("cpu_ms", says));
  }
  const missing = SECRETS.filter((name) => !secrets?.required?.includes(name));
  if (missing.length > 0) {
    const says = `required lacks ${missing.join(", ")}: a deploy without them is not refused`;
    findings.push(warn("[secrets]", says));
  }
  if (date < COMPATIBILITY_DATE) {
    const says = `is ${date}, before ${COMPATIBILITY_DATE}, with which this release is tested`;
    findings.push(warn("compatibility_date", says));
  }
  return findings;
}

/** Compares calls per second, as periods may differ. */
function lookAtLimits({ ratelimits }: Toml): Finding[] {
  const findings: Finding[] = [];
  for (const [key, { calls, seconds }] of Object.entries(RATE_LIMITS)) {
    const binding = Object.entries(RATE_LIMIT_BINDINGS).find(([name]) => name === key)?.[1];
    const own = ratelimits.find(({ name }) => name === binding);
    if (!own || own.simple.limit / own.simple.period >= calls / seconds) continue;
    const { limit, period } = own.simple;
    const says = `${limit} in ${period} s is less than ${calls} in ${seconds} s, for which pages and programs are made`;
    findings.push(warn(own.name, says));
  }
  const ids = ratelimits.map(({ namespace_id: id }) => id);
  if (new Set(ids).size < ids.length) {
    const says = "two of them have the same namespace_id, so that their calls are counted together";
    findings.push(fail("ratelimits", says));
  }
  return findings;
}

/** What two workers of an account would share. */
function lookAtNeighbours(
  { name = "", queues, d1_databases: databases }: Toml,
  { BRAND: brand = SHIPPED_BRAND }: Written["vars"],
): Finding[] {
  if (name === SHIPPED_NAME) {
    if (brand === SHIPPED_BRAND) return [];
    const says = `is still ${name}, for worker, stores and database: a deploy takes the place of any other worker of this name in the account`;
    return [warn("name", says)];
  }
  const findings: Finding[] = [];
  const isShipped = (other: string) =>
    other.startsWith(`${SHIPPED_NAME}-`) && !other.startsWith(`${name}-`);
  const queue = queues.producers?.find(({ binding }) => binding === "DELIVERIES")?.queue;
  if (queue !== undefined && isShipped(queue)) {
    const says = `the queue of ${name} is called ${queue}: another worker in this account with the same one would take its messages`;
    findings.push(warn("DELIVERIES", says));
  }
  const database = databases.find(({ binding }) => binding === "DB")?.database_name;
  if (database !== undefined && isShipped(database)) {
    const says = `the database of ${name} is called ${database}: take database_name out, and it gets one of its own`;
    findings.push(warn("DB", says));
  }
  return findings;
}

function lookAtDomain({ routes, route }: Toml, siteUrl: string | undefined): Finding[] {
  const host = URL.parse(siteUrl ?? "")?.host;
  if (!host) return [];
  const own = [route, ...(routes ?? [])].filter((each) => each !== undefined);
  const patterns = own.map((each) => (typeof each === "string" ? each : each.pattern));
  if (patterns.length > 0 && !patterns.some((pattern) => pattern.split("/")[0] === host)) {
    return [fail("routes", `are ${patterns.join(", ")}, but SITE_URL is at ${host}`)];
  }
  if (own.some((each) => typeof each === "string" || !each.custom_domain)) {
    const says = `one is a route of a zone, which makes no DNS record: take it out and deploy with --domain ${host}`;
    return [warn("routes", says)];
  }
  return [skip("--domain", `has to be ${host}, as SITE_URL says: sign-in works nowhere else`)];
}

/** One letter more, less or different, or other case. */
function isNear(known: string, written: string): boolean {
  const [a, b] = [known.toUpperCase(), written.toUpperCase()];
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const rest = (text: string, more: number) => text.slice(start + more);
  return rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1);
}
