import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { readShardsCopy, uptimeKeyOf } from "../../../worker/status/uptime-value.ts";
import { OWNER } from "../../support/fixtures.ts";

const write = (key: string, value: object) => env.CACHE.put(key, JSON.stringify(value));

afterEach(async () => {
  await env.CACHE.delete("uptime");
  await env.CACHE.delete(uptimeKeyOf(OWNER));
});

describe("the copy of the shards", () => {
  it("T48: is never read by a site with another address, or of another bot", async () => {
    await write(uptimeKeyOf(OWNER), { bot: OWNER.botApiUrl, value: [2], storedAt: 6, kvAt: 6 });
    expect(await readShardsCopy(env.CACHE, OWNER)).toContain('"value":[2]');
    const others = [
      { ...OWNER, siteUrl: "https://staging.haven.test" },
      { ...OWNER, botApiUrl: "https://bot.test/staging" },
    ];
    for (const other of others) expect(await readShardsCopy(env.CACHE, other)).toBeNull();
  });

  it("T48: is read from an older release's key until there is a new one, and in no other shape", async () => {
    await write("uptime", { value: [3], storedAt: 7, kvAt: 7, record: null });
    expect(await readShardsCopy(env.CACHE, OWNER)).toContain('"value":[3]');
    await write(uptimeKeyOf(OWNER), { shape: "v0", value: [4], storedAt: 8, kvAt: 8 });
    expect(await readShardsCopy(env.CACHE, OWNER)).toBeNull();
  });
});
