import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { beginSignIn, cookiesOf, visitHere } from "../../support/site.ts";

const { CACHE } = env as unknown as { CACHE: KVNamespace };
let refused = 0;
const FULL: KVNamespace = Object.assign(Object.create(CACHE), {
  put() {
    refused += 1;
    return Promise.reject(new Error("KV put() limit exceeded for the day."));
  },
});

async function visitFull(path: string, cookie = ""): Promise<Response> {
  const headers = { Cookie: cookie };
  const { answer, ended } = await visitHere(path, { headers, bindings: { CACHE: FULL } });
  await ended();
  return answer;
}

it("T45: signing in works on when no more copies may be written", async () => {
  expect((await visitFull("/api/commands")).status).toBe(200);
  expect(refused).toBe(1);
  const { cookie, callback } = await beginSignIn("Manager");
  const done = await visitFull(callback.pathname + callback.search, cookie);
  const session = cookiesOf(done)["__Host-session"];
  const me = await visitFull("/api/auth/me", `__Host-session=${session}`);
  expect([me.status, await me.json()]).toMatchObject([200, { rank: "Manager" }]);
});
