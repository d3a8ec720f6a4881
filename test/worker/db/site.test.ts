import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../../../worker/context/config.ts";
import { OtherSite } from "../../../worker/db/site.ts";
import { readRevision } from "../../../worker/db/revisions.ts";
import { consoleLines } from "../../support/console-lines.ts";
import { databaseDown, watchDatabase } from "../../support/database.ts";
import { CONFIG } from "../../support/fixtures.ts";
import { createKv } from "../../support/kv.ts";
import { advance } from "../../support/runtime-setup.ts";

const OURS = CONFIG.SITE_URL;
const STAGING = "https://staging.haven.test";

const lines = consoleLines();
beforeEach(() => env.DB.prepare("DELETE FROM site").run());

/** An isolate of the worker with that SITE_URL, over the one database. */
function isolate(siteUrl = OURS) {
  const watched = watchDatabase(env.DB);
  const config = readConfig({
    ...CONFIG,
    SITE_URL: siteUrl,
    CACHE: createKv().kv,
    SESSIONS: createKv().kv,
    DB: watched.db,
  });
  return { ...watched, config, read: () => readRevision(config.db, "incidents") };
}

const owner = async () => (await env.DB.prepare("SELECT url FROM site").first())?.url;

describe("T48: the database", () => {
  it("belongs to the first site that uses it", async () => {
    expect(await isolate().read()).toBe(0);
    expect(await owner()).toBe(OURS);
    expect(await isolate().read()).toBe(0);
  });

  it("is neither read nor written by another site, and the log names whose it is", async () => {
    await isolate().read();
    const { config, queries, read } = isolate(STAGING);
    await expect(read()).rejects.toThrow(OtherSite);
    const insert = config.db.prepare("INSERT INTO trail (at, person, kind) VALUES (1, '1', 'x')");
    for (const call of [insert.run(), insert.all(), insert.first(), config.db.batch([insert])]) {
      await expect(call).rejects.toThrow("belongs to another site");
    }
    expect(queries).toEqual(["SELECT url FROM site"]);
    expect(await env.DB.prepare("SELECT count(*) AS lines FROM trail").first()).toEqual({
      lines: 0,
    });
    expect(await owner()).toBe(OURS);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { event: "database.other_site", siteUrl: OURS },
    ]);
  });

  it("is asked whose it is once in an isolate, with one row", async () => {
    await isolate().read();
    const { read, queries, rows } = isolate();
    await read();
    const first = rows();
    await read();
    await read();
    expect(queries.filter((query) => query.includes("FROM site"))).toHaveLength(1);
    expect([first, rows()]).toEqual([2, 4]);
  });

  it("is taken up again within half a minute after it was adopted", async () => {
    await isolate().read();
    const { read } = isolate(STAGING);
    await expect(read()).rejects.toThrow(OtherSite);
    await env.DB.prepare("UPDATE site SET url = ?1").bind(STAGING).run();
    await expect(read()).rejects.toThrow(OtherSite);
    advance(30);
    expect(await read()).toBe(0);
  });

  it("goes to one of two sites that begin at once", async () => {
    const sites = [OURS, STAGING].map((siteUrl) => isolate(siteUrl));
    const outcomes = await Promise.allSettled(sites.map(({ read }) => read()));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("stays with the one that was first, though another has read before that it belongs to nobody", async () => {
    const late = isolate(STAGING);
    late.before(/INSERT INTO site/, async () => void (await isolate().read()));
    await expect(late.read()).rejects.toThrow(OtherSite);
    expect(await owner()).toBe(OURS);
  });

  it.each(["http://localhost:8787", "http://127.0.0.1:8787", "https://localhost", "http://[::1]"])(
    "is neither refused to %s nor claimed by it",
    async (loopback) => {
      expect(await isolate(loopback).read()).toBe(0);
      expect(await owner()).toBeUndefined();
      await isolate().read();
      expect(await isolate(loopback).read()).toBe(0);
      expect(await owner()).toBe(OURS);
    },
  );

  it("F48: fails as one that is away while nobody can say whose it is, and is asked again", async () => {
    const { before, heal, read, queries } = isolate();
    before(/FROM site/, databaseDown);
    await expect(read()).rejects.toThrow("the database is down");
    await expect(read()).rejects.toThrow("the database is down");
    expect(queries).toEqual(["SELECT url FROM site", "SELECT url FROM site"]);
    heal();
    expect(await read()).toBe(0);
  });

  it("F48: fails while it cannot be claimed", async () => {
    const { before, read } = isolate();
    before(/INSERT INTO site/, databaseDown);
    await expect(read()).rejects.toThrow("the database is down");
    expect(await owner()).toBeUndefined();
  });
});
