import { describe, expect, it } from "vitest";
import { APPLICATION, worldAt } from "./world.ts";

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

async function codeFor(world: World): Promise<string> {
  const response = await consent(world, world.people[0]?.id ?? "");
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

/** The tests of the sign-in rely on a platform that refuses. */
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
