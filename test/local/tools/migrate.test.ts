import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getPlatformProxy } from "wrangler";
import { migrate as migrateHere } from "../../../worker/local/migrate.ts";
import { applySchema, databaseNameOf } from "../../../worker/tools/migrate/steps.ts";
import type { Wrangler } from "../../../worker/tools/migrate/wrangler.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "haven-migrate-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A wrangler with these databases; the worker's has these migrations and tables. */
function stubWrangler(databases: string[], applied: readonly string[] = [], tables = ["_cf_KV"]) {
  const called: string[] = [];
  const note = (...args: string[]) => void called.push(args.join(" "));
  const wrangler: Wrangler = {
    isLocal: false,
    target: ["--remote"],
    run: note,
    read(...args) {
      note(...args);
      return JSON.stringify(databases.map((name) => ({ name })));
    },
    query(sql) {
      const all = applied.length > 0 ? [...tables, "d1_migrations"] : tables;
      return [(sql.includes("sqlite_master") ? all : applied).map((name) => ({ name }))];
    },
  };
  return { wrangler, called };
}

const APPLY = "d1 migrations apply DB --remote";
const OURS = { name: "otter-db", hasId: false };
const OLD = ["0001_incidents.sql", "0002_trail.sql"];
const REFUSAL =
  /^The database otter-db comes from release 0\.2\.0 or an earlier one, or from another project \(\w+.*`npm run migrate` makes a new one\.$/;

it("creates the worker's database before applying the schema", () => {
  const { wrangler, called } = stubWrangler(["haven-db"]);
  applySchema(wrangler, OURS);
  expect(called).toEqual(["d1 list --json", "d1 create otter-db --update-config=false", APPLY]);
});

it("finds the database that an earlier deploy has created", () => {
  const { wrangler, called } = stubWrangler(["haven-db", "otter-db"], ["0001_schema.sql"]);
  applySchema(wrangler, OURS);
  expect(called).toEqual(["d1 list --json", APPLY]);
});

it("uses the database whose id is in wrangler.toml, or the one of the worker's name", () => {
  const path = join(folder, "wrangler.toml");
  const toml = 'name = "otter"\n[[d1_databases]]\nbinding = "DB"\n';
  writeFileSync(path, toml);
  expect(databaseNameOf(path)).toEqual(OURS);
  writeFileSync(path, `${toml}database_id = "5f0c1a7b-3d94-4826-a1c0-7f5d3b9e8462"\n`);
  expect(databaseNameOf(path)).toEqual({ ...OURS, hasId: true });
  writeFileSync(path, `${toml}database_name = "otter-db-2"\n`);
  expect(databaseNameOf(path)).toEqual({ name: "otter-db-2", hasId: false });
  const { wrangler, called } = stubWrangler([]);
  applySchema(wrangler, { ...OURS, hasId: true });
  expect(called).toEqual([APPLY]);
});

it.each([
  ["of an earlier release", OLD, []],
  ["of another project", [], ["posts"]],
])("refuses a database %s in one sentence, and changes nothing in it", (_, applied, tables) => {
  const { wrangler, called } = stubWrangler(["otter-db"], applied, tables);
  expect(() => applySchema(wrangler, OURS)).toThrow(REFUSAL);
  expect(called).not.toContain(APPLY);
});

it("ends with that sentence and 1 on a local database of an earlier release", async () => {
  const config = join(folder, "wrangler.toml");
  writeFileSync(
    config,
    `name = "otter"
compatibility_date = "2026-08-15"
[[d1_databases]]
binding = "DB"
migrations_dir = "${ROOT}worker/db/migrations"
`,
  );
  process.env.WRANGLER_LOG ??= "error";
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath: config,
    persist: { path: join(folder, "v3") },
    envFiles: [],
    remoteBindings: false,
  });
  try {
    let hasEnded = false;
    // As where the runtime closes an idle connection of a busy machine.
    const ending = new Proxy(env.DB, {
      get(db, name) {
        if (name !== "exec" || hasEnded) return Reflect.get(db, name).bind(db);
        hasEnded = true;
        const cause = Object.assign(new Error("other side closed"), { code: "UND_ERR_SOCKET" });
        return () => Promise.reject(new TypeError("fetch failed", { cause }));
      },
    });
    await migrateHere(ending);
    await env.DB.prepare("INSERT INTO d1_migrations (name) VALUES (?1)").bind(OLD[0]).run();
    await expect(migrateHere(env.DB)).rejects.toThrow("comes from an earlier release");
  } finally {
    await dispose();
  }
  const args = ["worker/tools/migrate.ts", "--config", config, "--local", "--persist-to", folder];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
  expect({ status, told: stderr.trim() }).toEqual({
    status: 1,
    told: expect.stringMatching(REFUSAL),
  });
});
