import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSettings } from "../../../worker/local/settings.ts";
import { lookAtIncidentRanks } from "../../../worker/tools/doctor/brand.ts";
import { lookAtConfiguration } from "../../../worker/tools/doctor/configuration.ts";
import { clockFinding } from "../../../worker/tools/doctor/clock.ts";
import { bitsOf } from "../../../worker/tools/doctor/secrets.ts";
import { asJson, asText, isGood, type Finding } from "../../../worker/tools/report/findings.ts";
import { APPLICATION } from "../world.ts";
import { few, omit, Raw, serveBot, serveChat, spoil, type Served } from "./servers.ts";

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
/** A site of one's own, with everything the repository's wrangler.toml has. */
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
const SECRET = "5f0c1a7be3d94826a1c07f5d3b9e8462d0a4c6f1";

let folder = "";
let bot: Served;
let chat: Served;
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

interface Case {
  base?: Record<string, string | undefined>;
  change?: Record<string, string | undefined>;
  toml?: string;
  devVars?: string;
  isDeploy?: boolean;
}

/** What the doctor says of the good configuration with one thing changed. */
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

function failures(findings: readonly Finding[]): string[] {
  return linesOf(findings, "fail");
}

function linesOf(findings: readonly Finding[], kind: Finding["outcome"]): string[] {
  return findings
    .filter(({ outcome }) => outcome === kind)
    .map(({ check, says }) => `${check} ${says}`);
}

/** `good`, at an address that is not this machine's. */
const elsewhere = (): Record<string, string | undefined> => ({
  ...good,
  SITE_URL: "https://otter.test",
  DISCORD_CLIENT_ID: "1100000000000000001",
  STAFF_SERVER_ID: "1100000000000000002",
  INVITE_URL: "https://chat.test/oauth2/authorize?client_id=1100000000000000001",
  SUPPORT_EMAIL: "help@otter.test",
  DISCORD_URL: "http://127.0.0.1:9",
});

