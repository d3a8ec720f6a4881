import * as v from "valibot";
import { readMigrations } from "../../local/migrate.ts";
import { readWritten } from "../doctor/settings.ts";
import type { Wrangler } from "./wrangler.ts";

/** Nothing was done, for a reason the operator reads. */
export class Refused extends Error {
  override name = "Refused";
}

/** A database of the configuration; wrangler finds it by id, else by name. */
interface DatabaseName {
  name: string;
  hasId: boolean;
}

/** The database bound as DB in wrangler.toml. @throws UnreadableFile */
export function databaseNameOf(path: string): DatabaseName {
  const { name = "", d1_databases: databases } = readWritten(path, {}, true).toml;
  const database = databases.find(({ binding }) => binding === "DB");
  return {
    name: database?.database_name ?? `${name}-db`,
    hasId: database?.database_id !== undefined,
  };
}

const named = v.array(v.object({ name: v.string() }));
const printed = v.pipe(v.string(), v.parseJson(), named);

/**
 * Creates a missing database and applies missing migrations. @throws Refused for a database of an
 * earlier release or another project, CommandFailed
 */
export function applySchema(wrangler: Wrangler, { name, hasId }: DatabaseName): void {
  const { isLocal, read, run, target } = wrangler;
  if (!isLocal && !hasId) {
    const existing = v.parse(printed, read("d1", "list", "--json"));
    if (!existing.some((database) => database.name === name)) {
      run("d1", "create", name, "--update-config=false");
    }
  }
  refuseEarlier(wrangler, name);
  run("d1", "migrations", "apply", "DB", ...target);
}

/** Refuses a database with others' migrations or tables: ours could have the same names. */
function refuseEarlier(wrangler: Wrangler, name: string): void {
  const ours = new Set(readMigrations().map((migration) => migration.name));
  const other = appliedMigrations(wrangler).find((migration) => !ours.has(migration));
  if (other === undefined) return;
  throw new Refused(
    `The database ${name} comes from release 0.2.0 or an earlier one, or from another project (${other}), and this release cannot use it: ` +
      `in wrangler.toml give DB \`database_name = "${name}-2"\` and no database_id, and \`npm run migrate\` ` +
      "makes a new one.",
  );
}

/** A database's migrations; without any, its tables, which others must have made. */
function appliedMigrations({ query }: Wrangler): string[] {
  const namesOf = (sql: string) => v.parse(named, query(sql)[0]).map(({ name }) => name);
  const tables = namesOf("SELECT name FROM sqlite_master WHERE type = 'table'");
  if (tables.includes("d1_migrations")) return namesOf("SELECT name FROM d1_migrations");
  // The platform's own tables.
  return tables.filter((table) => !/^(_cf_|sqlite_)/.test(table));
}
