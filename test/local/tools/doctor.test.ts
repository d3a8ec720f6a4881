import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brand } from "#brand";
import { ofFlags, wantedBy } from "../../../app/commands/permissions.ts";
import { allCommands } from "../../../worker/local/seed/commands.ts";
import { createSettings } from "../../../worker/local/settings.ts";
import { shownLine } from "../../../worker/local/site-lines.ts";
import { lookAtIncidentRanks, lookAtLegal } from "../../../worker/tools/doctor/brand.ts";
import { lookAtConfiguration } from "../../../worker/tools/doctor/configuration.ts";
import { clockFinding } from "../../../worker/tools/doctor/clock.ts";
import { bitsOf } from "../../../worker/tools/doctor/secrets.ts";
import { asJson, asText, isGood, type Finding } from "../../../worker/tools/report/findings.ts";
import { shippedSettings } from "../../support/settings-file.ts";
import { APPLICATION } from "../world.ts";
import { few, omit, Raw, serveBot, serveChat, spoil, type Change, type Served } from "./servers.ts";

const TOML = `name = "haven"
compatibility_date = "2026-08-15"
[[kv_namespaces]]
binding = "CACHE"
id = "00000000000000000000000000000001"
[[kv_namespaces]]
binding = "SESSIONS"
id = "00000000000000000000000000000002"
[[d1_databases]]
binding = "DB"
migrations_dir = "worker/db/migrations"
`;
const OWN_IDS = TOML.replace(/0{31}1/, "a".repeat(32)).replace(/0{31}2/, "b".repeat(32));
const QUEUE = `[[queues.producers]]
binding = "DELIVERIES"
queue = "otter-deliveries"
[[queues.consumers]]
queue = "otter-deliveries"
dead_letter_queue = "otter-deliveries-failed"
max_concurrency = 1
`;
/** An own site with everything in the repository's wrangler.toml. */
const DEPLOYED = `workers_dev = false
preview_urls = false
compatibility_flags = ["global_fetch_strictly_public"]
${OWN_IDS}
${QUEUE}[version_metadata]
binding = "CF_VERSION_METADATA"
[triggers]
crons = ["*/5 * * * *"]
${["SIGN_IN", "PEOPLE", "EXPORTS", "VIEWS", "HIDING"]
  .map(
    (name, i) => `[[ratelimits]]
name = "${name}_LIMIT"
namespace_id = "${i + 1}"
simple = { limit = 60, period = 60 }
`,
  )
  .join("")}`;
const SHIPPED = shippedSettings();
const NAME = 'name = "haven"';
const DB = 'binding = "DB"';
const TAKEN = 'queue = "otter-deliveries"';
const OTTER = "test/brands/otter/brand.ts";
const PERMISSIONS = String(ofFlags(brand.permissions ?? []));
const INVITE = `https://chat.test/oauth2/authorize?client_id=1100000000000000001&permissions=${PERMISSIONS}`;
const OTHER_INVITE = INVITE.replace("0001&", "0009&");
const REDIRECTS = ["auth/discord", "follow"].map(
  (path) => `http://localhost:8787/api/${path}/callback`,
);
const SECRET = "5f0c1a7be3d94826a1c07f5d3b9e8462d0a4c6f1";

let folder = "";
let bot: Served;
let chat: Awaited<ReturnType<typeof serveChat>>;
let good: Record<string, string> = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "haven-doctor-"));
  bot = await serveBot(few);
  chat = await serveChat("http://localhost:8787/api/auth/discord/callback");
  good = {
    ...createSettings({ site: 8787, bot: 1, chat: 1 }, SECRET),
    BOT_API_URL: bot.url,
    BOT_API_KEY: APPLICATION.apiKey,
    AVATAR_CDN_URL: `${bot.url}/cdn`,
    DISCORD_URL: chat.url,
    DISCORD_CLIENT_ID: APPLICATION.clientId,
    DISCORD_CLIENT_SECRET: APPLICATION.clientSecret,
  };
});

afterAll(async () => {
  await bot.stop();
  await chat.stop();
  rmSync(folder, { recursive: true });
});

type Environment = Record<string, string | undefined>;

interface Case {
  base?: Environment;
  change?: Environment;
  toml?: string;
  devVars?: string;
  isDeploy?: boolean;
}

