import { afterEach, describe, expect, it } from "vitest";
import { BotError } from "../../../app/contract/bot.ts";
import { presentShards } from "../../../app/status/shards/present.ts";
import { createTestBot } from "../../support/bot.ts";
import { goOn, stopTime, timed } from "../../support/time.ts";

const SHARD = { shard_id: 0, server_count: 1, member_count: 2, latency: 3, uptime: 4 };
const up = [{ ...SHARD, is_ready: true }];
const down = [{ ...SHARD, is_ready: false }];

afterEach(goOn);

/** A bot whose shards were read when all was well, and what it answers from now on. */
async function after(seconds: number, answer: unknown) {
  const t = createTestBot({ "/shards": up });
  await t.bot.shards();
  t.clock.advance(seconds);
  t.answers["/shards"] = answer;
  return t;
}

describe("the shards for 'is it up now?'", () => {
  it("are those of the last minute", async () => {
    const t = await after(59, down);
    expect((await presentShards(t.bot)).value[0]?.is_ready).toBe(true);
    expect(t.asked).toEqual(["/shards"]);
  });

  it("are asked for anew after a minute, and the visitor waits for them", async () => {
    const t = await after(61, down);
    const read = await presentShards(t.bot);
    expect([read.value[0]?.is_ready, read.age]).toEqual([false, 0]);
  });

  it("are read anew in an isolate that has only the copy of another", async () => {
    const first = await after(0, up);
    await first.settled();
    const second = createTestBot({ "/shards": down });
    for (const [path, entry] of first.edge) second.edge.set(path, entry);
    second.clock.advance(61);
    expect((await presentShards(second.bot)).value[0]?.is_ready).toBe(false);
  });

  it("are the old ones when the bot answers with an error", async () => {
    const t = await after(61, new BotError("network", "gone"));
    expect(await presentShards(t.bot)).toMatchObject({ state: "stale", age: 61 });
    await t.settled();
  });

  it("are the old ones after a second when the bot does not answer", async () => {
    stopTime();
    const t = await after(61, () => new Promise(() => {}));
    const { value, ms } = await timed(() => presentShards(t.bot));
    expect([value.state, ms]).toEqual(["stale", 1_000]);
  });
});
