import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { reads } from "../../../app/contract/endpoints.ts";
import { readOwnHistory } from "../../../worker/db/own-history.ts";
import { databaseDown, watchDatabase } from "../../support/database.ts";
import { restoreSources, setSources } from "../../support/sources.ts";
import { createTestWorker, START, stubPlatform } from "../../support/test-worker.ts";
import { createWatch, forgetWatch, listOf, MINUTE } from "../../support/watch.ts";

const { DB } = env;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeAll(stubPlatform);
restoreSources();
afterEach(forgetWatch);

/** Figures of an hour or a day, by its number. */
async function leave(table: "hours" | "days", number: number, servers: number | null) {
  const column = table.slice(0, -1);
  await DB.prepare(
    `INSERT INTO ${table} (${column}, known, silent, troubled, ready, shards, maintenance, servers, users, latency)
      VALUES (?1, 1, 0, 0, 1, 1, 0, ?2, ?2, 20)`,
  )
    .bind(number, servers)
    .run();
}

describe("the site's own history", () => {
  it("is what the cron has measured", async () => {
    setSources({ history: "own" });
    const worker = createTestWorker({}, DB);
    expect((await worker.ask("/api/history?range=24h")).status).toBe(502);
    await createWatch().runs(START - 3 * HOUR, START, () => listOf());
    worker.clock.advance(10);
    const { value } = reads.history.decode(await (await worker.ask("/api/history")).json());
    expect(value.map(({ timestamp }) => timestamp)).toEqual(
      [3, 2, 1].map((hours) => START - hours * HOUR),
    );
    expect(value[0]).toMatchObject({
      guilds: expect.any(Number),
      users: expect.any(Number),
      ping: expect.any(Number),
    });
    expect(await (await worker.ask("/api/history?range=24h")).json()).toHaveLength(3);
    expect(worker.asked).toEqual([]);
  });

  it("has hours of the last weeks, days before them, and nothing of times without a report", async () => {
    const today = START / DAY;
    await leave("days", today - 400, 5);
    await leave("days", today - 33, 6);
    await leave("days", today - 32, 7);
    await leave("hours", (today - 33) * 24 + 23, 8);
    await leave("hours", (today - 32) * 24, 9);
    await leave("hours", today * 24 - 1, null);
    await leave("hours", today * 24, 10);
    const history = await readOwnHistory(DB, START + HOUR);
    expect(history.map(({ timestamp, guilds }) => [timestamp, guilds])).toEqual([
      [START - 400 * DAY, 5],
      [START - 33 * DAY, 6],
      [START - 32 * DAY, 9],
      [START, 10],
    ]);
  });

  it("is not there while the database fails", async () => {
    setSources({ history: "own" });
    const { db, before } = watchDatabase(DB);
    before(/hours/, databaseDown);
    const answer = await createTestWorker({}, db).ask("/api/history");
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ code: "bot_status" });
  });
});
