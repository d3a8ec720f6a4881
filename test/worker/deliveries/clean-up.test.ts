import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteOldDeliveries } from "../../../worker/db/deliveries.ts";
import { followAt, forgetDeliveries } from "../../support/delivery-queue.ts";

const { DB } = env;
const NOW = Date.now();
const DAY = 86_400_000;

let webhook = "";

beforeEach(async () => {
  await forgetDeliveries();
  webhook = await followAt(1);
  await DB.prepare(
    `INSERT INTO incidents (id, key, title, impact, shards, created_at)
      VALUES ('i', 'i', 'Title', 'minor', '"all"', 0)`,
  ).run();
});

/** An update that is dated some days before now, without deliveries. */
async function write(days: number): Promise<number> {
  const id = await DB.prepare(
    `INSERT INTO incident_updates (incident_id, key, status, text, created_at)
      VALUES ('i', ?1, 'investigating', 'Text', ?2) RETURNING id`,
  )
    .bind(crypto.randomUUID(), NOW - days * DAY)
    .first<number>("id");
  if (id === null) throw new Error("not written");
  return id;
}

async function writeSent(days: number): Promise<number> {
  const id = await write(days);
  await DB.prepare(
    `INSERT INTO deliveries (webhook_id, update_id, state, not_before)
      VALUES (?1, ?2, 'sent', 0)`,
  )
    .bind(webhook, id)
    .run();
  return id;
}

async function left(): Promise<unknown[]> {
  const { results } = await DB.prepare("SELECT update_id FROM deliveries ORDER BY update_id").all();
  return results.map(({ update_id: id }) => id);
}

describe("deliveries of updates over a week old", () => {
  it("are forgotten, and those of this week are kept though a newer update is dated back", async () => {
    await writeSent(10);
    const recent = await writeSent(2);
    const datedBack = await writeSent(9);
    await deleteOldDeliveries(DB, NOW);
    expect(await left()).toEqual([recent, datedBack]);
  });

  it("are all deleted when no update is newer", async () => {
    await writeSent(10);
    await writeSent(2);
    await writeSent(9);
    await deleteOldDeliveries(DB, NOW + 6 * DAY);
    expect(await left()).toEqual([]);
  });
});
