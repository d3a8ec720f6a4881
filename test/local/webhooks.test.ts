import { RESTJSONErrorCodes } from "discord-api-types/v10";
import { describe, expect, it } from "vitest";
import { CODES } from "../../worker/deliveries/webhook.ts";
import { INVALID_ANSWERS, REQUESTS_A_SECOND } from "../../worker/local/chat/platform-limits.ts";
import { CHANNEL_LIMIT, MAX_WEBHOOKS, WEBHOOK_LIMIT } from "../../worker/local/chat/webhooks.ts";
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
  it("posts, and answers with the message only if asked to", async () => {
    const world = worldAt();
    const { webhook, path } = hook(world);
    const posted = await call(world, "POST", `${path}?wait=true`, { content: "One" });
    expect(await posted.json()).toMatchObject({ content: "One", webhook_id: webhook.id });
    expect((await call(world, "POST", path, { content: "Two" })).status).toBe(204);
    expect(world.webhooks.messagesIn(webhook.channel_id).map(({ content }) => content)).toEqual([
      "One",
      "Two",
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
    const hooks = Array.from({ length: 6 }, () => hook(world));
    const [one = hook(world)] = hooks;
    const elsewhere = hook(world, 1);
    for (let calls = 0; calls < CHANNEL_LIMIT; calls += 1) {
      await call(world, "POST", (hooks[calls % 6] ?? one).path, { content: "Hello" });
    }
    now += 20_500;
    const refused = await call(world, "POST", one.path, { content: "Hello" });
    expect([refused.status, refused.headers.get("Retry-After"), await refused.json()]).toEqual([
      429,
      "40",
      expect.objectContaining({ retry_after: 39.5, global: false }),
    ]);
    expect(refused.headers.get("X-RateLimit-Scope")).toBe("shared");
    expect((await call(world, "POST", elsewhere.path, { content: "Hello" })).status).toBe(204);
    now += 39_500;
    expect((await call(world, "POST", one.path, { content: "Hello" })).status).toBe(204);
  });

  it("allows 5 calls in two seconds", async () => {
    let now = NOW;
    const world = worldAt(() => now);
    const { path } = hook(world);
    const statuses: number[] = [];
    for (let calls = 0; calls <= WEBHOOK_LIMIT; calls += 1) {
      statuses.push((await call(world, "POST", path, { content: "Hello" })).status);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    now += 2000;
    expect((await call(world, "POST", path, { content: "Hello" })).status).toBe(204);
  });

  it("is refused in a forum, and in a channel that has fifteen", async () => {
    const world = worldAt();
    const forum = world.webhooks.servers.flatMap(({ forums }) => forums)[0]?.id ?? "";
    const { id, token } = world.webhooks.create(forum, "Haven");
    const refused = await call(world, "POST", `/api/v10/webhooks/${id}/${token}`, { content: "x" });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({ code: 220001 }),
    ]);
    for (let made = 0; made < MAX_WEBHOOKS; made += 1) hook(world);
    expect(() => hook(world)).toThrow(RangeError);
    const channel = world.webhooks.servers[0]?.channels[0]?.id ?? "";
    const back = await consent(world, channel);
    const answer = await submit(world, "/api/v10/oauth2/token", {
      grant_type: "authorization_code",
      code: back.searchParams.get("code") ?? "",
      redirect_uri: REDIRECT,
      code_verifier: VERIFIER,
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 30007 }),
    ]);
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
});

describe("an address without Authorization", () => {
  it("may call 50 times a second", async () => {
    let now = NOW;
    const world = worldAt(() => now);
    const path = "/api/v10/webhooks/1100000000000000001/token";
    for (let calls = 0; calls < REQUESTS_A_SECOND; calls += 1) {
      expect((await call(world, "POST", path, { content: "x" })).status).toBe(404);
    }
    const refused = await call(world, "POST", path, { content: "x" });
    expect([
      refused.status,
      refused.headers.get("X-RateLimit-Scope"),
      await refused.json(),
    ]).toEqual([429, "global", expect.objectContaining({ global: true, retry_after: 1 })]);
    now += 1000;
    expect((await call(world, "POST", path, { content: "x" })).status).toBe(404);
  });

  it("is blocked without JSON after 10,000 answers of 401, 403 or 429 in ten minutes", async () => {
    let now = NOW;
    const world = worldAt(() => now);
    const { webhook } = hook(world);
    const wrong = `/api/v10/webhooks/${webhook.id}/wrong`;
    for (let calls = 0; calls < INVALID_ANSWERS; calls += 1) {
      now += 25;
      expect((await call(world, "POST", wrong)).status).toBe(401);
    }
    const blocked = await call(world, "POST", wrong);
    expect([blocked.status, await blocked.text()]).toEqual([429, "error code: 1015"]);
    expect(blocked.headers.get("Retry-After")).toBe("3600");
  });
});

describe("the site", () => {
  it("reads the codes that the platform publishes", () => {
    const names = [
      CODES.general,
      CODES.unknownChannel,
      CODES.unknownWebhook,
      CODES.invalidWebhookToken,
      CODES.blockedAddress,
      CODES.forum,
      ...CODES.refusedMessage,
    ].map((number) => RESTJSONErrorCodes[number]);
    expect(names).toEqual([
      "GeneralError",
      "UnknownChannel",
      "UnknownWebhook",
      "InvalidWebhookToken",
      "CloudflareIsBlockingYourRequest",
      "WebhooksPostedToForumChannelsMustHaveAThreadNameOrThreadId",
      "InvalidFormBodyOrContentType",
      "CannotSendAnEmptyMessage",
      "RequestEntityTooLarge",
      "MessageWasBlockedByAutomaticModeration",
      "MessageBlockedByHarmfulLinksFilter",
    ]);
  });
});
