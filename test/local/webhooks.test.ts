import { describe, expect, it } from "vitest";
import { shardOf } from "../../app/status/shards/locate.ts";
import { CHANNEL_LIMIT } from "../../worker/local/chat/webhooks.ts";
import { DOWN_SHARD, SHARDS } from "../../worker/local/seed/shards.ts";
import { APPLICATION, NOW, worldAt } from "./world.ts";

const VERIFIER = "a-verifier-that-is-long-enough-for-rfc-7636-tests";
const [, REDIRECT = ""] = APPLICATION.redirectUris;
const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(VERIFIER));
const REQUEST = {
  client_id: APPLICATION.clientId,
  redirect_uri: REDIRECT,
  response_type: "code",
  scope: "webhook.incoming",
  state: "a state",
  code_challenge_method: "S256",
  code_challenge: Buffer.from(hash).toString("base64url"),
};

type World = ReturnType<typeof worldAt>;

function call(world: World, method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  const text = body === undefined ? undefined : JSON.stringify(body);
  return world.fetch(new Request(`http://chat.test${path}`, { method, headers, body: text }));
}

function submit(world: World, path: string, form: Record<string, string>): Promise<Response> {
  const headers = {
    Authorization: `Basic ${btoa(`${APPLICATION.clientId}:${APPLICATION.clientSecret}`)}`,
  };
  const body = new URLSearchParams(form);
  return world.fetch(new Request(`http://chat.test${path}`, { method: "POST", headers, body }));
}

async function consent(world: World, channel: string): Promise<URL> {
  const answer = await submit(world, "/oauth2/authorize", { ...REQUEST, channel });
  return new URL(answer.headers.get("Location") ?? "");
}

function hook(world: World, place = 0) {
  const channel = world.webhooks.servers[0]?.channels[place];
  const webhook = world.webhooks.create(channel?.id ?? "", "Haven");
  return { webhook, path: `/api/v10/webhooks/${webhook.id}/${webhook.token}` };
}

/** A row with one button that opens an address. */
function link(url: string) {
  return [{ type: 1, components: [{ type: 2, style: 5, label: "Open", url }] }];
}

describe("choosing a channel", () => {
  it("offers the channels of several servers, one of them on the shard that is down", async () => {
    const world = worldAt();
    const page = await (
      await world.fetch(
        new Request(`http://chat.test/oauth2/authorize?${new URLSearchParams(REQUEST)}`),
      )
    ).text();
    const { servers } = world.webhooks;
    expect(servers.length).toBeGreaterThan(1);
    for (const { name, channels } of servers) {
      expect(page).toContain(`<h2>${name}</h2>`);
      for (const { id } of channels) expect(page).toContain(`name="channel" value="${id}"`);
    }
    expect(servers.map(({ id }) => shardOf(id, SHARDS))).toContain(DOWN_SHARD);
  });

  it("answers the code with a webhook of that channel, under no one's profile", async () => {
    const world = worldAt();
    const server = world.webhooks.servers[1];
    const channel = server?.channels[0]?.id ?? "";
    const back = await consent(world, channel);
    expect(back.origin + back.pathname).toBe(REDIRECT);
    const answer = await submit(world, "/api/v10/oauth2/token", {
      grant_type: "authorization_code",
      code: back.searchParams.get("code") ?? "",
      redirect_uri: REDIRECT,
      code_verifier: VERIFIER,
    });
    const tokens: { access_token: string; webhook: object } = await answer.json();
    expect(tokens).toMatchObject({
      scope: "webhook.incoming",
      webhook: {
        id: expect.stringMatching(/^\d{17,20}$/),
        token: expect.stringMatching(/^[\w-]{68}$/),
        guild_id: server?.id,
        channel_id: channel,
        name: "Haven",
      },
    });
    const headers = { Authorization: `Bearer ${tokens.access_token}` };
    const me = await world.fetch(new Request("http://chat.test/api/v10/users/@me", { headers }));
    expect(me.status).toBe(401);
  });

  it.each(["", "1100000000000000009"])("denies access for the channel %j", async (channel) => {
    const back = await consent(worldAt(), channel);
    expect(back.searchParams.get("error")).toBe("access_denied");
    expect(back.searchParams.get("state")).toBe("a state");
  });
});