describe("the doctor", () => {
  it("finds nothing wrong with a good configuration", async () => {
    const findings = await look();
    expect(failures(findings)).toEqual([]);
    const fine = findings.filter(({ outcome }) => outcome === "ok").map(({ check }) => check);
    for (const check of ["names", "CACHE", "SESSION_SECRET", "redirect URI", "BOT_API_KEY"])
      expect(fine).toContain(check);
    for (const check of ["DISCORD_CLIENT_SECRET", "clock", "AVATAR_CDN_URL", "/team"])
      expect(fine).toContain(check);
  });

  it.each<[what: string, broken: Case, says: RegExp]>([
    ["a missing name", { change: { DOCS_URL: undefined } }, /^DOCS_URL is missing$/],
    ["a wrong key", { change: { BOT_API_KEY: "another-key-entirely" } }, /^BOT_API_KEY wrong key/],
    ["a short secret", { change: { SESSION_SECRET: "short" } }, /^SESSION_SECRET needs 32 bytes/],
    ["a weak secret", { change: { SESSION_SECRET: "ab".repeat(40) } }, /^SESSION_SECRET too weak/],
    [
      "a placeholder",
      { change: { SESSION_SECRET: `change-me-${SECRET}` } },
      /^SESSION_SECRET is a placeholder/,
    ],
    [
      "a redirect URI registered for another address",
      { change: { DISCORD_REDIRECT_URI: "https://old.example/api/auth/discord/callback" } },
      /^redirect URI wrong: .*old\.example.*localhost:8787\/api\/auth\/discord\/callback/,
    ],
    [
      "a redirect URI the chat platform refuses",
      { change: { SITE_URL: "http://localhost:9999" } },
      /^redirect URI the chat platform refuses the sign-in \(400\): is http:\/\/localhost:9999\//,
    ],
    [
      "a redirect URI for following that was not entered",
      {
        toml: TOML + QUEUE,
        change: { DISCORD_REDIRECT_URI: "http://localhost:8787/api/auth/discord/callback" },
      },
      /^redirect URI missing: .* without http:\/\/localhost:8787\/api\/follow\/callback; nobody/,
    ],
    [
      "a redirect URI for following that the chat platform refuses",
      { toml: TOML + QUEUE },
      /^redirect URI the chat platform refuses following \(400\): is .*\/api\/follow\/callback/,
    ],
    [
      "a client secret the chat platform refuses",
      { change: { DISCORD_CLIENT_SECRET: "not-the-secret-of-this-client" } },
      /^DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET the chat platform refuses this pair: copy both/,
    ],
    ["a missing store", { toml: TOML.slice(0, TOML.lastIndexOf("[[")) }, /^DB is not bound$/],
    [
      "a secret for everybody's eyes",
      { toml: `${TOML}[vars]\nBOT_API_KEY = "k"\n` },
      /^BOT_API_KEY stands in \[vars\]/,
    ],
    ["a broken wrangler.toml", { toml: "name = " }, /^wrangler\.toml cannot be read: /],
    [
      "secrets joined by a semicolon",
      { change: { SESSION_SECRET: `${SECRET};${SECRET}` } },
      /^SESSION_SECRET has a semicolon/,
    ],
    [
      "a base path that is missing",
      { change: { BOT_API_URL: "BASE/v2" } },
      /^BOT_API_URL \/team and \/commands answered 404: is the path of .*\/v2 right/,
    ],
    [
      "an address where nobody listens",
      { change: { BOT_API_URL: "http://127.0.0.1:9" } },
      /^BOT_API_URL \/team cannot be reached/,
    ],
  ])("names %s", async (_, broken, says) => {
    const url = broken.change?.BOT_API_URL?.replace("BASE", bot.url);
    const change = { ...broken.change, ...(url && { BOT_API_URL: url }) };
    const failed = failures(await look({ ...broken, change }));
    expect(failed).toContainEqual(expect.stringMatching(says));
  });

  it("compares every redirect URI that was entered with those the site needs", async () => {
    const uris = ["auth/discord", "follow"].map(
      (path) => `http://localhost:8787/api/${path}/callback`,
    );
    const both = await look({
      toml: TOML + QUEUE,
      change: { DISCORD_REDIRECT_URI: ` ${uris.toReversed().join(", ")}` },
    });
    const is = uris.map((uri) => `redirect URI is ${uri}`);
    expect(linesOf(both, "ok")).toEqual(expect.arrayContaining(is));
    const untold = linesOf(await look({ toml: TOML + QUEUE }), "ok");
    expect(untold).toContainEqual(
      expect.stringContaining(`chat platform: ${uris.join(" and ")} (`),
    );
    const alone = await look({ change: { DISCORD_REDIRECT_URI: uris[0] } });
    expect(linesOf(alone, "ok").filter((line) => line.startsWith("redirect URI"))).toEqual([is[0]]);
    expect(failures(alone)).toEqual([]);
  });

  it.each([
    ["an id without quotes", "DISCORD_CLIENT_ID = 1098324755210485801", "is a number"],
    ["a secret among the variables", 'BOT_API_KEY = "published"', "stands in [vars]"],
  ])("names %s, and no other name with it", async (_, line, says) => {
    const toml = `${TOML}[secrets]\nrequired = ["BOT_API_KEY"]\n[vars]\n${line}\n`;
    const [failed, ...others] = failures(await look({ toml }));
    expect(failed).toContain(`${line.split(" ")[0]} ${says}`);
    expect(others).toEqual([]);
  });

  it("names a site address with a path, and the redirect URI with it", async () => {
    const failed = failures(
      await look({
        base: elsewhere(),
        change: { SITE_URL: "https://otter.test/site" },
        toml: DEPLOYED,
      }),
    );
    expect(failed).toEqual([
      "SITE_URL must be an origin, without a path",
      expect.stringMatching(/^redirect URI cannot be right/),
    ]);
  });

  it("requires own namespaces for a site that is not on this machine", async () => {
    const base = elsewhere();
    const placeholders = DEPLOYED.replace("a".repeat(32), `${"0".repeat(31)}1`);
    expect(failures(await look({ base, toml: placeholders }))).toEqual([
      expect.stringMatching(/^CACHE has an earlier release's placeholder id/),
    ]);
    const garbage = DEPLOYED.replace("a".repeat(32), "my-cache");
    expect(failures(await look({ base, toml: garbage }))).toEqual([
      expect.stringMatching(/^CACHE its id is not one of a KV namespace/),
    ]);
    expect(failures(await look({ base, toml: DEPLOYED }))).toEqual([]);
    const twice = DEPLOYED.replace("b".repeat(32), "a".repeat(32));
    expect(failures(await look({ base, toml: twice }))[0]).toMatch(/^SESSIONS has the same id/);
  });

  it.each([
    ["workers_dev = false", "workers_dev = true", /^workers_dev, preview_urls must both be false/],
    ['["global_fetch_strictly_public"]', "[]", /^compatibility_flags lacks/],
    ["VIEWS_LIMIT", "OTHER_LIMIT", /^ratelimits VIEWS_LIMIT missing/],
  ])("fails a site with %s turned into %s", async (good, bad, says) => {
    const toml = DEPLOYED.replace(good, bad);
    const failed = failures(await look({ base: elsewhere(), toml }));
    expect(failed).toEqual([expect.stringMatching(says)]);
  });

  it("accepts stores without ids, which the first deploy creates", async () => {
    const toml = DEPLOYED.replaceAll(/^id = .*$/gm, "");
    const findings = await look({ base: elsewhere(), toml });
    expect(failures(findings)).toEqual([]);
    expect(linesOf(findings, "ok")).toEqual(
      expect.arrayContaining([
        "CACHE bound; the first deploy creates its namespace",
        "DB bound; `npm run migrate` creates haven-db if it is missing",
      ]),
    );
  });

  const BINDING = 'binding = "DB"';
  it.each([
    [
      BINDING,
      `${BINDING}\ndatabase_id = "00000000-0000-0000-0000-000000000003"`,
      /^DB has an earlier release's placeholder id; .* creates haven-db/,
    ],
    [BINDING, `${BINDING}\ndatabase_id = "my-own"`, /^DB its id is not one of a D1 database/],
    [BINDING, 'binding = "OTHER"', /^DB is not bound/],
    ["migrations_dir", "#", /^DB has no migrations_dir/],
    ["dead_letter_queue", "#", /^DELIVERIES has no dead_letter_queue/],
    ["max_concurrency = 1", "#", /^DELIVERIES max_concurrency must be 1/],
    ['queue = "otter-deliveries"\ndead', 'queue = "others"\ndead', /^DELIVERIES nothing takes/],
  ])("fails a database or queue with %s turned into %s", async (good, bad, says) => {
    const toml = DEPLOYED.replace(good, bad);
    const failed = failures(await look({ base: elsewhere(), toml }));
    expect(failed).toEqual([expect.stringMatching(says)]);
  });

  it("finds nothing wrong with the wrangler.toml that came with the software, once it is filled in", async () => {
    const shipped = readFileSync(new URL("../../../wrangler.toml", import.meta.url), "utf8");
    const toml = shipped.replace("worker/index.ts", join(folder, "index.ts"));
    expect(failures(await look({ base: elsewhere(), toml }))).toEqual([]);
  });

  it("accepts a site without a queue, and says what it lacks", async () => {
    const findings = await look({ base: elsewhere(), toml: DEPLOYED.replace(QUEUE, "") });
    expect(failures(findings)).toEqual([]);
    expect(linesOf(findings, "skip")).toContainEqual(
      expect.stringMatching(/^DELIVERIES not bound: incidents are shown, but nobody/),
    );
  });

  it.each([
    ['["*/5 * * * *"]', '["0 * * * *"]', /^triggers the cron trigger is 0 \* \* \* \*, not/],
    ['["*/5 * * * *"]', "[]", /^triggers the cron trigger is missing/],
    ["CF_VERSION_METADATA", "VERSION", /^version_metadata CF_VERSION_METADATA is not bound/],
  ])("warns of a site with %s turned into %s", async (good, bad, says) => {
    const toml = DEPLOYED.replace(good, bad);
    const findings = await look({ base: elsewhere(), toml });
    expect(failures(findings)).toEqual([]);
    expect(linesOf(findings, "warn")).toContainEqual(expect.stringMatching(says));
  });

  it("warns of an invitation of another application", async () => {
    const INVITE_URL = "https://chat.test/oauth2/authorize?client_id=1100000000000000009";
    const findings = await look({ base: elsewhere(), toml: DEPLOYED, change: { INVITE_URL } });
    expect(linesOf(findings, "warn")).toContainEqual(
      expect.stringMatching(/^INVITE_URL invites the application 1100000000000000009/),
    );
  });

  it("refuses values of the repository's example", async () => {
    const change = {
      SITE_URL: "https://haven.example",
      STAFF_SERVER_ID: "914857203355312148",
      SUPPORT_URL: "https://discord.gg/example",
      SUPPORT_EMAIL: "support@haven.example",
    };
    const failed = failures(await look({ base: elsewhere(), toml: DEPLOYED, change }));
    expect(failed).toEqual(
      Object.keys(change).map(
        (name) => `${name} is still the repository's example; put in your own`,
      ),
    );
  });

  it("counts only [vars] and secrets before a deploy, and leaves missing secrets to wrangler", async () => {
    const { BOT_API_KEY: _, SESSION_SECRET, ...others } = elsewhere();
    const base = { SESSION_SECRET, ...others };
    const empty = failures(await look({ base, toml: DEPLOYED, isDeploy: true }));
    expect(empty[0]).toMatch(/^\[vars\] is empty/);
    expect(empty).toContain("SITE_URL is missing");

    const { DISCORD_CLIENT_SECRET, ...vars } = others;
    const lines = Object.entries(vars).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
    const findings = await look({
      base: { SESSION_SECRET, DISCORD_CLIENT_SECRET },
      toml: `${DEPLOYED}[vars]\nBRAND = "app/content/brand.ts"\n${lines.join("\n")}\n`,
      isDeploy: true,
    });
    // The services of this test, which are on this machine.
    const local = ["BOT_API_URL", "DISCORD_URL", "AVATAR_CDN_URL"];
    expect(failures(findings)).toEqual(
      local.map((name) => expect.stringMatching(`^${name} is an address of this machine`)),
    );
    expect(linesOf(findings, "warn")).toContainEqual(
      expect.stringMatching(/^BOT_API_KEY not on this machine, so not checked/),
    );
    expect(failures(await look({ isDeploy: true }))).toContainEqual(
      expect.stringMatching(/^SITE_URL is missing/),
    );
  });

  it("refuses to deploy the brand that came with the software to another address, unless it is named", async () => {
    const vars = (more = "") => `${DEPLOYED}[vars]\nSITE_URL = "https://otter.test"\n${more}`;
    const says = /^BRAND otter\.test would show Haven, its prices and its legal texts/;
    const deploy = await look({ toml: vars(), isDeploy: true });
    expect(failures(deploy)).toContainEqual(expect.stringMatching(says));
    const before = await look({ base: elsewhere(), toml: DEPLOYED });
    expect(linesOf(before, "warn")).toContainEqual(expect.stringMatching(says));
    const named = await look({ toml: vars('BRAND = "app/content/brand.ts"'), isDeploy: true });
    expect(linesOf(named, "ok")).toContain("BRAND builds Haven from app/content/brand.ts");
    expect(failures(named).filter((line) => line.startsWith("BRAND "))).toEqual([]);
  });

  it.each([
    ["test/brands/otter/brand.ts", /^BRAND .* names .*otter\/brand\.ts, but this command looks/],
    ["brands/typo.ts", /^BRAND BRAND names .*brands\/typo\.ts, and there is no such file$/],
  ])("names a configuration whose brand is not the one it looks with: %s", async (file, says) => {
    const toml = `${TOML}[vars]\nBRAND = "${file}"\n`;
    expect(failures(await look({ toml }))).toContainEqual(expect.stringMatching(says));
  });

  const SHIPPED = readFileSync(new URL("../../../wrangler.toml", import.meta.url), "utf8");

  it("finds nothing silent in the repository's own wrangler.toml", async () => {
    const findings = await look({ base: elsewhere(), toml: SHIPPED });
    expect(failures(findings)).toEqual([]);
    expect(
      // How fast this bot answers says something of the machine alone.
      linesOf(findings, "warn").filter(
        (line) => !/^(BRAND|DISCORD_URL|\/team) |^\/\S+ slow: /.test(line),
      ),
    ).toEqual([]);
  });

  it.each<[good: string, bad: string, kind: "fail" | "warn" | "skip", says: RegExp]>([
    ["invocation_logs = false", "", "fail", /^invocation_logs .* hold addresses with queries/],
    ["invocation_logs = false", "invocation_logs = true", "fail", /^invocation_logs /],
    ["[triggers]", "[observability.traces]\nenabled = true\n[triggers]", "fail", /^traces are on/],
    [
      "[observability]\nenabled = true\n\n[observability.logs]\nenabled = true",
      "[observability]\nenabled = false\n[observability.logs]\nenabled = false",
      "warn",
      /^observability is off/,
    ],
    [', "SESSION_SECRET"]', "]", "warn", /^\[secrets\] required lacks SESSION_SECRET/],
    [
      '"2026-08-15"',
      '"2024-01-01"',
      "warn",
      /^compatibility_date is 2024-01-01, before 2026-08-15/,
    ],
    [
      "limit = 60, period = 60",
      "limit = 1, period = 60",
      "warn",
      /^SIGN_IN_LIMIT 1 in 60 s is less/,
    ],
    [
      'binding = "DELIVERIES"',
      'binding = "DELIVERY"',
      "warn",
      /^DELIVERIES not bound: .*\[\[queues\.producers\]\] is missing$/,
    ],
    ['"1002"', '"1001"', "fail", /^ratelimits two of them have the same namespace_id/],
    ['name = "haven"', 'name = "otter"', "warn", /^DELIVERIES the queue of otter is called haven-/],
    ['name = "haven"', 'name = "otter"', "skip", /^ratelimits namespace_id 1001, .*whole account/],
    [
      'name = "haven"',
      'name = "haven"\nroutes = [{ pattern = "www.otter.test", custom_domain = true }]',
      "fail",
      /^routes are www\.otter\.test, but SITE_URL is at otter\.test/,
    ],
  ])("names what nothing else would: %s turned into %s", async (good, bad, kind, says) => {
    expect(SHIPPED).toContain(good);
    const findings = await look({ base: elsewhere(), toml: SHIPPED.replace(good, bad) });
    expect(linesOf(findings, kind)).toContainEqual(expect.stringMatching(says));
  });

  it("says that the worker of a brand of one's own still has the repository's name", async () => {
    const brand = (file: string) => `${SHIPPED}[vars]\nBRAND = "${file}"\n`;
    const skipped = async (toml: string) =>
      linesOf(await look({ base: elsewhere(), toml }), "skip").filter((line) =>
        line.startsWith("name "),
      );
    const own = brand("test/brands/otter/brand.ts");
    expect(await skipped(own)).toEqual([expect.stringMatching(/^name is still haven, for worker/)]);
    expect(await skipped(own.replace('name = "haven"', 'name = "otter"'))).toEqual([]);
    expect(await skipped(brand("app/content/brand.ts"))).toEqual([]);
    expect(await skipped(SHIPPED)).toEqual([]);
  });

  it("says that search engines leave a site out, where its first configuration asks them to", async () => {
    const toml = `${SHIPPED}[vars]\nNOINDEX = "on"\n`;
    const warned = linesOf(await look({ base: elsewhere(), toml }), "warn");
    expect(warned).toContainEqual(expect.stringMatching(/^NOINDEX is on, .* staging alone$/));
  });

  it("asks whether the staff's server is meant where the bot counts no message of the team", async () => {
    const says = /^STAFF_SERVER_ID no message of the team was ever counted there/;
    expect(linesOf(await look(), "warn")).not.toContainEqual(expect.stringMatching(says));
    const isActivity = (path: string) => path === "/activity/messages";
    const silent = await serveBot((path, body) => (isActivity(path) ? [] : few(path, body)));
    const findings = await look({ change: { BOT_API_URL: silent.url } });
    await silent.stop();
    expect(linesOf(findings, "warn")).toContainEqual(expect.stringMatching(says));
  });

  it("names the ranks that may write incidents and do not see their page", () => {
    const ranks = { incidentRanks: ["Developer", "Manager"] };
    expect(
      linesOf(
        lookAtIncidentRanks(ranks, (rank) => rank === "Developer"),
        "fail",
      ),
    ).toEqual([
      "INCIDENT_RANKS names Manager, and the brand's staffPages keep incidents from them",
    ]);
  });

  describe("of a second configuration beside wrangler.toml", () => {
    const OPERATING = readFileSync(
      new URL("../../../.github/OPERATING.md", import.meta.url),
      "utf8",
    );
    const [, recipe = ""] =
      /^ *(sed -e .* wrangler\.toml > wrangler\.staging\.toml)$/m.exec(OPERATING) ?? [];
    const VARS = '[vars]\nSITE_URL = "https://otter.test"\n';

    /** What doctor says of staging, made from the repository's own file as the document says, with one change. */
    async function lookAtStaging(good = "", bad = "") {
      writeFileSync(join(folder, "wrangler.toml"), `${SHIPPED}${VARS}`);
      execFileSync("sh", ["-c", recipe], { cwd: folder });
      const file = join(folder, "wrangler.staging.toml");
      const own = readFileSync(file, "utf8").replace(VARS, '[vars]\nNOINDEX = "on"\n');
      expect(own).toContain(good);
      writeFileSync(file, own.replace(good, bad));
      const environment = { ...elsewhere(), SITE_URL: "https://staging.otter.test" };
      return lookAtConfiguration({ file, environment });
    }

    it("shares nothing with it where it was made as the document says", async () => {
      const findings = await lookAtStaging();
      expect(failures(findings)).toEqual([]);
      expect(linesOf(findings, "ok")).toContain("other sites shares nothing with wrangler.toml");
      expect(
        linesOf(findings, "warn").filter((line) => /^(NOINDEX|DELIVERIES|DB)/.test(line)),
      ).toEqual([]);
    });

    it.each<[good: string, bad: string, kind: "fail" | "warn", says: RegExp]>([
      [
        'name = "haven-staging"',
        'name = "haven"',
        "fail",
        /^name haven is that of wrangler\.toml too/,
      ],
      [
        'queue = "haven-staging-deliveries-failed"',
        'queue = "haven-deliveries-failed"',
        "fail",
        /^DELIVERIES haven-/,
      ],
      ['"2003"', '"1003"', "fail", /^ratelimits 1003 is that/],
      [
        'binding = "DB"',
        'binding = "DB"\ndatabase_name = "haven-db"',
        "fail",
        /^DB haven-db is that of wrangler\.toml too/,
      ],
      ['NOINDEX = "on"', "", "warn", /^NOINDEX is not "on"/],
    ])("names what they share: %s turned into %s", async (good, bad, kind, says) => {
      const findings = await lookAtStaging(good, bad);
      expect(linesOf(findings, kind)).toContainEqual(expect.stringMatching(says));
    });
  });

  it.each<[change: Record<string, string>, says: RegExp]>([
    [{ SUPPORT_URL: "http://localhost:8787/discord" }, /^SUPPORT_URL leads back/],
    [{ INVITE_URL: "http://localhost:8787/invite/" }, /^INVITE_URL leads back/],
    [
      { INCIDENT_RANKS: "Developer,captain" },
      /^INCIDENT_RANKS names captain; the brand's ranks are Developer, Manager/,
    ],
    [{ STAFF_WEBHOOK_URL: "https://evil.test/x" }, /^STAFF_WEBHOOK_URL is no webhook/],
  ])("names the value of %o", async (change, says) => {
    expect(failures(await look({ change }))).toEqual([expect.stringMatching(says)]);
  });

  it("names a variable that this release does not read, and the one that may be meant", async () => {
    const toml = `${TOML}[vars]\nHSTS_PRELOADS = "on"\nINCIDENT_RANK = "Developer"\nMOTTO = "x"\n`;
    const named = linesOf(await look({ toml }), "warn").filter((line) => /not a name/.test(line));
    expect(named).toEqual([
      "HSTS_PRELOADS is not a name this release reads; is HSTS_PRELOAD meant?",
      "INCIDENT_RANK is not a name this release reads; is INCIDENT_RANKS meant?",
      "MOTTO is not a name this release reads",
    ]);
  });

  it("hints at a staff channel that hears nothing", async () => {
    expect(linesOf(await look(), "skip")).toContainEqual(
      expect.stringMatching(/^STAFF_WEBHOOK_URL .*no channel hears of new appeals/),
    );
    const STAFF_WEBHOOK_URL = `${good.DISCORD_URL}/api/webhooks/1300000000000000001/token`;
    expect(linesOf(await look({ change: { STAFF_WEBHOOK_URL } }), "ok")).toContain(
      "STAFF_WEBHOOK_URL is set: a channel hears of new appeals and deletion requests",
    );
  });

  it("distinguishes a firewall's web page from a refused key, and an empty team from an API without a key", async () => {
    const wall = await serveBot(() => new Raw("<html>Forbidden</html>", "text/html", 403));
    const walled = failures(await look({ change: { BOT_API_URL: wall.url } }));
    await wall.stop();
    expect(walled).toEqual([
      expect.stringMatching(/^BOT_API_URL \/team answered 403 with a web page/),
    ]);

    const empty = await serveBot((path, body) => (path === "/team" ? [] : body));
    const findings = await look({ change: { BOT_API_URL: empty.url } });
    await empty.stop();
    expect(JSON.stringify(findings)).not.toContain("any key opens");
    expect(failures(findings)).toContainEqual(
      expect.stringMatching(/^\/team the team list is empty/),
    );
  });

  it("checks the image host even when the bot names no picture", async () => {
    const none = await serveBot((path, body) => (path === "/avatars" ? [] : body));
    const change = { BOT_API_URL: none.url, AVATAR_CDN_URL: "http://127.0.0.1:9" };
    const findings = await look({ change });
    await none.stop();
    expect(linesOf(findings, "warn")).toContainEqual(
      expect.stringMatching(/^AVATAR_CDN_URL .*cannot be reached/),
    );
  });

  it("names web pages in place of answers, and each path with malformed answers", async () => {
    const pages = await serveBot(() => new Raw("<html></html>", "text/html"));
    const failed = failures(await look({ change: { BOT_API_URL: pages.url } }));
    await pages.stop();
    expect(failed.length).toBeGreaterThan(15);
    expect(failed).toContain("/team expected JSON, got text/html (a web page)");

    const numbers = await serveBot(
      spoil({ "/team": "user_id" }, (member) => ({ ...member, user_id: 1 })),
    );
    const other = failures(await look({ change: { BOT_API_URL: numbers.url } }));
    await numbers.stop();
    expect(other).toEqual(["/team [0].user_id: expected string, got 1 (26 of 26 records)"]);
  });

  it("warns of faults that the site can handle", async () => {
    const bare = await serveBot(spoil({ "/shards": "uptime" }, omit));
    const change = { BOT_API_URL: bare.url, AVATAR_CDN_URL: "http://127.0.0.1:9" };
    const findings = await look({ change });
    await bare.stop();
    expect(failures(findings)).toEqual([]);
    const warned = findings.filter(({ outcome }) => outcome === "warn");
    expect(warned).toContainEqual(
      expect.objectContaining({ check: "/shards", says: "[0].uptime: missing (24 of 24 records)" }),
    );
    expect(warned.map(({ check }) => check)).toContain("AVATAR_CDN_URL");
  });

  it("reads the environment first, then .dev.vars, then wrangler.toml", async () => {
    const toml = `${TOML}[vars]
DOCS_URL = "nonsense"
SUPPORT_URL = "https://support.example"
INVITE_URL = "nonsense"
`;
    const devVars = 'DOCS_URL="https://docs.example"\nINVITE_URL="nonsense"\n';
    const { DOCS_URL: _docs, SUPPORT_URL: _support, ...rest } = good;
    expect(failures(await look({ toml, devVars, base: rest }))).toEqual([]);
    expect(failures(await look({ toml, base: rest }))).toEqual([
      expect.stringMatching(/^DOCS_URL is not an http/),
    ]);
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

  it("is good news as long as nothing fails", () => {
    const finding: Finding = { check: "a", outcome: "warn", says: "b" };
    expect(isGood([finding])).toBe(true);
    expect(JSON.parse(asJson([{ ...finding, outcome: "fail" }]))).toEqual({
      ok: false,
      findings: [{ check: "a", outcome: "fail", says: "b" }],
    });
    expect(asText([{ ...finding, outcome: "fail" }])).toContain("1 of 1 checks failed.");
  });
});
