import { env } from "cloudflare:workers";
import { InterceptedDatabase } from "../../worker/db/intercepted-database.ts";

type Hook = (query: string) => Promise<unknown>;

interface WatchedDatabase {
  db: D1Database;
  /** Statements sent, in order. */
  queries: string[];
  /** Rows they have read. */
  rows: () => number;
  /** Runs before each matching call, in place of the last hook; what it throws fails the call. */
  before: (pattern: RegExp, hook: Hook) => void;
  /** Lets all calls through. */
  heal: () => void;
}

/** A database that counts calls, and can delay and refuse them. */
export function watchDatabase(real: D1Database): WatchedDatabase {
  const queries: string[] = [];
  let rows = 0;
  let watched: { pattern: RegExp; hook: Hook } | null = null;

  const db = new InterceptedDatabase(real, async (work, texts) => {
    queries.push(...texts);
    for (const text of texts) if (watched?.pattern.test(text)) await watched.hook(text);
    const result = await work();
    for (const { meta } of [result].flat()) rows += meta.rows_read;
    return result;
  });
  return {
    db,
    queries,
    rows: () => rows,
    before: (pattern, hook) => void (watched = { pattern, hook }),
    heal: () => void (watched = null),
  };
}

/** Empties tables of the file's database, in order. */
export async function emptyTables(...names: string[]): Promise<void> {
  await env.DB.batch(names.map((name) => env.DB.prepare(`DELETE FROM ${name}`)));
}

/** A hook that refuses. */
export async function databaseDown(): Promise<never> {
  throw new Error("D1_ERROR: the database is down");
}
