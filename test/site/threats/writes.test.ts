import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { Env } from "../../../worker/context/config.ts";
import { SITE_URL } from "../../support/fixtures.ts";
import { beginSignIn, cookiesOf } from "../../support/site.ts";

// The built worker itself, for it is given a store of our own.
const built = "/build/server/index.js";
const { default: worker }: { default: ExportedHandler<Env> } = await import(
  /* @vite-ignore */ built
);

const { CACHE } = env as unknown as { CACHE: KVNamespace };
let refused = 0;
const FULL: KVNamespace = Object.assign(Object.create(CACHE), {
  put() {
    refused += 1;
    return Promise.reject(new Error("KV put() limit exceeded for the day."));
  },
});

async function visit(path: string, cookie = ""): Promise<Response> {
  const context = createExecutionContext();
  const request = new Request(SITE_URL + path, { headers: { Cookie: cookie }, redirect: "manual" });
  const answer = await worker.fetch?.(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the platform's own request has more to it than the worker reads
    request as unknown as Parameters<NonNullable<typeof worker.fetch>>[0],
    { ...env, CACHE: FULL },
    context,
  );
  if (!answer) throw new Error("the built worker has no fetch");
  await waitOnExecutionContext(context);
  return answer;
}

it("T45: signing in works on when no more copies may be written", async () => {
  expect((await visit("/api/commands")).status).toBe(200);
  expect(refused).toBe(1);
  const { cookie, callback } = await beginSignIn("Manager");
  const done = await visit(callback.pathname + callback.search, cookie);
  const session = cookiesOf(done)["__Host-session"];
  const me = await visit("/api/auth/me", `__Host-session=${session}`);
  expect([me.status, await me.json()]).toMatchObject([200, { rank: "Manager" }]);
});
