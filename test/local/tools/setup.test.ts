import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { parseEnv, stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultsOf } from "../../../app/content/brand-faults.ts";
import { freePort } from "../../support/free-port.ts";
import { startSite, untilHealthy } from "../../../worker/local/site-process.ts";
import {
  askAnswers,
  BadAnswers,
  readAnswers,
  slugOf,
} from "../../../worker/tools/setup/answers.ts";
import { minimalBrand } from "../../../worker/tools/setup/minimal-brand.ts";
import { copyProject } from "../../support/brand-site.ts";
import { shippedSettings } from "../../support/settings-file.ts";

/** As a new operator runs it, in a copy of the project. */

const FLAGS = {
  "--name": 'Möwe "🦦" <b>',
  "--domain": "https://Lumen.GG/path",
  "--client-id": "1100000000000000001",
  "--prefix": "$&",
  "--accent": "B48CF2",
  "--source": "push",
  "--language": "de",
};

let folder = "";
beforeAll(async () => {
  folder = await copyProject();
  rmSync(join(folder, ".dev.vars"));
  // An operator who runs the tests may have brands.
  rmSync(join(folder, "brands"), { recursive: true, force: true });
  writeFileSync(join(folder, "wrangler.toml"), shippedSettings());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Without the tests' own environment. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(BRAND_FILE|BOT_|DISCORD_|SESSION_)/.test(name),
  ),
);

function run(file: string, ...args: string[]) {
  const command = [join(folder, file), ...args];
  return spawnSync(process.execPath, command, { cwd: folder, env, encoding: "utf8" });
}

function setup(flags: Record<string, string>, ...more: string[]) {
  return run("worker/tools/setup.ts", ...Object.entries(flags).flat(), ...more);
}

const read = (name: string) => readFileSync(join(folder, name), "utf8");
const BRAND = "brands/mowe-b/brand.ts";