/** Doctor's findings in the good configuration with one change. */
async function look(broken: Case = {}): Promise<Finding[]> {
  const { base = good, change = {}, toml = TOML, devVars, isDeploy } = broken;
  const file = join(folder, "wrangler.toml");
  const secrets = join(folder, ".dev.vars");
  writeFileSync(file, toml);
  if (devVars === undefined) rmSync(secrets, { force: true });
  else writeFileSync(secrets, devVars);
  const environment = { ...base, ...change };
  return lookAtConfiguration({ file, environment, isDeploy });
}

/** Doctor's findings with the bot's answers changed on the way. */
async function lookBesideBot(answers: Change, change: Environment = {}): Promise<Finding[]> {
  const served = await serveBot(answers);
  try {
    return await look({ change: { BOT_API_URL: served.url, ...change } });
  } finally {
    await served.stop();
  }
}

type Level = Finding["outcome"];

/** The subjects of a level's findings. */
function checksOf(findings: readonly Finding[], level: Level): string[] {
  return findings.filter(({ outcome }) => outcome === level).map(({ check }) => check);
}

/** The findings as `fail DB`. */
function namesOf(findings: readonly Finding[]): string[] {
  return findings.map(({ outcome, check }) => `${outcome} ${check}`);
}

function saidOf(findings: readonly Finding[], level: Level, check: string): string[] {
  return findings
    .filter((finding) => finding.outcome === level && finding.check === check)
    .map(({ says }) => says);
}

/** `good`, at an address of another machine. */
const elsewhere = (): Environment => ({
  ...good,
  SITE_URL: "https://otter.test",
  DISCORD_CLIENT_ID: "1100000000000000001",
  STAFF_SERVER_ID: "1100000000000000002",
  INVITE_URL: INVITE,
  SUPPORT_EMAIL: "help@otter.test",
  DISCORD_URL: "http://127.0.0.1:9",
});

/** Configurations without faults: on this machine, an own site, the repository's. */
const SOUND = {
  here: (): Case => ({ toml: TOML }),
  deployed: (): Case => ({ base: elsewhere(), toml: DEPLOYED }),
  shipped: (): Case => ({ base: elsewhere(), toml: SHIPPED }),
} as const;

type Sound = keyof typeof SOUND;
let found: Record<Sound, Finding[]>;

beforeAll(async () => {
  found = {
    here: await look(SOUND.here()),
    deployed: await look(SOUND.deployed()),
    shipped: await look(SOUND.shipped()),
  };
});

type Break = (sound: Case) => Case;

const set =
  (change: Environment): Break =>
  (sound) => ({ ...sound, change: { ...sound.change, ...change } });

const vars =
  (lines: string): Break =>
  (sound) => ({ ...sound, toml: `${sound.toml}[vars]\n${lines}\n` });

const turn =
  (right: string, wrong: string): Break =>
  (sound) => {
    expect(sound.toml).toContain(right);
    return { ...sound, toml: sound.toml?.replace(right, wrong) };
  };

