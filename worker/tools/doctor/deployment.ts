import type { Unstable_Config as WranglerConfig } from "wrangler";
import { brand } from "#brand";
import { ofFlags, permissionsFrom } from "../../../app/commands/permissions.ts";
import { RATE_LIMIT_BINDINGS } from "../../context/config.ts";
import { fail, ok, skip, warn, type Finding } from "../report/findings.ts";
import { OWN_VARIABLES, quotesWanted, type Written } from "./settings.ts";

const KV_ID = /^[0-9a-f]{32}$/;
const SAMPLE_CRON = "*/5 * * * *";
/** Else requests to a bot API on the site's own zone bypass the public network. */
const FETCH_FLAG = "global_fetch_strictly_public";

/** Whether both KV namespaces are the operator's. On loopback they are created as needed. */
export function lookAtStores({ toml }: Written, isLocal: boolean): Finding[] {
  const stores = toml.kv_namespaces.filter(({ binding }) => /^(CACHE|SESSIONS)$/.test(binding));
  const [one, other] = stores;
  const findings = stores.map(({ binding, id }) => {
    if (isLocal) return ok(binding, "bound; stored on this machine");
    if (!id) return ok(binding, "bound; the first deploy creates its namespace");
    if (KV_ID.test(id)) return ok(binding, "bound");
    const says =
      "its id is not one of a KV namespace (32 hexadecimal digits); take it out, and the first deploy creates one";
    return fail(binding, says);
  });
  if (one?.id && one.id === other?.id) {
    findings.push(fail("SESSIONS", "has the same id as CACHE; each needs a namespace of its own"));
  }
  return findings;
}

const DATABASE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether the queue is bound; without it nobody can follow. */
export function canFollow({ toml }: Written): boolean {
  return (toml.queues.producers ?? []).some(({ binding }) => binding === "DELIVERIES");
}

/** The database (missing counts as a missing name) and the optional queue. */
export function lookAtDatabase({ toml }: Written, isLocal: boolean): Finding[] {
  const databases = toml.d1_databases.filter(({ binding }) => binding === "DB");
  const queue = toml.queues.producers?.find(({ binding }) => binding === "DELIVERIES");
  return [
    ...databases.map((database) => lookAtDatabaseId(database, toml.name, isLocal)),
    queue?.queue ? lookAtQueue(toml.queues, queue.queue, isLocal) : lookAtNoQueue(toml.queues),
  ];
}

function lookAtNoQueue({ consumers = [] }: Written["toml"]["queues"]): Finding {
  const says = "not bound: incidents are shown, but nobody can follow them";
  return consumers.length === 0
    ? skip("DELIVERIES", says)
    : warn(
        "DELIVERIES",
        `${says}, though [[queues.consumers]] is there: [[queues.producers]] is missing`,
      );
}

function lookAtDatabaseId(
  {
    database_id: id,
    database_name: name,
    migrations_dir: migrations,
  }: WranglerConfig["d1_databases"][number],
  worker: string | undefined,
  isLocal: boolean,
): Finding {
  const own = name ?? `${worker ?? ""}-db`;
  if (migrations === undefined) {
    return fail("DB", 'has no migrations_dir; it is "worker/db/migrations"');
  }
  if (isLocal) return ok("DB", "bound; stored on this machine");
  if (id === undefined)
    return ok("DB", `bound; \`npm run migrate\` creates ${own} if it is missing`);
  if (DATABASE_ID.test(id)) return ok("DB", "bound");
  const says = "its id is not one of a D1 database (a UUID); take database_id out";
  return fail("DB", `${says}, and \`npm run migrate\` creates ${own}`);
}

function lookAtQueue(
  { consumers }: Written["toml"]["queues"],
  name: string,
  isLocal: boolean,
): Finding {
  const consumer = consumers?.find(({ queue }) => queue === name);
  if (!consumer) {
    return fail(
      "DELIVERIES",
      `nothing takes what is put on ${name}: [[queues.consumers]] is missing`,
    );
  }
  const {
    dead_letter_queue: failed,
    max_concurrency: consumersAtOnce,
    max_retries: retries,
  } = consumer;
  if (!failed) {
    return fail("DELIVERIES", "has no dead_letter_queue: what fails six times would be lost");
  }
  if (failed === name) {
    return fail("DELIVERIES", "is its own dead_letter_queue: what fails comes back for ever");
  }
  if (retries === 0) {
    const says = "max_retries is 0: a wake-up that fails once is lost until the cron's next run";
    return warn("DELIVERIES", says);
  }
  if (consumersAtOnce !== 1) {
    const says = "max_concurrency must be 1: two consumers would break the chat platform's limits";
    return fail("DELIVERIES", says);
  }
  if (isLocal) return ok("DELIVERIES", "bound; kept on this machine");
  const commands = [name, failed].map((each) => `\`npx wrangler queues create ${each}\``);
  return ok("DELIVERIES", `bound; a deploy is refused until ${commands.join(" and ")} were run`);
}

