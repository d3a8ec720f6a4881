import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { expect, it } from "vitest";
import { kvKeyOf } from "../../worker/bot/cache.ts";
import { pushKeyOf } from "../../worker/push/store.ts";

// Compares the page of stored data with the code that stores it.

const ROOT = join(import.meta.dirname, "../..");
const page = readFileSync(join(ROOT, ".github/STORAGE.md"), "utf8");
const [, kv = "", database = ""] = /^## KV$(.*?)^## Queue$.*?^## Database$(.*)/ms.exec(page) ?? [];

/** The cells of a table's rows. */
function rowsOf(text: string): string[][] {
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const codesOf = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);

/** A database with the schema. */
function createDatabase(): DatabaseSync {
  const folder = join(ROOT, "worker/db/migrations");
  const db = new DatabaseSync(":memory:");
  for (const name of readdirSync(folder).sort()) db.exec(readFileSync(join(folder, name), "utf8"));
  return db;
}

it("names each table of the schema, and each column", () => {
  const columns = createDatabase()
    .prepare(
      `SELECT tables.name AS "table", columns.name AS "column"
        FROM sqlite_master tables JOIN pragma_table_info(tables.name) columns
        WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'`,
    )
    .all()
    .map(({ table, column }) => `${String(table)}.${String(column)}`);
  const named = database
    .split(/^### /m)
    .slice(1)
    .flatMap((section) => {
      const table = section.slice(0, section.indexOf("\n"));
      return rowsOf(section).flatMap(([cell]) =>
        codesOf(cell).map((column) => `${table}.${column}`),
      );
    });
  expect(columns.length).toBeGreaterThan(60);
  expect(named.sort()).toEqual(columns.sort());
});

it("names each statement of the worker that writes to KV, and its key", () => {
  const writes = readdirSync(join(ROOT, "worker"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !/^(local|tools)\//.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(ROOT, "worker", path), "utf8");
      // The data centre's cache has the same verb.
      const puts = source.matchAll(/(\w+)\s*\.put\(\s*((?:[^,()]|\([^()]*\))+),/g);
      const keys = [...puts]
        .filter(([, store = ""]) => !/^(?:edge|cache)$/.test(store))
        .map(([, , key = ""]) => key.trim());
      // It writes and names session records itself.
      const storages = source.matchAll(/\b(createWorkersKVSessionStorage)\s*[<(]/g);
      return [...keys, ...[...storages].map(([, name = ""]) => name)].map(
        (key) => `${path}: ${key}`,
      );
    });
  const named = rowsOf(kv)
    .map((cells) => codesOf(cells.at(-1)))
    .filter(([file]) => file?.endsWith(".ts"))
    .map(([file, key]) => `${file}: ${key}`);
  expect(writes).toHaveLength(3);
  expect(named.sort()).toEqual(writes.sort());
});

it("shows keys unchanged", () => {
  const owner = { siteUrl: "https://haven.example", botApiUrl: "https://bot.example" };
  const examples = rowsOf(kv).map(([, , example]) => codesOf(example)[0]);
  const written = [kvKeyOf(owner, "/team"), pushKeyOf(owner.siteUrl, "team")];
  expect(examples).toEqual(expect.arrayContaining(written));
  // Each example matches its key's form.
  for (const [, key, example] of rowsOf(kv)) {
    const [form = ""] = codesOf(key);
    const pattern = form.replaceAll(/[.]/g, "\\.").replaceAll(/\{\w+\}/g, ".+");
    expect(codesOf(example)[0]).toMatch(new RegExp(`^${pattern}$`));
  }
});

it("the statements after a restore stop what was due, and raise every revision", () => {
  const operating = readFileSync(join(ROOT, ".github/OPERATING.md"), "utf8");
  const [, restored] = /time-travel restore.*\n.*--command "(.+)"/.exec(operating) ?? [];
  const db = createDatabase();
  db.exec(`INSERT INTO incidents (id, key, title, impact, shards, created_at) VALUES ('a', 'a', 'A', 'minor', '[]', 1);
    INSERT INTO incident_updates (id, incident_id, key, status, text, created_at)
      VALUES (1, 'a', 'opened', 'investigating', 'A.', 1), (2, 'a', 'later', 'resolved', 'B.', 2);
    INSERT INTO followers (webhook_id, channel_id, guild_id, token, scope, created_at)
      VALUES ('w', 'c', 'g', 't', 'all', 1);
    INSERT INTO deliveries (webhook_id, update_id, state, not_before) VALUES ('w', 1, 'sent', 1), ('w', 2, 'open', 1);
    UPDATE revisions SET revision = 70000`);
  db.exec(restored ?? "");
  const states = db.prepare("SELECT state FROM deliveries ORDER BY update_id").all();
  expect(states.map(({ state }) => state)).toEqual(["sent", "failed"]);
  const before = Math.floor(Date.now() / 1000) - 60;
  const old = db.prepare(`SELECT name FROM revisions WHERE revision <= ${before}`).all();
  expect(old).toEqual([]);
});
