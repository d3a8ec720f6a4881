import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { uptimeKeyOf } from "../../status/uptime-value.ts";
import { decodeRecord } from "../../status/uptime-record.ts";
import { CommandFailed, type Wrangler } from "./wrangler.ts";

/** Nothing was done, for a reason that the operator is told. */
export class Refused extends Error {
  override name = "Refused";
}

const named = v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string() })));
const siteRows = v.array(v.object({ url: v.string() }));
const uptimeValue = v.pipe(v.string(), v.parseJson(), v.object({ record: v.unknown() }));

/** SITE_URL of the site that the database belongs to; null for none, as before its migrations. @throws CommandFailed */
export function readDatabaseSite({ query }: Wrangler): string | null {
  try {
    const [rows] = query("SELECT url FROM site");
    return v.parse(siteRows, rows)[0]?.url ?? null;
  } catch (error) {
    if (error instanceof CommandFailed && error.message.includes("no such table: site"))
      return null;
    throw error;
  }
}

interface SchemaOptions {
  /** Of a database that is created if it is missing; null where wrangler.toml has an id. */
  databaseName: string | null;
  /** Null on loopback, which may use any database. */
  siteUrl: string | null;
}

/** Creates the database if it is missing and applies the migrations that it lacks. @throws Refused for another site's */
export function applySchema(wrangler: Wrangler, { databaseName, siteUrl }: SchemaOptions): void {
  const { isLocal, read, run, target } = wrangler;
  if (!isLocal && databaseName !== null) {
    const existing = v.parse(named, read("d1", "list", "--json"));
    if (!existing.some(({ name }) => name === databaseName)) {
      run("d1", "create", databaseName, "--update-config=false");
    }
  }
  const owner = siteUrl === null ? null : readDatabaseSite(wrangler);
  if (siteUrl !== null && owner !== null && owner !== siteUrl) {
    throw new Refused(
      `The database belongs to ${owner}, and SITE_URL is ${siteUrl}. If the site has moved there, run ` +
        "`npm run migrate -- --adopt`; if this is a second site, give its worker another name.",
    );
  }
  run("d1", "migrations", "apply", "DB", ...target);
}

/**
 * Gives the database, and the uptime record of the site it belonged to, to the site at `siteUrl`. Of two records the
 * one stays that goes back further. May be repeated.
 */
export function adopt(wrangler: Wrangler, siteUrl: string): void {
  const owner = readDatabaseSite(wrangler);
  if (owner !== null && owner !== siteUrl) {
    const keys = [owner, siteUrl].map((url) => uptimeKeyOf({ siteUrl: url }));
    const [theirs = null, ours = null] = readUptime(wrangler, keys);
    if (theirs !== null && (ours === null || beginOf(theirs) < beginOf(ours))) {
      writeUptime(wrangler, uptimeKeyOf({ siteUrl }), theirs);
    }
  }
  // It comes last, so that a command that was cut off begins anew.
  wrangler.query(
    `INSERT OR REPLACE INTO site (id, url) VALUES (1, '${siteUrl.replaceAll("'", "''")}')`,
  );
  const from = owner === null ? "It belonged to no site." : `It belonged to ${owner}.`;
  process.stdout.write(`The database belongs to ${siteUrl} now. ${from}\n`);
}

/** The first day of a stored record, in days since 1970; Infinity if it cannot be read. */
function beginOf(text: string): number {
  const value = v.safeParse(uptimeValue, text);
  const record = value.success ? decodeRecord(value.output.record) : null;
  if (record === null || typeof record === "string") return Infinity;
  return record.days[0]?.day ?? record.day;
}

/** The uptime values under these keys, each null where there is none. */
export function readUptime({ read, keysOf, namespace }: Wrangler, keys: readonly string[]) {
  const there = new Set(keysOf("CACHE", "uptime:"));
  return keys.map((key) =>
    // The command ends what it prints with a line break.
    there.has(key)
      ? read("kv", "key", "get", key, "--text", ...namespace("CACHE")).trimEnd()
      : null,
  );
}

export function writeUptime({ run, namespace }: Wrangler, key: string, text: string): void {
  withFile(text, (file) => run("kv", "key", "put", key, "--path", file, ...namespace("CACHE")));
}

/** Gives `work` a file with a text that only this user may read. */
export function withFile(text: string, work: (file: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), "haven-migrate-"));
  try {
    const file = join(folder, "values.json");
    writeFileSync(file, text, { mode: 0o600 });
    work(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
