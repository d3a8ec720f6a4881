import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { sealToken } from "../../../worker/crypto/sealed-token.ts";
import { createPlatformLimits } from "../../../worker/local/chat/platform-limits.ts";
import {
  createDeliveryQueue,
  deliveryStates,
  followAt,
  forgetDeliveries,
  SECRETS,
  tokenOf,
} from "../../support/delivery-queue.ts";
import { stubFetch } from "../../support/stub-fetch.ts";
import { openIncident, OUTAGE } from "../../support/team-writes.ts";

const { DB } = env;
const FOLLOWERS = 600;

/** Posts of each webhook. */
const posted = new Map<string, number>();
const answers: number[] = [];
const starts: number[] = [];

/** The platform with its limits of one address. */
const platform = new Hono();
platform.use("/api/*", createPlatformLimits(Date.now));
platform.post("/api/v10/webhooks/:id/:token", (c) => {
  const id = c.req.param("id");
  posted.set(id, (posted.get(id) ?? 0) + 1);
  return c.json({ id: String(1_400_000_000_000_000_000n + BigInt(posted.size)) });
});

stubFetch(async (request) => {
  starts.push(Date.now());
  const answer = await platform.request(request);
  answers.push(answer.status);
  return answer;
});
beforeEach(async () => {
  posted.clear();
  for (const list of [answers, starts]) list.length = 0;
  await forgetDeliveries();
});

describe("an incident that 600 channels follow", () => {
  it("is posted once into each, at no more than 30 calls a second and without a refusal", async () => {
    const one = await followAt(0);
    const copy = DB.prepare(
      `INSERT INTO followers (webhook_id, channel_id, guild_id, token, scope, created_at)
        SELECT ?1, ?2, ?3, ?4, 'all', 0`,
    );
    const ids = Array.from({ length: FOLLOWERS - 1 }, (_, i) =>
      String(1_210_000_000_000_000_000n + BigInt(i)),
    );
    for (let start = 0; start < ids.length; start += 500) {
      await DB.batch(
        await Promise.all(
          ids
            .slice(start, start + 500)
            .map(async (id) => copy.bind(id, id, id, await sealToken(tokenOf(id), id, SECRETS))),
        ),
      );
    }
    const queue = createDeliveryQueue();
    await openIncident(DB, OUTAGE, { author: "1", now: Date.now() });
    const begun = Date.now();
    queue.send();
    await queue.drain();
    expect(posted.size).toBe(FOLLOWERS);
    expect(posted.get(one)).toBe(1);
    expect(Math.max(...posted.values())).toBe(1);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(new Set(Object.values(await deliveryStates()))).toEqual(new Set(["sent"]));
    for (const [index, at] of starts.entries()) {
      const after = starts[index + 30];
      if (after !== undefined) expect(after - at).toBeGreaterThanOrEqual(1000);
    }
    // The pace alone takes 20 s of the simulated clock.
    expect(Date.now() - begun).toBeLessThan(40_000);
  });
});
