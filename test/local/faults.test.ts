import { afterEach, describe, expect, it, vi } from "vitest";
import { freePort, listen, PortTaken } from "../../worker/local/ports.ts";
import { APPLICATION, askBot, worldAt } from "./world.ts";

const world = worldAt();

function put(fault: unknown): Promise<Response> {
  const body = JSON.stringify(fault);
  return world.fetch(new Request("http://bot.test/__faults", { method: "PUT", body }));
}

afterEach(() => {
  world.faults.clear();
  vi.useRealTimers();
});

describe("a fault", () => {
  it("answers with a status, a Retry-After and JSON", async () => {
    expect((await put({ path: "/team", status: 429, retryAfter: 30 })).status).toBe(204);
    const response = await askBot(world, "/team");
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toBe("30");
    expect(await response.json()).toHaveProperty("error");
  });

  it("a fault affects as many requests as it says, then none", async () => {
    await put({ path: "/team", status: 500, times: 2 });
    const statuses: number[] = [];
    for (let asked = 0; asked < 3; asked += 1) statuses.push((await askBot(world, "/team")).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it("a fault with a share affects that share of the requests", async () => {
    await put({ path: "/team", status: 500, share: 0.5 });
    let met = 0;
    for (let asked = 0; asked < 200; asked += 1) {
      if ((await askBot(world, "/team")).status === 500) met += 1;
    }
    expect(met).toBeGreaterThan(70);
    expect(met).toBeLessThan(130);
  });

  it("a fault matches a prefix, and an exact path before it", async () => {
    await put({ path: "/blacklist/*", status: 503 });
    await put({ path: "/blacklist/user/cogs", status: 418 });
    expect((await askBot(world, "/blacklist/user/users")).status).toBe(503);
    expect((await askBot(world, "/blacklist/user/cogs")).status).toBe(418);
    expect((await askBot(world, "/team")).status).toBe(200);
  });

  it("is listed, and cleared, from either side", async () => {
    await put({ path: "/team", status: 500 });
    const listed = await world.fetch(new Request("http://chat.test/__faults"));
    expect(await listed.json()).toEqual([{ path: "/team", status: 500 }]);
    await world.fetch(new Request("http://chat.test/__faults", { method: "DELETE" }));
    expect((await askBot(world, "/team")).status).toBe(200);
  });

  it.each([{}, { path: "team" }, { path: "/team", status: 99 }, { path: "/team", times: 0 }])(
    "a malformed fault is refused: %j",
    async (fault) => {
      expect((await put(fault)).status).toBe(400);
      expect(world.faults.list()).toEqual([]);
    },
  );

  it("a fault affects the chat platform too", async () => {
    await put({ path: "/api/v10/users/@me", status: 502 });
    const response = await world.fetch(new Request("http://chat.test/api/v10/users/@me"));
    expect(response.status).toBe(502);
  });

  it("delays an answer by exactly so much", async () => {
    vi.useFakeTimers();
    await put({ path: "/shards", delay: 5_000 });
    let answered = false;
    const answer = askBot(world, "/shards").then((response) => {
      answered = true;
      return response;
    });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(200);
  });
});

describe("a broken body", () => {
  it.each(["garbage", "empty", "truncated"])("of kind %s is JSON by name only", async (body) => {
    await put({ path: "/shards", body });
    const response = await askBot(world, "/shards");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toContain("application/json");
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  it("of kind truncated is the first half of the real one", async () => {
    const whole = await (await askBot(world, "/shards")).text();
    await put({ path: "/shards", body: "truncated" });
    const half = await (await askBot(world, "/shards")).text();
    expect(half).toBe(whole.slice(0, Math.floor(whole.length / 2)));
  });

  it("of kind html is a page", async () => {
    await put({ path: "/shards", body: "html" });
    const response = await askBot(world, "/shards");
    expect(response.headers.get("Content-Type")).toContain("text/html");
    expect(await response.text()).toContain("<!doctype html>");
  });

  it("of kind wrong-shape is JSON, but neither list nor record", async () => {
    await put({ path: "/shards", body: "wrong-shape" });
    expect(typeof (await (await askBot(world, "/shards")).json())).toBe("string");
  });

  it("of any other text is sent as it is", async () => {
    await put({ path: "/shards", status: 201, body: '[{"shard_id":0}]' });
    const response = await askBot(world, "/shards");
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual([{ shard_id: 0 }]);
  });

  it("of kind redirect leads to a path that shows in the log if followed", async () => {
    await put({ path: "/shards", body: "redirect" });
    const response = await askBot(world, "/shards");
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("http://bot.test/elsewhere");
  });

  it("of kind huge goes on past 8 MiB until the reader stops", async () => {
    await put({ path: "/shards", body: "huge" });
    const reader = (await askBot(world, "/shards")).body?.getReader();
    let bytes = 0;
    while (bytes < 9 * 1024 * 1024) {
      const part = await reader?.read();
      if (!part || part.done) break;
      bytes += part.value.length;
    }
    await reader?.cancel();
    expect(bytes).toBeGreaterThan(8 * 1024 * 1024);
  });

  it("of kind drip comes one byte at a time, 100 ms apart", async () => {
    vi.useFakeTimers();
    await put({ path: "/shards", body: "drip" });
    const reader = (await askBot(world, "/shards")).body?.getReader();
    const parts: number[] = [];
    const reading = (async () => {
      for (let part = 0; part < 3; part += 1) {
        const read = await reader?.read();
        parts.push(read?.value?.length ?? 0);
      }
    })();
    await vi.advanceTimersByTimeAsync(99);
    expect(parts).toEqual([]);
    await vi.advanceTimersByTimeAsync(301);
    await reading;
    expect(parts).toEqual([1, 1, 1]);
    await reader?.cancel();
  });

  it("of kind reset rejects in memory", async () => {
    await put({ path: "/shards", body: "reset" });
    await expect(askBot(world, "/shards")).rejects.toThrow(new TypeError("reset"));
  });
});

describe("over real sockets", () => {
  it("answers, breaks the connection on reset, and takes no port twice", async () => {
    const port = await freePort();
    const stop = await listen(world.bot, "the bot API", port);
    try {
      const headers = { "X-API-Key": APPLICATION.apiKey };
      const address = `http://127.0.0.1:${port}/shards`;
      expect((await fetch(address, { headers })).status).toBe(200);
      world.faults.set({ path: "/shards", body: "reset" });
      await expect(fetch(address, { headers })).rejects.toThrow(TypeError);
      await expect(listen(world.bot, "the bot API", port)).rejects.toThrow(PortTaken);
    } finally {
      stop();
    }
  });
});