/** The rest of wrangler.toml that the deployed site relies on. */
export function lookAtDeployment({ toml }: Written): Finding[] {
  const crons = toml.triggers.crons ?? [];
  const limits = new Set(toml.ratelimits.map(({ name }) => name));
  const missing = Object.values(RATE_LIMIT_BINDINGS).filter((name) => !limits.has(name));
  const findings: Finding[] = [];
  if (toml.workers_dev !== false || toml.preview_urls !== false) {
    const says =
      "must both be false: sign-in works at SITE_URL alone, and a second address would serve the site without it";
    findings.push(fail("workers_dev, preview_urls", says));
  }
  if (!toml.compatibility_flags.includes(FETCH_FLAG)) {
    const says = `lacks "${FETCH_FLAG}": a bot API in the same zone cannot be reached`;
    findings.push(fail("compatibility_flags", says));
  }
  if (crons.length === 0) {
    const says = `the cron trigger "${SAMPLE_CRON}" is missing: nothing samples the shards, opens incidents or forgets what has to be forgotten`;
    findings.push(fail("triggers", says));
  } else if (!crons.includes(SAMPLE_CRON)) {
    const says = `the cron trigger is ${crons.join(", ")}, not "${SAMPLE_CRON}": uptime will have gaps`;
    findings.push(warn("triggers", says));
  }
  if (missing.length > 0) {
    const says = `${missing.join(", ")} missing: nothing would limit how often one client calls`;
    findings.push(fail("ratelimits", says));
  }
  if (toml.version_metadata?.binding !== "CF_VERSION_METADATA") {
    const says = "CF_VERSION_METADATA is not bound: pages are cached in isolate memory only";
    findings.push(warn("version_metadata", says));
  }
  if (findings.length > 0) return findings;
  return [ok("wrangler.toml", "has the cron trigger, the rate limits and the flags")];
}

/** Placeholders in wrangler.toml's comments: ids, hosts, an invitation. */
const EXAMPLE_IDS = ["1098324755210485801", "914857203355312148"];
const EXAMPLE_HOST = /(^|\.)example(\.(com|net|org))?$/i;

/** Values absent from [vars], numbers, and values of the example. */
export function lookAtVariables({ values, vars, toml }: Written, isLocal: boolean): Finding[] {
  const findings = Object.entries(toml.vars)
    .filter(([, value]) => typeof value === "number")
    .map(([name]) => fail(name, quotesWanted(name)));
  if (Object.keys(vars).length === 0 && !values.SITE_URL) {
    const says = "is empty: uncomment it in wrangler.toml and fill it in";
    findings.push(fail("[vars]", says));
  }
  if (isLocal) return findings;
  const copied = OWN_VARIABLES.filter((name) => isExample(values[name] ?? ""));
  return [
    ...findings,
    ...copied.map((name) => fail(name, "is still the repository's example; put in your own")),
  ];
}

function isExample(value: string): boolean {
  const host = URL.parse(value)?.hostname ?? value.slice(value.lastIndexOf("@") + 1);
  return (
    EXAMPLE_HOST.test(host) ||
    value.includes("discord.gg/example") ||
    EXAMPLE_IDS.some((id) => value.includes(id))
  );
}

/** Whether the invitation adds the application people sign in with, with its permissions. */
export function lookAtInvite(invite: string, clientId: string): Finding[] {
  const query = URL.parse(invite)?.searchParams;
  const invited = query?.get("client_id");
  if (!invited) return [];
  const asked = permissionsFrom(query?.get("permissions") ?? null) ?? 0n;
  const named = ofFlags(brand.permissions ?? []);
  const says = [
    invited !== clientId &&
      `invites the application ${invited}, people sign in with ${clientId}: is that on purpose?`,
    (asked & ofFlags(["Administrator"])) !== 0n &&
      "asks for Administrator, and so a stolen bot token can do everything in every server: ask for what the commands need",
    brand.permissions &&
      asked !== named &&
      `asks for other permissions than \`permissions\` of the brand names: these are permissions=${named}`,
  ];
  return says.filter((text) => typeof text === "string").map((text) => warn("INVITE_URL", text));
}
