import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { maintainAppeals } from "../../../worker/appeals/maintain.ts";
import { writeAppeal } from "../../../worker/db/appeal-decisions.ts";
import { readAppeal } from "../../../worker/db/appeal-queue.ts";
import { openDeletion, readDeletion } from "../../../worker/db/deletion-requests.ts";
import { ANN, appeal, DAY, forgetAppeals, MINUTE, NOON, ODA } from "../../support/appeals.ts";
import { databaseDown, watchDatabase } from "../../support/database.ts";
import { SITE_URL } from "../../support/fixtures.ts";
import { stubFetch } from "../../support/stub-fetch.ts";

const { DB } = env;
const ID = "k3q9z7m2p4rt";
const OWN = { staffWebhook: null, siteUrl: SITE_URL, userAgent: "test" };

let asked: string[] = [];
let lines: string[] = [];

stubFetch(() => Response.json({ id: "1" }));
afterEach(async () => {
  [asked, lines] = [[], []];
  await forgetAppeals();
});

/** A bot whose user list has one other row, and that keeps nothing of anybody. */
const fetchBot = async (path: string, { asText }: { asText?: boolean } = {}) => {
  asked.push(path);
  const value = asText ? `[{"user_id":"${ODA}","timestamp":1,"duration":0}]` : [];
  return { value, bytes: 2 };
};
const log = (event: string) => void lines.push(event);

/** Runs of the cron at these minutes after noon. */
async function runAt(minutes: readonly number[], db = DB): Promise<void> {
  for (const minute of minutes) {
    const now = NOON + minute * MINUTE;
    await maintainAppeals({ ...OWN, db }, { fetchBot, now, scheduledAt: now, log });
  }
}

async function openAll(): Promise<void> {
  await appeal();
  await writeAppeal(DB, "accept", { id: ID, member: ANN, now: NOON, seen: null });
  await appeal({ id: "m8w4d6h2c5xb", person: ODA, until: NOON });
  await openDeletion(DB, { id: "m8w4d6h2c5xb", person: ODA, now: NOON });
}

const states = async () => [
  (await readAppeal(DB, ID))?.state,
  (await readAppeal(DB, "m8w4d6h2c5xb"))?.state,
  (await readDeletion(DB, "m8w4d6h2c5xb"))?.state,
];

describe("the cron", () => {
  it("closes what is done, and deletes it half a year later", async () => {
    await openAll();
    await runAt([0, 5, 10, 15, 30]);
    expect(await states()).toEqual(["closed", "closed", "closed"]);
    await runAt([(180 * DAY) / MINUTE + 35]);
    expect(await states()).toEqual([undefined, undefined, undefined]);
  });

  it("asks the bot nothing while nothing waits", async () => {
    await runAt([0, 15]);
    expect([asked, lines]).toEqual([[], []]);
  });

  it("goes on in the next run where the database fails", async () => {
    const { db, before, heal } = watchDatabase(DB);
    await openAll();
    before(/./, databaseDown);
    await expect(runAt([0], db)).rejects.toThrow("D1_ERROR");
    expect(asked).toEqual([]);
    heal();
    await runAt([10, 25, 30, 40], db);
    expect(await states()).toEqual(["closed", "closed", "closed"]);
  });
});
