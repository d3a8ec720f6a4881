import { describe, expect, it } from "vitest";
import { APPLICATION, NOW, worldAt } from "./world.ts";

const VERIFIER = "a-verifier-that-is-long-enough-for-rfc-7636-tests";
const REDIRECT = APPLICATION.redirectUris[0] ?? "";
const BASIC = `Basic ${btoa(`${APPLICATION.clientId}:${APPLICATION.clientSecret}`)}`;

async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return Buffer.from(hash).toString("base64url");
}

const REQUEST = {
  client_id: APPLICATION.clientId,
  redirect_uri: REDIRECT,
  response_type: "code",
  scope: "identify",
  state: "the state & more",
  code_challenge_method: "S256",
  code_challenge: await challengeOf(VERIFIER),
};

type World = ReturnType<typeof worldAt>;
type Params = Record<string, string>;

function authorize(world: World, changes: Params = {}): Promise<Response> {
  const query = new URLSearchParams({ ...REQUEST, ...changes });
  return world.fetch(new Request(`http://chat.test/oauth2/authorize?${query}`));
}

function post(world: World, path: string, form: Params, headers: Params = {}): Promise<Response> {
  const body = new URLSearchParams(form);
  return world.fetch(new Request(`http://chat.test${path}`, { method: "POST", body, headers }));
}

function consent(world: World, person: string, changes: Params = {}): Promise<Response> {
  return post(world, "/oauth2/authorize", { ...REQUEST, ...changes, person });
}

async function codeFor(world: World, place = 0, scope = "identify"): Promise<string> {
  const response = await consent(world, world.people[place]?.id ?? "", { scope });
  return new URL(response.headers.get("Location") ?? "").searchParams.get("code") ?? "";
}

function exchange(world: World, code: string, changes: Params = {}): Promise<Response> {
  const form = {
    grant_type: "authorization_code",
    code,
    redirect_uri: REDIRECT,
    code_verifier: VERIFIER,
    ...changes,
  };
  return post(world, "/api/v10/oauth2/token", form, { Authorization: BASIC });
}

async function tokenFor(world: World, place = 0, scope = "identify"): Promise<string> {
  const answer: unknown = await (await exchange(world, await codeFor(world, place, scope))).json();
  return String(Reflect.get(Object(answer), "access_token"));
}

function me(world: World, token: string, below = ""): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}` };
  return world.fetch(new Request(`http://chat.test/api/v10/users/@me${below}`, { headers }));
}

describe("signing in", () => {
  it("offers one person of each rank, a visitor, and a way out", async () => {
    const page = await (await authorize(worldAt())).text();
    const buttons = [...page.matchAll(/<button[^>]*>([^<]+)<\/button>/g)].map((match) => match[1]);
    expect(page).toContain("<h1>Local sign-in</h1>");
    expect(buttons).toEqual([
      "Continue as juniper (Developer)",
      "Continue as marlow (Manager)",
      "Continue as wrenfield (Moderator)",
      "Continue as mirabel (Supporter)",
      expect.stringMatching(/^Continue as \S+ \(Visitor\)$/),
      "Cancel",
    ]);
  });

  it("sends the person back with a code and the state, and tells who they are", async () => {
    const world = worldAt();
    const response = await consent(world, world.people[1]?.id ?? "");
    const back = new URL(response.headers.get("Location") ?? "");
    expect(response.status).toBe(303);
    expect(back.origin + back.pathname).toBe(REDIRECT);
    expect(back.searchParams.get("state")).toBe(REQUEST.state);

    const answer = await exchange(world, back.searchParams.get("code") ?? "");
    expect(answer.status).toBe(200);
    const token: unknown = await answer.json();
    expect(token).toMatchObject({ token_type: "Bearer", scope: "identify", expires_in: 604_800 });
    const profile = await me(world, String(Reflect.get(Object(token), "access_token")));
    expect(await profile.json()).toMatchObject({
      id: world.people[1]?.id,
      username: "marlow",
      global_name: "Marlow",
      discriminator: "0",
    });
  });

  it("knows the four of the team as the bot does, and a visitor who is not on it", async () => {
    const { people, seed } = worldAt();
    const ranks = people.map(
      ({ id }) => seed.teamAnswer().find(({ user_id }) => user_id === id)?.rank,
    );
    expect(ranks).toEqual(["Developer", "Manager", "Moderator", "Supporter", undefined]);
  });

  it("sends people who cancel back with access_denied", async () => {
    const response = await consent(worldAt(), "");
    const back = new URL(response.headers.get("Location") ?? "");
    expect(back.searchParams.get("error")).toBe("access_denied");
    expect(back.searchParams.get("state")).toBe(REQUEST.state);
    expect(back.searchParams.has("code")).toBe(false);
  });

  it("writes hostile parameters into the page as text", async () => {
    const page = await (await authorize(worldAt(), { state: '"><script>1</script>' })).text();
    expect(page).not.toContain("<script>");
    expect(page).toContain("&quot;&gt;&lt;script&gt;");
  });

  it("explains the bot's invite link instead of signing in", async () => {
    const page = await authorize(worldAt(), { scope: "bot applications.commands" });
    expect(await page.text()).toContain("Add Haven to a server");
  });
});

