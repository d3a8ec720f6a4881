import { afterEach, describe, expect, it } from "vitest";
import { freePort, listen, PortTaken } from "../../worker/local/ports.ts";
import { APPLICATION, askBot, worldAt } from "./world.ts";

const world = worldAt();

function put(fault: unknown): Promise<Response> {
  const body = JSON.stringify(fault);
  return world.fetch(new Request("http://bot.test/__faults", { method: "PUT", body }));
}

afterEach(() => {
  world.faults.clear();
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
