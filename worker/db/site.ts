import * as v from "valibot";
import type { Log } from "../logging/log.ts";
import { InterceptedDatabase } from "./intercepted-database.ts";

/** Which site the database belongs to. Every function throws what D1 throws. */

/** The database belongs to another site, so nothing in it is read or written. */
export class OtherSite extends Error {
  override name = "OtherSite";
  /** That site's SITE_URL. */
  readonly siteUrl: string;

  constructor(siteUrl: string) {
    super("the database belongs to another site");
    this.siteUrl = siteUrl;
  }
}

const rows = v.array(v.object({ url: v.string() }));

/** Its SITE_URL; null while the database belongs to no site. */
async function readSite(db: D1Database): Promise<string | null> {
  const { results } = await db.prepare("SELECT url FROM site").all();
  return v.parse(rows, results)[0]?.url ?? null;
}

/** Gives a database that belongs to no site to this one, and returns the site it belongs to then. */
async function claimSite(db: D1Database, siteUrl: string): Promise<string | null> {
  await db
    .prepare("INSERT INTO site (id, url) VALUES (1, ?1) ON CONFLICT DO NOTHING")
    .bind(siteUrl)
    .run();
  return readSite(db);
}

/** After this long a refused database is asked again, as it may have been adopted. */
const REFUSED_MS = 30_000;

/** What an isolate knows of one database. */
interface Known {
  /** SITE_URL of this worker. */
  siteUrl: string;
  /** The site that the database belongs to. */
  owner: string;
  /** Epoch ms. */
  readAt: number;
}

/** By binding: requests, cron and queue of an isolate have the same. */
const known = new WeakMap<D1Database, Known>();

interface OwnedOptions {
  /** The binding that `db` is made of. */
  binding: D1Database;
  siteUrl: string;
  log: Log;
  /** Epoch ms. */
  now?: () => number;
}

/**
 * The database as its site may use it: the first call of an isolate reads whose it is. Every call of a database of
 * another site throws OtherSite.
 */
export function ownedDatabase(db: D1Database, options: OwnedOptions): D1Database {
  return new InterceptedDatabase(db, async (work) => {
    const owner = await knownOwner(db, options);
    if (owner !== options.siteUrl) throw new OtherSite(owner);
    return work();
  });
}

async function knownOwner(
  db: D1Database,
  { binding, siteUrl, log, now = Date.now }: OwnedOptions,
): Promise<string> {
  const last = known.get(binding);
  if (last?.siteUrl === siteUrl && (last.owner === siteUrl || now() < last.readAt + REFUSED_MS)) {
    return last.owner;
  }
  const owner = (await readSite(db)) ?? (await claimSite(db, siteUrl));
  if (owner === null) throw new Error("the database has not kept its site");
  known.set(binding, { siteUrl, owner, readAt: now() });
  if (owner !== siteUrl) log("database.other_site", { siteUrl: owner });
  return owner;
}
