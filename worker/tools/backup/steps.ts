import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { uptimeKeyOf } from "../../status/uptime-value.ts";
import { afterRestore, beforeRestore, SELECT_KEPT, SELECT_TABLES } from "../../db/restore.ts";
import { readDatabaseSite, readUptime, Refused, withFile, writeUptime } from "../migrate/steps.ts";
import type { Wrangler } from "../migrate/wrangler.ts";

const DATABASE = "database.sql";
const UPTIME = "uptime.json";
const ABOUT = "backup.json";

const about = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ siteUrl: v.string(), madeAt: v.string() }),
);
const tableRows = v.array(v.object({ name: v.string() }));
const hiddenRows = v.array(
  v.object({ user_id: v.pipe(v.string(), v.digits()), hidden_at: v.nullable(v.number()) }),
);
const revisionRows = v.tuple([v.object({ revision: v.nullable(v.number()) })]);

interface Backup {
  wrangler: Wrangler;
  siteUrl: string;
  /** The folder of the backup. */
  folder: string;
}

/**
 * Writes the rows of the database, with the hide list, and the uptime record. Sessions are no part of it. Only the
 * owner of the files may read them. @throws Refused if there is one already, CommandFailed
 */
export function backUp({ wrangler, siteUrl, folder }: Backup, now: Date): void {
  if (existsSync(join(folder, ABOUT))) throw new Refused(`${folder} holds a backup already.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = (name: string) => join(folder, name);
  const tables = tablesOf(wrangler).flatMap((name) => ["--table", name]);
  // Made before, as its rows belong to nobody else even while it is written.
  writeFileSync(file(DATABASE), "", { mode: 0o600 });
  const target = wrangler.isLocal ? "--local" : "--remote";
  const args = [target, "--no-schema", ...tables, "--output", file(DATABASE)];
  wrangler.run("d1", "export", "DB", ...args, "--skip-confirmation");
  chmodSync(file(DATABASE), 0o600);
  const [record = null] = readUptime(wrangler, [uptimeKeyOf({ siteUrl })]);
  if (record !== null) writeFileSync(file(UPTIME), record, { mode: 0o600 });
  // It comes last, so that what was cut off is no backup.
  const says = { siteUrl, madeAt: now.toISOString() };
  writeFileSync(file(ABOUT), `${JSON.stringify(says)}\n`, { mode: 0o600 });
}

/**
 * Puts a backup in place of what the stores hold, into a database that has its schema; whoever has hidden their
 * pictures since stays hidden. @throws Refused for another site's backup or database, CommandFailed
 */
export function restore({ wrangler, siteUrl, folder }: Backup): void {
  const file = (name: string) => join(folder, name);
  if (!existsSync(file(ABOUT))) throw new Refused(`${folder} holds no whole backup.`);
  const made = v.parse(about, readFileSync(file(ABOUT), "utf8"));
  for (const [what, owner] of [
    ["backup", made.siteUrl],
    ["database", readDatabaseSite(wrangler)],
  ] as const) {
    if (owner !== null && owner !== siteUrl) {
      throw new Refused(`The ${what} belongs to ${owner}, and SITE_URL is ${siteUrl}.`);
    }
  }
  const tables = tablesOf(wrangler);
  if (tables.length === 0)
    throw new Refused("The database has no tables: `npm run migrate` first.");
  const [people, revisions] = wrangler.query(SELECT_KEPT);
  const hidden = v.parse(hiddenRows, people);
  const revision = v.parse(revisionRows, revisions)[0].revision ?? 0;
  const rows = readFileSync(file(DATABASE), "utf8");
  const sql = beforeRestore(tables) + rows + afterRestore({ hidden, revision });
  withFile(sql, (path) =>
    wrangler.run("d1", "execute", "DB", ...wrangler.target, "--file", path, "--yes"),
  );
  if (existsSync(file(UPTIME))) {
    writeUptime(wrangler, uptimeKeyOf({ siteUrl }), readFileSync(file(UPTIME), "utf8"));
  }
  process.stdout.write(
    `The database and the uptime record are as of ${made.madeAt}. ${hidden.length} people who hide their pictures now stay hidden.\n`,
  );
}

function tablesOf({ query }: Wrangler): string[] {
  const [rows] = query(SELECT_TABLES);
  return v.parse(tableRows, rows).map(({ name }) => name);
}
