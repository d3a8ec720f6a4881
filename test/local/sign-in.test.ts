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
describe("the chat platform refuses", () => {
  it.each<Params>([{ client_id: "1" }, { redirect_uri: "https://evil.test/" }])(
    "a sign-in of %j, and sends nobody back",
    async (changes) => {
      for (const response of [
        await authorize(worldAt(), changes),
        await consent(worldAt(), "", changes),
      ]) {
        expect(response.status).toBe(400);
        expect(response.headers.get("Location")).toBeNull();
      }
    },
  );

  it("a code that was tried before", async () => {
    const world = worldAt();
    const code = await codeFor(world);
    expect((await exchange(world, code)).status).toBe(200);
    expect((await exchange(world, code)).status).toBe(400);
  });

  it.each<Params>([
    { redirect_uri: "https://haven.test/other" },
    { code_verifier: `${VERIFIER}x` },
    { code_verifier: "" },
    { code: "made-up" },
  ])("a code with %j", async (changes) => {
    const world = worldAt();
    const response = await exchange(world, await codeFor(world), changes);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: "invalid_grant" });
  });

  it("another application's secret", async () => {
    const world = worldAt();
    const form = { grant_type: "authorization_code", code: await codeFor(world) };
    const headers = { Authorization: `Basic ${btoa("someone:else")}` };
    const response = await post(world, "/api/v10/oauth2/token", form, headers);
    expect(response.status).toBe(401);
  });
});
