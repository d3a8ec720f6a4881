import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { maintainAppeals } from "../../../worker/appeals/maintain.ts";
import { writeAppeal } from "../../../worker/db/appeal-decisions.ts";
import { readAppeal } from "../../../worker/db/appeal-queue.ts";
import {
  ANN,
  appeal,
  DAY,
  deletionRequest,
  forgetAppeals,
  NOON,
  ODA,
} from "../../support/appeals.ts";
import { SITE_URL } from "../../support/fixtures.ts";

const { DB } = env;
const OWN = { staffWebhook: null, siteUrl: SITE_URL, userAgent: "test" };
const log = () => {};

afterEach(forgetAppeals);

function runAt(now: number, db = DB): Promise<void> {
  return maintainAppeals({ ...OWN, db }, { now, scheduledAt: now, log });
}

const ACCEPTED = "k3q9z7m2p4rt";
const SHORT = "m8w4d6h2c5xb";
const DECLINED = "p7w4d6h2c5xb";

/** An accepted appeal and a new one, whose sanctions end in an hour, and others that the cron leaves alone. */
async function openAll(): Promise<void> {
  const until = NOON + 3_600_000;
  await appeal({ id: ACCEPTED, until });
  await writeAppeal(DB, "accept", { id: ACCEPTED, member: ANN, now: NOON, seen: null });
  await appeal({ id: SHORT, person: ODA, until });
  await appeal({ id: DECLINED, list: "user-cog", until });
  await writeAppeal(DB, "decline", {
    id: DECLINED,
    member: ANN,
    now: NOON,
    seen: null,
    text: "No",
  });
  await appeal({ id: "q7w4d6h2c5xb", list: "user-command", target: "play" });
  await deletionRequest();
}

const statesOf = (...ids: string[]) =>
  Promise.all(ids.map(async (id) => (await readAppeal(DB, id))?.state));

const ALL = [ACCEPTED, SHORT, DECLINED, "q7w4d6h2c5xb", "d3q9z7m2p4rt"];

describe("the cron", () => {
  it("ends appeals whose sanctions have run out, says so, and leaves all others", async () => {
    await openAll();
    await runAt(NOON + 3_600_000 - 1);
    const open = ["accepted", "received", "declined", "received", "received"];
    expect(await statesOf(...ALL)).toEqual(open);
    for (let i = 0; i < 2; i++) await runAt(NOON + 3_600_000);
    expect(await statesOf(...ALL)).toEqual(["done", "done", ...open.slice(2)]);
    const { messages = [] } = (await readAppeal(DB, SHORT)) ?? {};
    expect(messages.slice(1)).toMatchObject([
      { by_team: 1, author: null, text: "This sanction has expired." },
    ]);
  });

  it("deletes what has ended half a year later, with its messages", async () => {
    await openAll();
    await runAt(NOON + DAY);
    await runAt(NOON + 182 * DAY);
    expect(await statesOf(...ALL)).toEqual([
      undefined,
      undefined,
      undefined,
      "received",
      "received",
    ]);
    const left = await DB.prepare("SELECT count(*) AS n FROM appeal_messages").first("n");
    expect(left).toBe(1);
  });
});
