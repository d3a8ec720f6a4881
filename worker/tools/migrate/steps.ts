import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import {
  HIDDEN_CHANGED_KEY,
  HIDDEN_LIST_KEY,
  HIDDEN_PREFIX,
} from "../../avatars/move-hide-list.ts";
import { oldUptimeKeyOf, uptimeKeyOf, type Owner } from "../../bot/cache.ts";
import type { Wrangler } from "./wrangler.ts";

const named = v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string() })));
const hiddenRows = v.array(v.object({ user_id: v.string() }));
const moveRows = v.array(v.object({ last_listed_at: v.nullable(v.number()) }));

/** Creates the database if it is missing and applies the migrations that it lacks. */
export function applySchema(
  { isLocal, read, run, target }: Wrangler,
  databaseName: string | null,
): void {
  if (!isLocal && databaseName !== null) {
    const existing = v.parse(named, read("d1", "list", "--json"));
    if (!existing.some(({ name }) => name === databaseName)) {
      run("d1", "create", databaseName, "--update-config=false");
    }
  }
  run("d1", "migrations", "apply", "DB", ...target);
}

/**
 * Before a rollback to 0.1.0, which keeps the hide list and the uptime record under KV keys of its own. Should it
 * change the list, it writes the time to HIDDEN_CHANGED_KEY, by which the worker notices once it is back.
 */
export function writeBack(wrangler: Wrangler, owner: Owner, now: number): void {
  writeHiddenBack(wrangler, now);
  copyUptime(wrangler, uptimeKeyOf(owner), oldUptimeKeyOf(owner));
}

function writeHiddenBack({ run, query, keysOf, namespace }: Wrangler, now: number): void {
  const [move] = v.parse(moveRows, query("SELECT last_listed_at FROM kv_moves"));
  if (!move) {
    process.stdout.write("The hide list has not been moved out of KV yet.\n");
    return;
  }
  const sessions = namespace("SESSIONS");
  const hidden = v
    .parse(hiddenRows, query("SELECT user_id FROM hidden_avatars"))
    .map(({ user_id: id }) => HIDDEN_PREFIX + id);
  run("kv", "key", "put", HIDDEN_CHANGED_KEY, String(now), ...sessions);
  withJsonFile(
    hidden.map((key) => ({ key, value: "1" })),
    (file) => run("kv", "bulk", "put", file, ...sessions),
  );
  // Until the second look a key may be missing from the table only because KV listed it late.
  const isWhole = move.last_listed_at !== null;
  const wanted = new Set(hidden);
  withJsonFile(
    isWhole ? keysOf("SESSIONS", HIDDEN_PREFIX).filter((key) => !wanted.has(key)) : [],
    (file) => run("kv", "bulk", "delete", file, "--force", ...sessions),
  );
  if (keysOf("SESSIONS", HIDDEN_LIST_KEY).length > 0) {
    run("kv", "key", "delete", HIDDEN_LIST_KEY, ...sessions);
  }
  query(`UPDATE kv_moves SET changed_at = ${now}, written_back_at = ${now}`);
}

/** Copies the uptime record, if there is one. */
function copyUptime({ run, read, keysOf, namespace }: Wrangler, from: string, to: string): void {
  if (!keysOf("CACHE", from).includes(from)) return;
  const text = read("kv", "key", "get", from, "--text", ...namespace("CACHE"));
  withFile(text, (file) => run("kv", "key", "put", to, "--path", file, ...namespace("CACHE")));
}

/** Gives `work` a file with a list as JSON, unless the list is empty. */
function withJsonFile(list: readonly unknown[], work: (file: string) => void): void {
  if (list.length > 0) withFile(JSON.stringify(list), work);
}

function withFile(text: string, work: (file: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), "haven-migrate-"));
  try {
    const file = join(folder, "values.json");
    writeFileSync(file, text, { mode: 0o600 });
    work(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