const FAULTS: [sound: Sound, finding: string, what: string, broken: Break][] = [
  ["here", "fail DOCS_URL", "a missing name", set({ DOCS_URL: undefined })],
  ["here", "fail BOT_API_KEY", "a wrong key", set({ BOT_API_KEY: "another-key-entirely" })],
  ["here", "fail SESSION_SECRET", "a short secret", set({ SESSION_SECRET: "short" })],
  ["here", "fail SESSION_SECRET", "a weak one", set({ SESSION_SECRET: "ab".repeat(40) })],
  ["here", "fail SESSION_SECRET", "a placeholder", set({ SESSION_SECRET: `change-me-${SECRET}` })],
  ["here", "fail SESSION_SECRET", "two in one", set({ SESSION_SECRET: `${SECRET};${SECRET}` })],
  [
    "here",
    "fail redirect URI",
    "one that was entered for another address",
    set({ DISCORD_REDIRECT_URI: "https://old.example/api/auth/discord/callback" }),
  ],
  [
    "here",
    "fail redirect URI",
    "one that the chat platform refuses",
    set({ SITE_URL: "http://localhost:9999" }),
  ],
  [
    "here",
    "fail redirect URI",
    "one for following that the chat platform refuses",
    (sound) => ({ ...sound, toml: TOML + QUEUE }),
  ],
  [
    "here",
    "fail DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET",
    "a pair that the chat platform refuses",
    set({ DISCORD_CLIENT_SECRET: "not-the-secret-of-this-client" }),
  ],
  ["here", "fail DISCORD_CLIENT_SECRET", "an id", set({ DISCORD_CLIENT_SECRET: "1".repeat(19) })],
  ["here", "fail BOT_API_KEY", "a secret in [vars]", vars('BOT_API_KEY = "k"')],
  ["here", "fail DISCORD_CLIENT_ID", "no quotes", vars("DISCORD_CLIENT_ID = 1098324755210485801")],
  ["here", "fail wrangler.toml", "no TOML", (sound) => ({ ...sound, toml: "name = " })],
  [
    "here",
    "fail BOT_API_URL",
    "a base path that is missing",
    (sound) => ({ ...sound, change: { BOT_API_URL: `${bot.url}/v2` } }),
  ],
  ["here", "fail BOT_API_URL", "nobody there", set({ BOT_API_URL: "http://127.0.0.1:9" })],
  ["here", "fail SUPPORT_URL", "itself", set({ SUPPORT_URL: "http://localhost:8787/discord" })],
  ["here", "fail INVITE_URL", "itself", set({ INVITE_URL: "http://localhost:8787/invite/" })],
  ["here", "fail INCIDENT_RANKS", "no rank", set({ INCIDENT_RANKS: "Developer,captain" })],
  [
    "here",
    "fail STAFF_WEBHOOK_URL",
    "no webhook",
    set({ STAFF_WEBHOOK_URL: "https://evil.test/x" }),
  ],
  ["here", "fail BRAND", "another than the doctor looks with", vars(`BRAND = "${OTTER}"`)],
  ["here", "fail BRAND", "a file that is missing", vars('BRAND = "brands/typo.ts"')],
  ["deployed", "fail SITE_URL", "a path", set({ SITE_URL: "https://otter.test/site" })],
  ["deployed", "fail CACHE", "no id", turn("a".repeat(32), "my-cache")],
  ["deployed", "fail SESSIONS", "the id of another", turn("b".repeat(32), "a".repeat(32))],
  [
    "deployed",
    "fail workers_dev, preview_urls",
    "on",
    turn("workers_dev = false", "workers_dev = true"),
  ],
  ["deployed", "fail compatibility_flags", "none", turn('["global_fetch_strictly_public"]', "[]")],
  ["deployed", "fail ratelimits", "one that is missing", turn("VIEWS_LIMIT", "OTHER_LIMIT")],
  ["deployed", "fail DB", "no id", turn(DB, `${DB}\ndatabase_id = "my-own"`)],
  ["deployed", "fail DB", "no binding", turn(DB, 'binding = "OTHER"')],
  ["deployed", "fail DB", "no migrations", turn("migrations_dir", "#")],
  ["deployed", "fail DELIVERIES", "no queue of failed ones", turn("dead_letter_queue", "#")],
  [
    "deployed",
    "fail DELIVERIES",
    "itself for failed ones",
    turn('"otter-deliveries-failed"', '"otter-deliveries"'),
  ],
  [
    "deployed",
    "warn DELIVERIES",
    "no second try",
    turn("max_concurrency = 1", "max_concurrency = 1\nmax_retries = 0"),
  ],
  ["deployed", "fail DELIVERIES", "many at once", turn("max_concurrency = 1", "#")],
  [
    "deployed",
    "fail DELIVERIES",
    "nobody who takes",
    turn(`${TAKEN}\ndead`, 'queue = "others"\ndead'),
  ],
  ["deployed", "warn triggers", "another time", turn('["*/5 * * * *"]', '["0 * * * *"]')],
  ["deployed", "fail triggers", "no cron", turn('["*/5 * * * *"]', "[]")],
  ["deployed", "warn version_metadata", "no binding", turn("CF_VERSION_METADATA", "VERSION")],
  ["deployed", "skip DELIVERIES", "no queue", turn(QUEUE, "")],
  ["deployed", "warn INVITE_URL", "another application's", set({ INVITE_URL: OTHER_INVITE })],
  ["shipped", "fail invocation_logs", "left out", turn("invocation_logs = false", "")],
  [
    "shipped",
    "fail invocation_logs",
    "on",
    turn("invocation_logs = false", "invocation_logs = true"),
  ],
  [
    "shipped",
    "fail traces",
    "on",
    turn("[triggers]", "[observability.traces]\nenabled = true\n[triggers]"),
  ],
  [
    "shipped",
    "warn observability",
    "off",
    turn("enabled = true\n\n[observability.logs]\nenabled = true", "enabled = false"),
  ],
  ["shipped", "warn [secrets]", "one that is missing", turn(', "SESSION_SECRET"]', "]")],
  ["shipped", "warn compatibility_date", "an early one", turn('"2026-08-15"', '"2024-01-01"')],
  ["shipped", "warn SIGN_IN_LIMIT", "a low one", turn("limit = 60, period", "limit = 1, period")],
  [
    "shipped",
    "warn DELIVERIES",
    "another binding",
    turn('binding = "DELIVERIES"', 'binding = "DELIVERY"'),
  ],
  ["shipped", "fail ratelimits", "one namespace for two", turn('"1002"', '"1001"')],
  ["shipped", "warn DELIVERIES", "the queue of another worker", turn(NAME, 'name = "otter"')],
  [
    "shipped",
    "fail routes",
    "another host",
    turn(NAME, `${NAME}\nroutes = [{ pattern = "www.otter.test", custom_domain = true }]`),
  ],
  [
    "shipped",
    "warn routes",
    "a route of a zone",
    turn(NAME, `${NAME}\nroutes = [{ pattern = "otter.test", zone_name = "otter.test" }]`),
  ],
  ["shipped", "warn cpu_ms", "too little", turn(NAME, `${NAME}\nlimits = { cpu_ms = 10 }`)],
  [
    "shipped",
    "fail [env]",
    "an environment",
    turn("[triggers]", '[env.staging]\nname = "otter-staging"\n[triggers]'),
  ],
  [
    "shipped",
    "warn head_sampling_rate",
    "lines that are dropped",
    turn("head_sampling_rate = 1", "head_sampling_rate = 0.001"),
  ],
  ["shipped", "warn name", "another brand's worker", vars(`BRAND = "${OTTER}"`)],
  ["shipped", "warn NOINDEX", "on", vars('NOINDEX = "on"')],
];

