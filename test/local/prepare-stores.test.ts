import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { getPlatformProxy } from "wrangler";
import { prepareStores } from "../../worker/local/prepare-stores.ts";
import { createUptime } from "../../worker/local/seed/uptime.ts";

const configPath = new URL("../../wrangler.toml", import.meta.url).pathname;

it("npm start leaves no outage of the last start open, and keeps what the team wrote", async () => {
  const persistTo = mkdtempSync(join(tmpdir(), "haven-stores-"));
  const settings = { SITE_URL: "http://localhost:8787", BOT_API_URL: "http://localhost:8788" };
  const start = () => prepareStores(createUptime(Date.now()), { configPath, persistTo, settings });
  const withDatabase = async <T>(work: (db: D1Database) => Promise<T>): Promise<T> => {
    const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
      configPath,
      persist: { path: join(persistTo, "v3") },
      envFiles: [],
      remoteBindings: false,
    });
    try {
      return await work(env.DB);
    } finally {
      await dispose();
    }
  };
  try {
    await start();
    await withDatabase(async (db) => {
      const incident = db.prepare(
        "INSERT INTO incidents (id, key, title, impact, shards, recorded_at, created_at, closed_at) VALUES (?1, ?1, ?1, 'minor', 'all', ?2, 1, ?3)",
      );
      const update = db.prepare(
        "INSERT INTO incident_updates (incident_id, key, status, text, created_at) VALUES (?1, 'opened', 'investigating', 'x', 1)",
      );
      await db.batch([
        incident.bind("open", 1, null),
        incident.bind("over", 2, 3),
        incident.bind("ours", null, null),
        ...["open", "over", "ours"].map((id) => update.bind(id)),
      ]);
    });
    await start();
    const left = await withDatabase(async (db) => {
      const { results } = await db
        .prepare("SELECT incident_id FROM incident_updates ORDER BY id")
        .all();
      return results;
    });
    expect(left).toEqual([{ incident_id: "over" }, { incident_id: "ours" }]);
  } finally {
    rmSync(persistTo, { recursive: true });
  }
});
