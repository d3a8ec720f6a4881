import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addEndedFollower, addFollower } from "../../../worker/db/followers.ts";
import { sealToken } from "../../../worker/crypto/sealed-token.ts";
import { maintainDeliveries } from "../../../worker/deliveries/maintain.ts";
import { forgetDeliveries, SECRETS, tokenOf } from "../../support/delivery-queue.ts";
import { CONFIG } from "../../support/fixtures.ts";
import { stubFetch } from "../../support/stub-fetch.ts";

const { DB } = env;
const NOON = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;
const [FIRST, SECOND] = ["1200000000000000001", "1200000000000000002"];

let calls: string[] = [];
let answer: () => Response;

beforeEach(async () => {
  await forgetDeliveries();
  calls = [];
  answer = () => new Response(null, { status: 204 });
});
stubFetch(({ method, url }) => {
  calls.push(`${method} ${new URL(url).pathname.split("/")[4]}`);
  return answer();
});

async function rowOf(id: string) {
  return {
    webhook_id: id,
    channel_id: "1300000000000000001",
    guild_id: "1100000000000000001",
    token: await sealToken(tokenOf(id), id, SECRETS),
    scope: "all",
  } as const;
}

/** Of a site whose queue is no longer bound. */
const CONFIGURED = {
  db: DB,
  deliveries: null,
  discordUrl: CONFIG.DISCORD_URL,
  userAgent: "Haven",
  sessionSecrets: [...SECRETS] as [string, ...string[]],
};
const cron = (now: number) => maintainDeliveries(CONFIGURED, { now, log: () => {} });
const ids = async () =>
  (await DB.prepare("SELECT webhook_id FROM followers").all()).results.flatMap(Object.values);

describe("the webhook of a channel that follows by another one", () => {
  it("is deleted, again and again while the platform fails", async () => {
    await addFollower(DB, await rowOf(FIRST), NOON);
    const added = await addFollower(DB, await rowOf(SECOND), NOON);
    expect(added).toMatchObject({ replaced: { webhook_id: FIRST } });
    answer = () => new Response("", { status: 503 });
    await cron(NOON);
    expect(new Set(await ids())).toEqual(new Set([FIRST, SECOND]));
    await cron(NOON + HOUR - 1);
    answer = () => new Response(null, { status: 204 });
    await cron(NOON + HOUR);
    await cron(NOON + 3 * HOUR);
    expect(calls).toEqual([`DELETE ${FIRST}`, `DELETE ${FIRST}`]);
    expect(await ids()).toEqual([SECOND]);
  });
});

it("a webhook that could neither be kept nor deleted is deleted later", async () => {
  await addFollower(DB, await rowOf(FIRST), NOON);
  await addEndedFollower(DB, await rowOf(SECOND), NOON);
  await cron(NOON);
  expect(calls).toEqual([`DELETE ${SECOND}`]);
  expect(await ids()).toEqual([FIRST]);
});
