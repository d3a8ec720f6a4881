import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const ROOT = new URL("../../../", import.meta.url).pathname;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "haven-migrate-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs it for a worker of that name beside these databases; answers the wrangler commands it has run. */
function migrate(name: string, databases: string[], binding = ""): string[] {
  const config = join(folder, "wrangler.toml");
  const called = join(folder, "called");
  const npx = join(folder, "npx");
  writeFileSync(
    config,
    `name = "${name}"\n[[d1_databases]]\nbinding = "DB"\nmigrations_dir = "migrations"\n${binding}`,
  );
  const list = JSON.stringify(databases.map((database) => ({ name: database })));
  writeFileSync(npx, `#!/bin/sh\necho "$*" >> '${called}'\necho '${list}'\n`);
  chmodSync(npx, 0o755);
  const args = ["worker/tools/migrate.ts", "--config", config];
  const env = { PATH: `${folder}${delimiter}${process.env.PATH ?? ""}` };
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
  return readFileSync(called, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.replace("--no-install wrangler ", "").replace(` -c ${config}`, ""));
}

const APPLY = "d1 migrations apply DB --remote";

it("creates the worker's own database before it applies the schema", () => {
  expect(migrate("otter", ["haven-db"])).toEqual([
    "d1 list --json",
    "d1 create otter-db --update-config=false",
    APPLY,
  ]);
});

it("finds the database that an earlier deploy has created", () => {
  expect(migrate("otter", ["haven-db", "otter-db"])).toEqual(["d1 list --json", APPLY]);
});

it("uses the database whose id is in wrangler.toml", () => {
  const id = 'database_id = "5f0c1a7b-3d94-4826-a1c0-7f5d3b9e8462"';
  expect(migrate("otter", [], id)).toEqual([APPLY]);
});

describe("--back", () => {
  /** Runs a command over the stores of this folder; answers what it prints. */
  function run(...args: string[]): string {
    const { status, stdout, stderr } = spawnSync(args[0] ?? "", args.slice(1), {
      cwd: ROOT,
      env: {
        ...process.env,
        WRANGLER_LOG: "log",
        SITE_URL: "https://otter.test",
        BOT_API_URL: "https://bot.test",
      },
      encoding: "utf8",
    });
    expect([status, status === 0 ? "" : stderr + stdout]).toEqual([0, ""]);
    return stdout;
  }

  const stores = () => ["--local", "--persist-to", folder];
  const migrateHere = (...args: string[]) =>
    run("node", "worker/tools/migrate.ts", "--config", config(), ...args, ...stores());
  const wrangler = (...args: string[]) =>
    run("npx", "--no-install", "wrangler", ...args, "-c", config(), ...stores());
  const query = (sql: string) => wrangler("d1", "execute", "DB", "--command", sql);
  const put = (binding: string, key: string, value: string) =>
    wrangler("kv", "key", "put", key, value, "--binding", binding);
  const get = (binding: string, key: string) =>
    wrangler("kv", "key", "get", key, "--text", "--binding", binding);

  const config = () => join(folder, "wrangler.toml");

  beforeEach(() => {
    writeFileSync(
      config(),
      `name = "otter"
compatibility_date = "2026-11-01"
[[d1_databases]]
binding = "DB"
migrations_dir = "${ROOT}worker/db/migrations"
[[kv_namespaces]]
binding = "CACHE"
[[kv_namespaces]]
binding = "SESSIONS"
`,
    );
    migrateHere();
  });

  it("leaves the hide list and the uptime record where release 0.1.0 reads them", () => {
    put("CACHE", "uptime:https://otter.test", '{"record":"ninety days"}');
    put("SESSIONS", "hidden:222222222222222222", "1");
    put("SESSIONS", "hidden-list", '{"at":1,"ids":["222222222222222222"]}');
    put("SESSIONS", "a-session", "{}");
    query(`INSERT INTO hidden_avatars (user_id) VALUES ('111111111111111111');
      INSERT INTO kv_moves VALUES ('hidden_avatars', 0, 1, 2, NULL)`);
    const before = Date.now();
    migrateHere("--back");
    expect(get("CACHE", "uptime:https://otter.test:https://bot.test")).toContain("ninety days");
    const names = wrangler("kv", "key", "list", "--binding", "SESSIONS");
    expect(names).toContain('"hidden:111111111111111111"');
    expect(names).toContain('"a-session"');
    expect(names).not.toContain("222222222222222222");
    expect(names).not.toContain("hidden-list");
    expect(Number(get("SESSIONS", "hidden-changed"))).toBeGreaterThanOrEqual(before);
  });

  it("changes nothing of a hide list that the worker has not moved yet", () => {
    put("SESSIONS", "hidden:222222222222222222", "1");
    expect(migrateHere("--back")).toContain("has not been moved");
    expect(wrangler("kv", "key", "list", "--binding", "SESSIONS")).toContain(
      '"hidden:222222222222222222"',
    );
  });
});