describe("a sign-in request is refused", () => {
  it.each<Params>([
    { client_id: "1" },
    { redirect_uri: "https://evil.test/" },
    { redirect_uri: `${REDIRECT}/` },
  ])("a sign-in request is refused in place for %j", async (changes) => {
    for (const response of [
      await authorize(worldAt(), changes),
      await consent(worldAt(), "", changes),
    ]) {
      expect(response.status).toBe(400);
      expect(response.headers.get("Location")).toBeNull();
    }
  });

  it.each([
    [{ response_type: "token" }, "unsupported_response_type"],
    [{ scope: "identify email" }, "invalid_scope"],
    [{ code_challenge_method: "plain" }, "invalid_request"],
    [{ code_challenge: "short" }, "invalid_request"],
  ])("a sign-in request is refused back at the application for %j", async (changes, error) => {
    const response = await authorize(worldAt(), changes);
    const back = new URL(response.headers.get("Location") ?? "");
    expect(back.searchParams.get("error")).toBe(error);
    expect(back.searchParams.get("state")).toBe(REQUEST.state);
  });
});

describe("a code", () => {
  it("an authorization code works once", async () => {
    const world = worldAt();
    const code = await codeFor(world);
    expect((await exchange(world, code)).status).toBe(200);
    expect((await exchange(world, code)).status).toBe(400);
  });

  it("is used up even by a failed attempt", async () => {
    const world = worldAt();
    const code = await codeFor(world);
    expect((await exchange(world, code, { code_verifier: "x".repeat(43) })).status).toBe(400);
    expect((await exchange(world, code)).status).toBe(400);
  });

  it("is too old after a minute", async () => {
    let now = NOW;
    const world = worldAt(() => now);
    const code = await codeFor(world);
    now += 60_000;
    expect((await exchange(world, code)).status).toBe(400);
  });

  it.each([
    [{ redirect_uri: "https://haven.test/other" }, "invalid_grant"],
    [{ code_verifier: `${VERIFIER}x` }, "invalid_grant"],
    [{ code_verifier: "" }, "invalid_grant"],
    [{ code: "made-up" }, "invalid_grant"],
    [{ grant_type: "client_credentials" }, "unsupported_grant_type"],
  ])("is refused with %j", async (changes, error) => {
    const world = worldAt();
    const response = await exchange(world, await codeFor(world), changes);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error });
  });

  it("is invalid for another application", async () => {
    const world = worldAt();
    const form = { grant_type: "authorization_code", code: await codeFor(world) };
    const headers = { Authorization: `Basic ${btoa("someone:else")}` };
    const response = await post(world, "/api/v10/oauth2/token", form, headers);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: "invalid_client" });
  });
});

describe("a token", () => {
  it("is refused once revoked", async () => {
    const world = worldAt();
    const token = await tokenFor(world);
    expect((await me(world, token)).status).toBe(200);
    const path = "/api/v10/oauth2/token/revoke";
    expect((await post(world, path, { token })).status).toBe(401);
    expect((await me(world, token)).status).toBe(200);
    expect((await post(world, path, { token }, { Authorization: BASIC })).status).toBe(200);
    expect((await me(world, token)).status).toBe(401);
  });

  it("is refused after a week", async () => {
    let now = NOW;
    const world = worldAt(() => now);
    const token = await tokenFor(world);
    now += 604_800_000;
    expect((await me(world, token)).status).toBe(401);
  });

  it("is not accepted as a code", async () => {
    const world = worldAt();
    expect((await me(world, await codeFor(world))).status).toBe(401);
    expect((await me(world, "")).status).toBe(401);
  });
});

describe("the servers of a person", () => {
  async function guildsOf(place: number, query = "?limit=200"): Promise<object[]> {
    const world = worldAt();
    const token = await tokenFor(world, place, "identify guilds");
    return (await me(world, token, `/guilds${query}`)).json();
  }

  it("are told with the scope guilds alone, as long as the token lives", async () => {
    const world = worldAt();
    const signIn = await tokenFor(world);
    expect((await me(world, signIn, "/guilds")).status).toBe(403);
    const token = await tokenFor(world, 0, "identify guilds");
    expect((await me(world, token, "/guilds")).status).toBe(200);
    await post(world, "/api/v10/oauth2/token/revoke", { token }, { Authorization: BASIC });
    expect((await me(world, token, "/guilds")).status).toBe(401);
  });

  it("are at most as many as were asked for, with ids of servers that exist", async () => {
    const guilds = await guildsOf(0, "?limit=3");
    expect(guilds.length).toBe(3);
    for (const guild of guilds) {
      expect(guild).toMatchObject({
        id: expect.stringMatching(/^\d{17,20}$/),
        owner: expect.any(Boolean),
      });
    }
  });
});
