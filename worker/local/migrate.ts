import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { connected } from "./connected.ts";
import { unstable_splitSqlQuery as splitSql } from "wrangler";

const MIGRATIONS = resolve(import.meta.dirname, "../db/migrations");

/** Migrations in order of file names. */
export function readMigrations(): { name: string; queries: string[] }[] {
  return readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => ({ name, queries: splitSql(readFileSync(resolve(MIGRATIONS, name), "utf8")) }));
}

/**
 * Applies missing migrations, each in a transaction. Keeps wrangler's table of applied ones, as
 * `wrangler d1 migrations apply` starts slower and asks questions.
 */
export function migrate(db: D1Database): Promise<void> {
  return connected(() => applyMissing(db));
}

async function applyMissing(db: D1Database): Promise<void> {
  // Before all queries: on a busy machine, reading outlasts an idle connection.
  const migrations = readMigrations();
  await db.exec(
    "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
  );
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  if (results.some(({ name }) => !migrations.some((migration) => migration.name === name))) {
    throw new Error(
      "The local database comes from an earlier release: delete .wrangler/ and start again.",
    );
  }
  for (const { name, queries } of migrations) {
    if (applied.has(name)) continue;
    const record = db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name);
    await db.batch([...queries.map((query) => db.prepare(query)), record]);
  }
}
