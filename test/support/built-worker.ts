import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Env } from "../../worker/config.ts";
import { SITE_URL } from "./fixtures.ts";

const built = "/build/server/index.js";
const { default: worker }: { default: ExportedHandler<Env> } = await import(
  /* @vite-ignore */ built
);

/**
 * A request to the built worker within the test's own request. With time stopped (time.ts) there is no
 * other way: a timer that the test lets end must not wake work that belongs to another request.
 * `ended` is when what the worker does behind the answer is done.
 */
export async function visitHere(
  path: string,
  { bindings = {}, ...init }: RequestInit & { bindings?: object } = {},
): Promise<{ answer: Response; ended: () => Promise<void> }> {
  const context = createExecutionContext();
  const request = new Request(SITE_URL + path, { redirect: "manual", ...init });
  const answer = await worker.fetch?.(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the platform's own request has more to it than the worker reads
    request as unknown as Parameters<NonNullable<typeof worker.fetch>>[0],
    { ...env, ...bindings },
    context,
  );
  if (!answer) throw new Error("the built worker has no fetch");
  const whole = new Response(await answer.arrayBuffer(), answer);
  return { answer: whole, ended: () => waitOnExecutionContext(context) };
}
