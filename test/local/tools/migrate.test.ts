import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getPlatformProxy } from "wrangler";
import { migrate as migrateDatabase } from "../../../worker/local/migrate.ts";
import { backUp, restore } from "../../../worker/tools/backup/steps.ts";
import { readDatabaseName } from "../../../worker/tools/migrate/site.ts";
import { adopt, applySchema } from "../../../worker/tools/migrate/steps.ts";
import { CommandFailed, type Wrangler } from "../../../worker/tools/migrate/wrangler.ts";
import { createUptime } from "../../../worker/local/seed/uptime.ts";

const ROOT = new URL("../../../", import.meta.url).pathname;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "haven-migrate-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * A wrangler beside these databases, the worker's own of which belongs to `owner`, and these values in KV.
 * `called` is what it has run, and `written` the SQL among it that is no question.
 */
function stubWrangler(
  databases: string[],
  owner: string | null = null,
  values = new Map<string, string>(),
) {
  const called: string[] = [];
  const note = (...args: string[]) => void called.push(args.join(" "));
  const wrangler: Wrangler = {
    isLocal: false,
    target: ["--remote"],
    namespace: (binding) => ["--binding", binding],
    run(...args) {
      note(...args);
      const [command, , verb, key = "", , file = ""] = args;
      if (command === "kv" && verb === "put") values.set(key, readFileSync(file, "utf8"));
    },
    read(...args) {
      note(...args);
      const [command, , , key = ""] = args;
      if (command === "kv") return `${values.get(key)}\n`;
      return JSON.stringify(databases.map((name) => ({ name })));
    },
    query(sql) {
      if (sql.includes("FROM site") && owner === null) {
        throw new CommandFailed("d1 execute DB", 1, "no such table: site: SQLITE_ERROR");
      }
      return sql.includes("FROM site") ? [[{ url: owner }]] : [[], []];
    },
    keysOf: (_binding, prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
  };
  return { wrangler, called };
}

const uptime = (site: string, rest = "") => `uptime:https://${site}.test${rest}`;

const APPLY = "d1 migrations apply DB --remote";
const OURS = { databaseName: "otter-db", siteUrl: "https://otter.test" };

it("creates the worker's own database before it applies the schema", () => {
  const { wrangler, called } = stubWrangler(["haven-db"]);
  applySchema(wrangler, OURS);
  expect(called).toEqual(["d1 list --json", "d1 create otter-db --update-config=false", APPLY]);
});

it("finds the database that an earlier deploy has created", () => {
  const { wrangler, called } = stubWrangler(["haven-db", "otter-db"], OURS.siteUrl);
  applySchema(wrangler, OURS);
  expect(called).toEqual(["d1 list --json", APPLY]);
});

it("uses the database whose id is in wrangler.toml, or the one of the worker's name", () => {
  const path = join(folder, "wrangler.toml");
  const toml = 'name = "otter"\n[[d1_databases]]\nbinding = "DB"\n';
  writeFileSync(path, toml);
  expect(readDatabaseName(path)).toBe("otter-db");
  writeFileSync(path, `${toml}database_id = "5f0c1a7b-3d94-4826-a1c0-7f5d3b9e8462"\n`);
  expect(readDatabaseName(path)).toBeNull();
  const { wrangler, called } = stubWrangler([]);
  applySchema(wrangler, { ...OURS, databaseName: null });
  expect(called).toEqual([APPLY]);
});

it("applies no migration to another site's database, but from a site on this machine", () => {
  const { wrangler, called } = stubWrangler(["otter-db"], "https://old.test");
  expect(() => applySchema(wrangler, OURS)).toThrow(
    /belongs to https:\/\/old\.test, .*https:\/\/otter\.test.*--adopt/,
  );
  expect(called).not.toContain(APPLY);
  applySchema(wrangler, { ...OURS, siteUrl: null });
  expect(called).toContain(APPLY);
});

it("--adopt gives the database to the site's new address, and the record that goes back further", () => {
  const record = createUptime(Date.now());
  const values = new Map([
    [uptime("old"), JSON.stringify({ record })],
    // The new address was deployed before.
    [uptime("otter"), JSON.stringify({ record: { ...record, days: [] } })],
  ]);
  const { wrangler } = stubWrangler([], "https://old.test", values);
  const said = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  adopt(wrangler, OURS.siteUrl);
  expect(said).toHaveBeenCalledWith(
    expect.stringContaining(
      "The database belongs to https://otter.test now. It belonged to https://old.test.",
    ),
  );
  said.mockRestore();
  expect(values.get(uptime("otter"))).toBe(values.get(uptime("old")));
});

it("keeps a backup that is there, and restores none of or over another site", () => {
  const { wrangler, called } = stubWrangler([], "https://otter.test");
  const backup = { wrangler, siteUrl: "https://otter.test", folder };
  expect(() => restore(backup)).toThrow("holds no whole backup");
  const madeAt = "2026-11-23T00:00:00Z";
  const about = { siteUrl: "https://otter.test", madeAt };
  writeFileSync(join(folder, "backup.json"), JSON.stringify(about));
  expect(() => backUp(backup, new Date())).toThrow("holds a backup already");
  expect(() => restore({ ...backup, siteUrl: "https://new.test" })).toThrow(
    "The backup belongs to https://otter.test, and SITE_URL is https://new.test.",
  );
  const theirs = stubWrangler([], "https://old.test");
  expect(() => restore({ ...backup, wrangler: theirs.wrangler })).toThrow(
    "The database belongs to https://old.test",
  );
  expect([...called, ...theirs.called]).toEqual([]);
});

describe("on local stores", () => {
  interface Stores {
    CACHE: KVNamespace;
    SESSIONS: KVNamespace;
    DB: D1Database;
  }

  const config = () => join(folder, "wrangler.toml");

  /** Uses the stores as the runtime does, which is far quicker than by commands. */
  async function withStores<T>(
    work: (stores: Stores) => Promise<T>,
    persisted = join(folder, "v3"),
  ): Promise<T> {
    const { env, dispose } = await getPlatformProxy<Stores>({
      configPath: config(),
      persist: { path: persisted },
      envFiles: [],
      remoteBindings: false,
    });
    try {
      return await work(env);
    } finally {
      await dispose();
    }
  }

  /** Runs the program over them; answers its exit code and what it prints. */
  function migrateHere(args: string[], siteUrl?: string) {
    return run("migrate", ["--persist-to", folder, ...args], siteUrl);
  }

  function run(program: "migrate" | "backup", args: string[], siteUrl = "https://otter.test") {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [`worker/tools/${program}.ts`, "--config", config(), "--local", ...args],
      {
        cwd: ROOT,
        env: { ...process.env, SITE_URL: siteUrl, BOT_API_URL: "https://bot.test" },
        encoding: "utf8",
      },
    );
    return { status, told: stdout + stderr };
  }

  beforeEach(async () => {
    process.env.WRANGLER_LOG ??= "error";
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
  });

  const namesIn = async (kv: KVNamespace) => (await kv.list()).keys.map(({ name }) => name);

  it("--adopt is refused on loopback, which owns no database", () => {
    const refused = migrateHere(["--adopt"], "http://localhost:8787");
    expect(refused).toEqual({ status: 1, told: expect.stringContaining("owns no database") });
  });

  it("a backup is restored as it was, but who has hidden their pictures since stays hidden", async () => {
    // Where wrangler exports from, which takes no other folder.
    const usual = join(folder, ".wrangler/state/v3");
    const words = "it's\n'; DROP TABLE incidents; --\n日本 \u{1f600}";
    const record = '{"record":"ninety days"}';
    await withStores(async ({ CACHE, SESSIONS, DB }) => {
      await migrateDatabase(DB);
      await CACHE.put(uptime("otter"), record);
      await SESSIONS.put("a-session", "{}");
      await DB.batch([
        DB.prepare("INSERT INTO site VALUES (1, 'https://otter.test')"),
        DB.prepare(
          "INSERT INTO incidents (id, key, title, impact, shards, created_at) VALUES ('a', 'a', ?1, 'minor', 'all', 1)",
        ).bind(words),
        DB.prepare(
          "INSERT INTO incident_updates (id, incident_id, key, status, text, created_at) VALUES (7, 'a', 'opened', 'investigating', ?1, 1)",
        ).bind(words),
        DB.prepare(
          "INSERT INTO followers (webhook_id, channel_id, guild_id, token, scope, style, created_at) VALUES ('w', 'c', 'g', 't', 'all', 'posts', 1)",
        ),
        DB.prepare("INSERT INTO deliveries (webhook_id, update_id, not_before) VALUES ('w', 7, 1)"),
        DB.prepare("INSERT INTO hidden_avatars VALUES ('111111111111111111', 1)"),
        DB.prepare(
          `INSERT INTO appeals (id, person, list, subject, rows, givers, state, created_at, changed_at,
            declined_before, gone_at, gone_readings)
            VALUES ('k', '1', 'user', '1', '[1]', '[]', 'waiting', 1, 1, 0, 1, 1)`,
        ),
        DB.prepare(
          "INSERT INTO appeal_messages (appeal_id, by_team, author, text, created_at) VALUES ('k', 0, '1', ?1, 1)",
        ).bind(words),
      ]);
    }, usual);
    const copy = join(folder, "copy");
    expect(run("backup", [copy])).toEqual({ status: 0, told: expect.any(String) });
    expect(readdirSync(copy).sort()).toEqual(["backup.json", "database.sql", "uptime.json"]);
    for (const file of readdirSync(copy)) {
      expect(statSync(join(copy, file)).mode & 0o077, file).toBe(0);
    }
    await withStores(async ({ CACHE, SESSIONS, DB }) => {
      await CACHE.delete(uptime("otter"));
      await SESSIONS.put("another-session", "{}");
      await DB.batch([
        DB.prepare("DELETE FROM deliveries"),
        DB.prepare("UPDATE incidents SET title = 'lost'"),
        DB.prepare("DELETE FROM appeals"),
        DB.prepare("DELETE FROM hidden_avatars"),
        // Null for whoever was moved here from KV.
        DB.prepare(
          "INSERT INTO hidden_avatars VALUES ('222222222222222222', 2), ('333333333333333333', NULL)",
        ),
        DB.prepare("UPDATE revisions SET revision = 40"),
      ]);
    }, usual);
    expect(run("backup", [copy, "--restore"])).toEqual({
      status: 0,
      told: expect.stringContaining("2 people who hide"),
    });
    await withStores(async ({ CACHE, SESSIONS, DB }) => {
      const all = async (sql: string) => (await DB.prepare(sql).all()).results;
      expect(await CACHE.get(uptime("otter"))).toBe(record);
      expect(await namesIn(SESSIONS)).toEqual(["a-session", "another-session"]);
      expect(await all("SELECT title, text FROM incidents JOIN incident_updates")).toEqual([
        { title: words, text: words },
      ]);
      expect(await all("SELECT * FROM hidden_avatars")).toEqual([
        { user_id: "111111111111111111", hidden_at: 1 },
        { user_id: "222222222222222222", hidden_at: 2 },
        { user_id: "333333333333333333", hidden_at: null },
      ]);
      // A reading of the bot's list from before says nothing of it now.
      expect(
        await all(
          "SELECT state, text, gone_at, gone_readings FROM appeals JOIN appeal_messages ON appeal_id = appeals.id",
        ),
      ).toEqual([{ state: "waiting", text: words, gone_at: null, gone_readings: 0 }]);
      expect(await all("SELECT webhook_id, state FROM deliveries")).toEqual([
        { webhook_id: "w", state: "failed" },
      ]);
      expect(await all("SELECT min(revision) > 40 AS is_new FROM revisions")).toEqual([
        { is_new: 1 },
      ]);
    }, usual);
  });
});