describe("a webhook", () => {
  it("posts and edits its own messages", async () => {
    const world = worldAt();
    const { webhook, path } = hook(world);
    const posted = await call(world, "POST", `${path}?wait=true`, { content: "One" });
    const { id }: { id: string } = await posted.json();
    expect(
      await (await call(world, "PATCH", `${path}/messages/${id}`, { content: "Two" })).json(),
    ).toMatchObject({ id, content: "Two", webhook_id: webhook.id });
    expect((await call(world, "POST", path, { content: "Three" })).status).toBe(204);
    expect(world.webhooks.messagesIn(webhook.channel_id).map(({ content }) => content)).toEqual([
      "Two",
      "Three",
    ]);
    const other = hook(world);
    const stranger = await call(world, "PATCH", `${other.path}/messages/${id}`, { content: "x" });
    expect([stranger.status, await stranger.json()]).toEqual([
      404,
      expect.objectContaining({ code: 10008 }),
    ]);
  });

  it("is unknown once deleted, and refuses another token", async () => {
    const world = worldAt();
    const { webhook, path } = hook(world);
    const wrong = await call(world, "POST", `${path}x`, { content: "One" });
    expect([wrong.status, await wrong.json()]).toEqual([
      401,
      expect.objectContaining({ code: 50027 }),
    ]);
    expect((await call(world, "DELETE", path)).status).toBe(204);
    const gone = await call(world, "POST", path, { content: "One" });
    expect([gone.status, await gone.json()]).toEqual([
      404,
      expect.objectContaining({ code: 10015 }),
    ]);
    expect(world.webhooks.messagesIn(webhook.channel_id)).toEqual([]);
  });

  it("allows 30 calls a minute in a channel, whichever of its webhooks makes them", async () => {
    let now = NOW;
    const world = worldAt(() => now);
    const [one, two, elsewhere] = [hook(world), hook(world), hook(world, 1)];
    for (let calls = 0; calls < CHANNEL_LIMIT; calls += 1) {
      await call(world, "POST", (calls % 2 ? one : two).path, { content: "Hello" });
    }
    now += 20_500;
    const refused = await call(world, "POST", one.path, { content: "Hello" });
    expect([refused.status, refused.headers.get("Retry-After"), await refused.json()]).toEqual([
      429,
      "40",
      expect.objectContaining({ retry_after: 39.5 }),
    ]);
    expect((await call(world, "POST", elsewhere.path, { content: "Hello" })).status).toBe(204);
    now += 39_500;
    expect((await call(world, "POST", one.path, { content: "Hello" })).status).toBe(204);
  });

  it.each([
    ["nothing", {}],
    ["no object", "text"],
    ["a long title", { embeds: [{ title: "x".repeat(257) }] }],
    ["a long description", { embeds: [{ description: "x".repeat(4097) }] }],
    ["an empty field", { embeds: [{ fields: [{ name: "State", value: "" }] }] }],
    [
      "too many fields",
      { embeds: [{ fields: Array.from({ length: 26 }, () => ({ name: "a", value: "b" })) }] },
    ],
    [
      "long embeds",
      { embeds: [{ description: "x".repeat(4000) }, { description: "x".repeat(2001) }] },
    ],
    ["a long address", { content: "x", components: link(`https://haven.test/${"x".repeat(500)}`) }],
  ])("refuses a message with %s", async (_, body) => {
    const world = worldAt();
    const { webhook, path } = hook(world);
    expect((await call(world, "POST", path, body)).status).toBe(400);
    expect(world.webhooks.messagesIn(webhook.channel_id)).toEqual([]);
  });

  it("meets the faults that are set on its path", async () => {
    const world = worldAt();
    const { path } = hook(world);
    world.faults.set({ path: "/api/v10/webhooks/*", status: 503, times: 1 });
    expect((await call(world, "POST", path, { content: "x" })).status).toBe(503);
    expect((await call(world, "POST", path, { content: "x" })).status).toBe(204);
  });
});

describe("the channels' page", () => {
  it("shows what was posted, as text, and deletes messages and webhooks", async () => {
    const world = worldAt();
    const { webhook, path } = hook(world);
    const embeds = [
      {
        title: "<b>Shards down</b>",
        description: "Since <t:1700000000:R>",
        fields: [{ name: "Shards", value: "17" }],
      },
    ];
    await call(world, "POST", `${path}?wait=true`, {
      embeds,
      components: link("https://haven.test/status"),
    });
    const [message] = world.webhooks.messagesIn(webhook.channel_id);
    const page = await (await call(world, "GET", "/channels")).text();
    expect(page).toContain("<strong>&lt;b&gt;Shards down&lt;/b&gt;</strong>");
    expect(page).toContain("Since 2023-11-14 22:13:20 UTC");
    expect(page).toContain('<a href="https://haven.test/status">Open</a>');
    for (const action of [
      `/channels/messages/${message?.id}/delete`,
      `/channels/webhooks/${webhook.id}/delete`,
    ]) {
      expect(page).toContain(`action="${action}"`);
      expect((await call(world, "POST", action)).status).toBe(303);
    }
    expect(world.webhooks.messagesIn(webhook.channel_id)).toEqual([]);
    expect(world.webhooks.list()).toEqual([]);
  });
});
