import { SITE_URL } from "./fixtures.ts";
import type { TestWorker } from "./test-worker.ts";

/** Sends JSON to a worker as its own page does; returns the parsed answer. */
export async function post(
  worker: TestWorker,
  path: string,
  body: unknown = {},
): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> {
  const answer = await worker.ask(path, {
    method: "POST",
    headers: { Origin: SITE_URL, "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const { status, headers } = answer;
  return { status, headers, body: await answer.json<Record<string, unknown>>() };
}
