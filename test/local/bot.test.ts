import { describe, expect, it } from "vitest";
import { APPLICATION, askBot, worldAt } from "./world.ts";

const world = worldAt();

describe("the bot API", () => {
  it.each(["/commands", "/team", "/blacklist/user/users", "/nowhere"])(
    "answers %s only with the key",
    async (path) => {
      const bare = await world.fetch(new Request(`http://bot.test${path}`));
      const headers = { "X-API-Key": `${APPLICATION.apiKey}x` };
      const wrong = await world.fetch(new Request(`http://bot.test${path}`, { headers }));
      expect([bare.status, wrong.status]).toEqual([401, 401]);
      expect(await bare.json()).toHaveProperty("error");
    },
  );

  it.each([
    ["/user/12345678901234567", 404],
    ["/avatars/12345678901234567", 404],
    ["/user/12", 400],
    ["/avatars/abc", 400],
    ["/logs/economy/1%2F2", 400],
    ["/activity/messages?time_range=7d", 400],
    ["/activity/messages?server_id=914857203355312148&time_range=8d", 400],
    ["/activity/messages?server_id=914857203355312148&time_range=constructor", 400],
    ["/blacklist/user/toString", 404],
    ["/nowhere", 404],
  ])("answers %s with %i and JSON", async (path, status) => {
    const response = await askBot(world, path);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty("error");
  });

  it("has no logs for people who never traded", async () => {
    const response = await askBot(world, "/logs/economy/12345678901234567");
    expect(await response.json()).toEqual([]);
  });

  it("records its requests, without the control paths", async () => {
    const ours = worldAt();
    await askBot(ours, "/activity/messages?server_id=914857203355312148&time_range=7d");
    const seen = await ours.fetch(new Request("http://bot.test/__requests"));
    expect(await seen.json()).toMatchObject([
      {
        side: "bot",
        method: "GET",
        path: "/activity/messages",
        query: { server_id: "914857203355312148", time_range: "7d" },
        headers: { "x-api-key": APPLICATION.apiKey },
      },
    ]);
    await ours.fetch(new Request("http://chat.test/__requests", { method: "DELETE" }));
    expect(ours.requests.seen).toEqual([]);
  });

  it("knows no other host", async () => {
    await expect(world.fetch(new Request("http://elsewhere.test/"))).rejects.toThrow(TypeError);
  });
});

describe("the image host", () => {
  it.each(["avatars/juniper.svg", "banners/juniper.svg", "covers/farm.svg", "templates/3.svg"])(
    "draws %s without a key, for a long time",
    async (file) => {
      const response = await world.fetch(new Request(`http://cdn.test/${file}`));
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toMatch(/^image\/svg\+xml/);
      expect(response.headers.get("Cache-Control")).toContain("immutable");
      expect(await response.text()).toMatch(/^<svg xmlns=.*<\/svg>$/s);
    },
  );

  it("is also served below the bot API's /cdn", async () => {
    const one = await world.fetch(new Request("http://cdn.test/avatars/a.svg"));
    const other = await world.fetch(new Request("http://bot.test/cdn/avatars/a.svg"));
    expect(await other.text()).toBe(await one.text());
  });

  it.each([
    "avatars/gone-1.svg",
    "avatars/..%2Fteam",
    "avatars/a.png",
    "toString/a.svg",
    "templates/99.svg",
  ])("the image host has no %s", async (file) => {
    expect((await world.fetch(new Request(`http://cdn.test/${file}`))).status).toBe(404);
  });
});
