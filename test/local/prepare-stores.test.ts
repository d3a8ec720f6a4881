import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { getPlatformProxy } from "wrangler";
import { readReport } from "../../worker/db/report.ts";
import { prepareStores } from "../../worker/local/prepare-stores.ts";

const configPath = new URL("../../wrangler.toml", import.meta.url).pathname;

it("npm start makes up a past of 78 days, and keeps what the team wrote", async () => {
  const persistTo = mkdtempSync(join(tmpdir(), "haven-stores-"));
  const start = () => prepareStores({ configPath, persistTo });
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
    await withDatabase((db) =>
      db.batch([
        db.prepare(
          "INSERT INTO incidents (id, key, title, impact, shards, created_at) VALUES ('ours', 'ours', 'Ours', 'minor', '\"all\"', 1)",
        ),
        db.prepare(
          "INSERT INTO incident_updates (incident_id, key, status, text, created_at) VALUES ('ours', 'opened', 'investigating', 'x', 1)",
        ),
      ]),
    );
    await start();
    const { incidents, days, shardCount } = await withDatabase((db) => readReport(db, null));
    expect(days.length).toBeGreaterThanOrEqual(78);
    expect(days.some(({ troubled }) => troubled > 0)).toBe(true);
    expect(shardCount).toBe(24);
    const lasting = incidents.filter(({ updates }) => updates.at(-1)?.status === "investigating");
    expect(lasting.map(({ id, title }) => (id === "ours" ? id : title)).sort()).toEqual([
      "1 of 24 shards down",
      "ours",
    ]);
    expect(incidents.length).toBeGreaterThan(10);
  } finally {
    rmSync(persistTo, { recursive: true });
  }
});
