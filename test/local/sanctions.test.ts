import { describe, expect, it } from "vitest";
import { CONFIG, WORLD } from "../support/fixtures.ts";
import { createOutsideWorld } from "../../worker/local/world.ts";

function bot() {
  const world = createOutsideWorld({ ...WORLD, now: Date.UTC(2026, 10, 24) });
  const call = (path: string, init?: RequestInit) =>
    world.bot.request(path, {
      ...init,
      headers: { "X-API-Key": CONFIG.BOT_API_KEY, "Content-Type": "application/json" },
    });
  const rowsAbout = async (path: string, id: string) => {
    const rows = (await (await call(path)).json()) as { user_id?: string }[];
    return rows.filter((row) => row.user_id === id);
  };
  return { call, rowsAbout };
}

describe("the simulated bot's sanctions", () => {
  it("are given and lifted by hand", async () => {
    const { call, rowsAbout } = bot();
    const id = "111111111111111111";
    const row = { user_id: id, moderator_id: "1", duration: 0, reason: null, timestamp: 1 };
    const path = "/__blacklist/user/users";
    expect((await call(path, { method: "PUT", body: JSON.stringify(row) })).status).toBe(204);
    expect(await rowsAbout("/blacklist/user/users", id)).toEqual([row]);
    expect((await call(`${path}?id=${id}`, { method: "DELETE" })).status).toBe(204);
    expect(await rowsAbout("/blacklist/user/users", id)).toEqual([]);
    expect((await call(path, { method: "PUT", body: "{}" })).status).toBe(400);
    expect((await call("/__blacklist/user/none", { method: "DELETE" })).status).toBe(404);
  });
});