describe("npm run setup", () => {
  it("without a terminal, ends with the names of missing flags", () => {
    const { status, stdout, stderr } = setup({ "--name": "Lumen", "--source": "pull" });
    expect([status, stdout]).toEqual([1, ""]);
    const named = [...stderr.matchAll(/^--([\w-]+) is missing$/gm)].map(([, flag]) => flag);
    expect(named).toEqual(["domain", "client-id", "prefix", "accent", "bot-url"]);
    expect(existsSync(join(folder, "brands"))).toBe(false);
  });

  it("writes what a site needs, says what is left to do, and ends with doctor", () => {
    const { status, stdout } = setup(FLAGS);
    expect(status).toBe(0);
    const secrets = parseEnv(read(".dev.vars"));
    expect(statSync(join(folder, ".dev.vars")).mode & 0o777).toBe(0o600);
    for (const name of ["SESSION_SECRET", "BOT_API_KEY"]) {
      expect(secrets[name]).toMatch(/^[0-9a-f]{64}$/);
      expect(stdout).not.toContain(secrets[name]);
    }
    expect(read("wrangler.toml")).toMatch(/^name = "mowe-b"$/m);
    expect(read("wrangler.toml")).not.toContain("haven-");
    expect(stdout).toContain("https://lumen.gg/api/auth/discord/callback");
    expect(stdout).toContain("https://lumen.gg/api/follow/callback");
    expect(stdout).toContain("npx wrangler queues create mowe-b-deliveries-failed");
    expect(stdout).toMatch(/^ok +BRAND +builds Möwe "🦦" <b> from brands\/mowe-b\/brand\.ts$/m);
    // Six answers can't give these.
    const failed = [...stdout.matchAll(/^FAIL +(\S+)/gm)].map(([, check]) => check);
    expect(failed).toEqual(["DISCORD_CLIENT_SECRET", "SUPPORT_URL"]);
  });

  it("leaves types valid without the pages that the new brand switches off", () => {
    expect(run("vite/typegen.ts").status).toBe(0);
    expect(run("node_modules/typescript/bin/tsc").stdout).toBe("");
  });

  it("leaves files that are there, and names them", () => {
    const files = [BRAND, "wrangler.toml", ".dev.vars"];
    const before = files.map(read);
    const { stdout } = setup({ ...FLAGS, "--prefix": "?" });
    expect(files.map(read)).toEqual(before);
    for (const name of files) expect(stdout).toContain(`Left ${name} as it is`);
  });

  it("writes them anew with --yes, but no secret, and nothing that was filled in since", () => {
    writeFileSync(join(folder, ".dev.vars"), "# mine\nBOT_API_KEY=own\nDISCORD_CLIENT_SECRET=x");
    const support = 'SUPPORT_URL = "https://discord.gg/lumen"';
    const filled = read("wrangler.toml").replace(/^# SUPPORT_URL.*$/m, support);
    writeFileSync(join(folder, "wrangler.toml"), filled);
    const pull = { "--source": "pull", "--bot-url": "https://bot.lumen.gg/v1/" };
    const { stdout } = setup({ ...FLAGS, ...pull, "--domain": "möwe.gg" }, "--yes");
    expect(stdout).not.toContain("Left");
    expect(read(BRAND)).not.toContain('"push"');
    expect(read("wrangler.toml")).toContain(support);
    expect(read("wrangler.toml")).toContain('\nBOT_API_URL = "https://bot.lumen.gg/v1"\n');
    expect(read("wrangler.toml")).toContain('\nSITE_URL = "https://xn--mwe-sna.gg"\n');
    expect(read(".dev.vars")).toMatch(
      /^# mine\nBOT_API_KEY=own\nDISCORD_CLIENT_SECRET=x\nSESSION_SECRET=[0-9a-f]{64}\n$/,
    );
  });
});

it("npm run dev shows the new brand, and the simulated bot no secret of .dev.vars", async () => {
  const [site, bot, chat] = [await freePort(), await freePort(), await freePort()];
  const dev = startSite(["--import", "./vite/brand-hook.ts", "worker/local/start.ts", "--dev"], {
    cwd: folder,
    env: {
      BRAND_FILE: BRAND,
      HAVEN_PORT: `${site}`,
      HAVEN_BOT_PORT: `${bot}`,
      HAVEN_DISCORD_PORT: `${chat}`,
    },
  });
  const end = () => dev.stop();
  process.once("exit", end);
  const origin = `http://localhost:${site}`;
  expect(await untilHealthy(origin, AbortSignal.timeout(180_000)), dev.output()).toBe(true);
  const manifest = await fetch(`${origin}/site.webmanifest`);
  expect(await manifest.json()).toMatchObject({ name: FLAGS["--name"] });
  const shards = await fetch(`${origin}/api/shards`);
  expect(shards.status, await shards.text()).toBe(200);
  const seen: { headers: Record<string, string> }[] = await (
    await fetch(`http://localhost:${bot}/__requests`)
  ).json();
  const keys = new Set(seen.map(({ headers }) => headers["x-api-key"]));
  end();
  await dev.ended;
  process.off("exit", end);
  expect(keys.size).toBe(1);
  expect(keys).not.toContain("own");
});

const GIVEN = Object.fromEntries(Object.entries(FLAGS).map(([name, at]) => [name.slice(2), at]));

it.each([
  ["accent", "red", "must be a color"],
  ["accent", "#223344", "choose a lighter one"],
  ["domain", "localhost", "must be a domain"],
  ["domain", "lumen.gg:8080", "must be a domain"],
  ["domain", "127.0.0.1", "must be a domain"],
  ["client-id", "1098", "17 to 20 digits"],
  ["prefix", "a b", "one to five"],
  ["name", "x".repeat(41), "at most 40"],
  ["source", "both", "push or pull"],
  ["language", "fr", "en or de"],
])("refuses --%s %s", async (flag, value, says) => {
  await expect(readAnswers({ ...GIVEN, [flag]: value }, null)).rejects.toThrow(
    new RegExp(`^--${flag} .*${says}.*$`),
  );
});

describe("in a terminal", () => {
  /** Types an answer at each question, and returns what was asked. */
  function typing(given: Readonly<Record<string, string>>, lines: string[]) {
    const [input, output] = [new PassThrough(), new PassThrough({ encoding: "utf8" })];
    const asked: string[] = [];
    output.on("data", (text: string) => {
      const [question] = /\w.*(?=: )/.exec(stripVTControlCharacters(text)) ?? [];
      if (question === undefined) return;
      asked.push(question);
      input.write(lines.shift());
    });
    return { asked, answers: askAnswers(given, { input, output }) };
  }

  it("asks six questions, and again after a mistake", async () => {
    const lines = ["\r", "Lumen\r", "lumen\r", "lumen.gg\r", "1100000000000000001\r", "/\r"];
    const { asked, answers } = typing({}, [...lines, "black\r", "b48cf2\r", "push\r"]);
    expect(await answers).toEqual({
      product: "Lumen",
      domain: "lumen.gg",
      clientId: "1100000000000000001",
      prefix: "/",
      accent: "#b48cf2",
      source: "push",
      botUrl: "",
      language: "en",
    });
    expect(asked.filter((question) => !question.endsWith(")"))).toHaveLength(6);
    const again = asked.filter((question) => question.endsWith(")"));
    expect(again).toEqual([
      expect.stringContaining("(is missing)"),
      expect.stringContaining("(must be a domain"),
      expect.stringContaining("(must be a color"),
    ]);
  });

  it("asks for the bot's address if the site reads from it, and for nothing that a flag gives", async () => {
    const { "bot-url": _, ...given } = { ...GIVEN, source: "pull", "bot-url": "" };
    const { asked, answers } = typing(given, ["https://bot.lumen.gg/v1/\r"]);
    expect(await answers).toMatchObject({ botUrl: "https://bot.lumen.gg/v1" });
    expect(asked).toHaveLength(1);
  });

  it.each(["\u0003", "\u0004"])("ends at %j with a sentence", async (key) => {
    const { answers } = typing({}, ["Lumen\r", key]);
    await expect(answers).rejects.toEqual(new BadAnswers("\nNothing was written."));
  });
});

it.each([
  ["Lumen Bot", "lumen-bot"],
  ["  Straße!  ", "strasse"],
  ["🦦", "river"],
  ["../../etc", "etc"],
])("names the folder of %j %s", (product, slug) => {
  expect(slugOf({ product, domain: "www.river.gg" })).toBe(slug);
});

it.each(["en", "de"] as const)("the minimal brand has no fault in %s", (language) => {
  for (const source of ["push", "pull"] as const) {
    const facts = { product: "Lumen", prefix: "/", accent: "#b48cf2", source, language };
    expect(faultsOf(minimalBrand(facts))).toEqual([]);
  }
});