describe("the doctor", () => {
  it("finds no fault in sound settings", () => {
    for (const findings of Object.values(found)) {
      expect(checksOf(findings, "fail")).toEqual([]);
      expect(checksOf(findings, "ok")).toEqual(
        expect.arrayContaining(["names", "CACHE", "SESSION_SECRET", "BOT_API_KEY", "/team"]),
      );
    }
  });

  it.each(FAULTS)("of a site %s: %s, %s", async (sound, finding, _, broken) => {
    expect(namesOf(found[sound])).not.toContain(finding);
    expect(namesOf(await look(broken(SOUND[sound]())))).toContain(finding);
  });

  it("warns of an invite that asks for Administrator, or for anything but what the brand names", async () => {
    const inviting = async (permissions: string) => {
      const INVITE_URL = INVITE.replace(PERMISSIONS, permissions);
      return saidOf(
        await look({ toml: TOML, change: { INVITE_URL } }),
        "warn",
        "INVITE_URL",
      ).join();
    };
    expect(await inviting(PERMISSIONS)).toBe("");
    expect(await inviting(String(BigInt(PERMISSIONS) | 8n))).toContain("asks for Administrator");
    expect(await inviting("2048")).toContain(`permissions=${PERMISSIONS}`);
    const examples = [...SHIPPED.matchAll(/permissions=(\d+)/g)].map(([, number]) => number);
    expect(examples.filter((number) => number !== PERMISSIONS)).toEqual([]);
    const wanted = wantedBy(
      allCommands().map(({ permissions }) => ({ permissions: permissions ?? "" })),
    );
    const flags = wanted.map(({ flag }) => flag).filter((flag) => flag !== "Administrator");
    expect(brand.permissions).toEqual(expect.arrayContaining(flags));
  });

  it("compares every redirect URI that was entered with those the site needs", async () => {
    const enter = async (entered: string) =>
      look({ toml: TOML + QUEUE, change: { DISCORD_REDIRECT_URI: entered } });
    const both = await enter(` ${REDIRECTS.toReversed().join(", ")}`);
    expect(saidOf(both, "ok", "redirect URI").slice(0, 2)).toEqual(
      REDIRECTS.map((uri) => `is ${uri}`),
    );
    const [missing] = saidOf(await enter(REDIRECTS[0] ?? ""), "fail", "redirect URI");
    expect(missing).toContain(REDIRECTS[1]);
  });

  it("names a number or a published secret once, whatever else [secrets] says of it", async () => {
    for (const line of ["DISCORD_CLIENT_ID = 1098324755210485801", 'BOT_API_KEY = "published"']) {
      const toml = `${TOML}[secrets]\nrequired = ["BOT_API_KEY"]\n[vars]\n${line}\n`;
      expect(checksOf(await look({ toml }), "fail")).toEqual([line.split(" ")[0]]);
    }
  });

  it("accepts stores without ids, which the first deploy creates", async () => {
    const toml = DEPLOYED.replaceAll(/^id = .*$/gm, "");
    const findings = await look({ base: elsewhere(), toml });
    expect(checksOf(findings, "fail")).toEqual([]);
    expect(checksOf(findings, "ok")).toEqual(expect.arrayContaining(["CACHE", "DB"]));
  });

  it("T37: warns of nothing in the repository's own wrangler.toml but its brand, and fails nothing", () => {
    expect(checksOf(found.shipped, "fail")).toEqual([]);
    const warned = checksOf(found.shipped, "warn");
    // This bot's speed depends on the machine.
    expect(warned.filter((check) => !/^(DISCORD_URL$|\/)/.test(check))).toEqual(["BRAND"]);
  });

  it("refuses values of the repository's example", async () => {
    const change = {
      SITE_URL: "https://haven.example",
      STAFF_SERVER_ID: "914857203355312148",
      SUPPORT_URL: "https://discord.gg/example",
      SUPPORT_EMAIL: "support@haven.example",
    };
    const findings = await look({ ...SOUND.deployed(), change });
    expect(checksOf(findings, "fail")).toEqual(Object.keys(change));
  });

  it("counts only [vars] and secrets before a deploy, and leaves missing secrets to wrangler", async () => {
    const { BOT_API_KEY: _, SESSION_SECRET, ...others } = elsewhere();
    const base = { SESSION_SECRET, ...others };
    const empty = await look({ base, toml: DEPLOYED, isDeploy: true });
    expect(checksOf(empty, "fail")).toEqual(expect.arrayContaining(["[vars]", "SITE_URL"]));
    const { DISCORD_CLIENT_SECRET, ...named } = others;
    const lines = Object.entries(named).map(
      ([name, value]) => `${name} = ${JSON.stringify(value)}`,
    );
    const findings = await look({
      base: { SESSION_SECRET, DISCORD_CLIENT_SECRET },
      toml: `${DEPLOYED}[vars]\nBRAND = "app/content/brand.ts"\n${lines.join("\n")}\n`,
      isDeploy: true,
    });
    // This test's services, on this machine.
    const local = ["BOT_API_URL", "DISCORD_URL", "AVATAR_CDN_URL"];
    expect(checksOf(findings, "fail")).toEqual(local);
    expect(checksOf(findings, "warn")).toContain("BOT_API_KEY");
  });

  it("refuses to deploy the brand that came with the software to another address, unless it is named", async () => {
    const toml = `${DEPLOYED}[vars]\nSITE_URL = "https://otter.test"\n`;
    expect(checksOf(await look({ toml, isDeploy: true }), "fail")).toContain("BRAND");
    expect(checksOf(found.deployed, "warn")).toContain("BRAND");
    const named = `${toml}BRAND = "app/content/brand.ts"`;
    expect(checksOf(await look({ toml: named, isDeploy: true }), "ok")).toContain("BRAND");
  });

  it("asks whether the staff's server is meant where the bot counts no message of the team", async () => {
    expect(checksOf(await look(), "warn")).not.toContain("STAFF_SERVER_ID");
    const findings = await lookBesideBot((path, body) =>
      path === "/activity/messages" ? [] : few(path, body),
    );
    expect(saidOf(findings, "warn", "STAFF_SERVER_ID")[0]).toContain("is it the staff's server?");
  });

  it("says that the bot counts the same messages in every server", async () => {
    let counted: unknown;
    const findings = await lookBesideBot((path, body) => {
      if (path === "/activity/messages") return (counted ??= few(path, body));
      return few(path, body);
    });
    expect(saidOf(findings, "warn", "STAFF_SERVER_ID")[0]).toContain("does not look at server_id");
  });

  it("warns of a brand without legal documents", () => {
    expect(checksOf(lookAtLegal([]), "warn")).toEqual(["legal"]);
    expect(lookAtLegal(brand.legal)).toEqual([]);
  });

  it("names the ranks that may write incidents and do not see their page", () => {
    const ranks = { incidentRanks: ["Developer", "Manager"] };
    const findings = lookAtIncidentRanks(ranks, (rank) => rank === "Developer");
    expect(checksOf(findings, "fail")).toEqual(["INCIDENT_RANKS"]);
    expect(lookAtIncidentRanks(ranks, () => true).map(({ outcome }) => outcome)).not.toContain(
      "fail",
    );
  });

  describe("with a second configuration next to wrangler.toml", () => {
    const DEPLOY = readFileSync(new URL("../../../.github/DEPLOY.md", import.meta.url), "utf8");
    const [, recipe = ""] =
      /^(NAME=.*\nsed -e .* wrangler\.toml > wrangler\.staging\.toml)$/m.exec(DEPLOY) ?? [];
    const OWN = SHIPPED.replaceAll("haven", "otter");
    const VARS = '[vars]\nSITE_URL = "https://otter.test"\n';

    /** Doctor's findings in staging, made from the repository's file as documented. */
    async function lookAtStaging(right = "", wrong = "") {
      writeFileSync(join(folder, "wrangler.toml"), `${OWN}${VARS}`);
      execFileSync("sh", ["-c", recipe], { cwd: folder });
      const file = join(folder, "wrangler.staging.toml");
      const own = readFileSync(file, "utf8").replace(VARS, '[vars]\nNOINDEX = "on"\n');
      expect(own).toContain(right);
      writeFileSync(file, own.replace(right, wrong));
      const environment = { ...elsewhere(), SITE_URL: "https://staging.otter.test" };
      return lookAtConfiguration({ file, environment });
    }

    it("shares nothing with it where it was made as the document says", async () => {
      const findings = await lookAtStaging();
      expect(checksOf(findings, "fail")).toEqual([]);
      expect(checksOf(findings, "ok")).toContain("other sites");
      expect(checksOf(findings, "warn")).not.toContain("NOINDEX");
    });

    const FAILED = "otter-staging-deliveries-failed";
    it.each<[level: Level, check: string, right: string, wrong: string]>([
      ["fail", "name", 'name = "otter-staging"', 'name = "otter"'],
      ["fail", "DELIVERIES", `queue = "${FAILED}"`, 'queue = "otter-deliveries-failed"'],
      ["fail", "ratelimits", '"2003"', '"1003"'],
      ["fail", "DB", DB, `${DB}\ndatabase_name = "otter-db"`],
      ["warn", "NOINDEX", '\nNOINDEX = "on"', ""],
    ])("%s %s where they share it: %s turned into %s", async (level, check, right, wrong) => {
      expect(checksOf(await lookAtStaging(right, wrong), level)).toContain(check);
    });
  });

  it("names a variable that this release does not read, and the one that may be meant", async () => {
    const toml = `${TOML}[vars]\nINCIDENT_RANK = "Developer"\nMOTTO = "x"\n`;
    const findings = await look({ toml });
    expect(saidOf(findings, "warn", "INCIDENT_RANK")[0]).toContain("INCIDENT_RANKS");
    expect(saidOf(findings, "warn", "MOTTO")).toHaveLength(1);
  });

  it("hints at a staff channel that hears nothing", async () => {
    expect(checksOf(await look(), "skip")).toContain("STAFF_WEBHOOK_URL");
    const { webhook } = chat;
    expect(checksOf(await look({ change: { STAFF_WEBHOOK_URL: webhook } }), "ok")).toContain(
      "STAFF_WEBHOOK_URL",
    );
    const gone = webhook.replace(/[^/]+$/, "another-token");
    const findings = await look({ change: { STAFF_WEBHOOK_URL: gone } });
    expect(saidOf(findings, "fail", "STAFF_WEBHOOK_URL")).toEqual([
      expect.stringContaining("somebody has deleted this webhook"),
    ]);
  });

  it("distinguishes a firewall's web page from a refused key, and an empty team from an API without a key", async () => {
    const wall = await lookBesideBot(() => new Raw("<html>Forbidden</html>", "text/html", 403));
    expect(checksOf(wall, "fail")).toEqual(["BOT_API_URL"]);
    const empty = await lookBesideBot((path, body) => (path === "/team" ? [] : body));
    expect(checksOf(empty, "fail")).toContain("/team");
    expect(checksOf(empty, "fail")).not.toContain("BOT_API_KEY");
  });

  it("checks the image host even when the bot names no picture", async () => {
    const findings = await lookBesideBot((path, body) => (path === "/avatars" ? [] : body), {
      AVATAR_CDN_URL: "http://127.0.0.1:9",
    });
    expect(checksOf(findings, "warn")).toContain("AVATAR_CDN_URL");
  });

  it("names web pages in place of answers, and each path with malformed answers", async () => {
    const pages = await lookBesideBot(() => new Raw("<html></html>", "text/html"));
    expect(pages.find(({ outcome }) => outcome === "fail")).toMatchObject({
      check: "/commands",
      says: expect.stringMatching(/a web page.*; also (.*, ){15}/),
    });
    const numbers = spoil({ "/team": "user_id" }, (member) => ({ ...member, user_id: 1 }));
    expect(checksOf(await lookBesideBot(numbers), "fail")).toEqual(["/team"]);
  });

  it("warns of faults that the site can handle", async () => {
    const findings = await lookBesideBot(spoil({ "/shards": "uptime" }, omit));
    expect(checksOf(findings, "fail")).toEqual([]);
    expect(checksOf(findings, "warn")).toContain("/shards");
  });

  it("reads the environment first, then .dev.vars, then wrangler.toml", async () => {
    const toml = `${TOML}[vars]
DOCS_URL = "nonsense"
SUPPORT_URL = "https://support.example"
INVITE_URL = "nonsense"
`;
    const devVars = 'DOCS_URL="https://docs.example"\nINVITE_URL="nonsense"\n';
    const { DOCS_URL: _docs, SUPPORT_URL: _support, ...rest } = good;
    expect(checksOf(await look({ toml, devVars, base: rest }), "fail")).toEqual([]);
    expect(checksOf(await look({ toml, base: rest }), "fail")).toEqual(["DOCS_URL"]);
  });

  it("shows what wrangler warns of, such as a key in the wrong place, beside findings for programs", () => {
    const file = join(folder, "wrangler.toml");
    writeFileSync(file, `${TOML}migration_dir = "typo"\n`);
    const program = ["--import", "./vite/brand-hook.ts", "worker/tools/doctor.ts"];
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [...program, "--config", file, "--json"],
      {
        encoding: "utf8",
        env: { ...process.env, WRANGLER_LOG: undefined },
      },
    );
    expect(stderr).toContain('Unexpected fields found in d1_databases[0] field: "migration_dir"');
    expect(JSON.parse(stdout)).toMatchObject({ ok: false });
    // `npm start` shows wrangler's warnings about a build like this.
    const warning = stderr.split("\n").find((line) => line.includes("migration_dir")) ?? "";
    expect(shownLine(warning, "stderr", false)).toBe(stripVTControlCharacters(warning));
    expect(shownLine("    at main (worker.js:1:1)", "stderr", false)).toBeNull();
  });

  it("shows no secret", async () => {
    const change = { BOT_API_KEY: "wrong-key-of-the-test", SESSION_SECRET: "short-secret-1234" };
    const findings = await look({ change, toml: `${TOML}[vars]\nBOT_API_KEY = "published-key"\n` });
    const text = asText(findings) + asJson(findings);
    const hidden = [...Object.values(change), "published-key", APPLICATION.clientSecret];
    for (const secret of hidden) expect(text).not.toContain(secret);
  });
});

describe("the measures behind the doctor's findings", () => {
  it("measures the variety of a secret", () => {
    expect(bitsOf("a".repeat(64))).toBe(0);
    expect(bitsOf("password".repeat(8))).toBeLessThan(30);
    expect(bitsOf(SECRET)).toBeGreaterThan(120);
  });

  it("tolerates half a minute between two clocks", () => {
    const outcome = (seconds: number) =>
      clockFinding({ theirs: seconds * 1000, ours: 0 }).map(({ outcome }) => outcome);
    expect([outcome(29), outcome(-31), outcome(31)]).toEqual([["ok"], ["fail"], ["fail"]]);
    expect(clockFinding(null)).toEqual([]);
  });

  it("passes unless a finding fails", () => {
    const finding: Finding = { check: "a", outcome: "warn", says: "b" };
    expect(isGood([finding])).toBe(true);
    expect(JSON.parse(asJson([{ ...finding, outcome: "fail" }]))).toEqual({
      ok: false,
      findings: [{ check: "a", outcome: "fail", says: "b" }],
    });
    expect(asText([{ ...finding, outcome: "fail" }])).toContain("1 of 1 checks failed.");
    expect(asText([{ ...finding, outcome: "skip" }])).toContain("Nothing was checked.");
  });
});
