import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBuiltSite, type BuiltSite } from "../support/built-site.ts";

const MEBIBYTE = 2 ** 20;
const INFLATED = 400 * MEBIBYTE;
/** What the worker reads, and what the sockets between hold besides. */
const MAX_SENT = 48 * MEBIBYTE;
const MAX_MEMORY = 96 * MEBIBYTE;
const BUDGET_MS = 4000;
const OTHERS = 20;

/** 400 MiB of valid JSON, one mebibyte at a time; `onChunk` hears of each that was taken. */
function endless(onChunk: (bytes: number) => void): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunk = new TextEncoder().encode(`"${"x".repeat(MEBIBYTE - 3)}",`);
  let left = INFLATED / MEBIBYTE;
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("[")),
    pull(controller) {
      left -= 1;
      if (left < 0) return controller.close();
      onChunk(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
}

/** The same, packed into half a mebibyte. */
async function bombOf(): Promise<ArrayBuffer> {
  const packed = endless(() => {}).pipeThrough(new CompressionStream("gzip"));
  return new Response(packed).arrayBuffer();
}

const JSON_TYPE = { "Content-Type": "application/json" };
let site: BuiltSite;
let sent = 0;

beforeAll(async () => {
  const bomb = await bombOf();
  const bot = new Hono()
    .get("/commands", (c) => c.body(bomb, 200, { ...JSON_TYPE, "Content-Encoding": "gzip" }))
    .get("/templates", (c) =>
      c.body(
        endless((bytes) => (sent += bytes)),
        200,
        JSON_TYPE,
      ),
    )
    .get("/feedback", (c) => {
      const length = { "Content-Length": String(INFLATED) };
      return c.body(
        endless((bytes) => (sent += bytes)),
        200,
        { ...JSON_TYPE, ...length },
      );
    });
  site = await startBuiltSite({ bot });
  await ask("/api/shards");
});
afterAll(() => site?.stop());

async function ask(path: string) {
  const start = performance.now();
  const answer = await fetch(site.origin + path);
  const body = await answer.text();
  return { status: answer.status, body, ms: performance.now() - start };
}

describe.each([
  ["a gzip bomb", "commands"],
  ["a body that never ends", "templates"],
  ["a body that says how long it is", "feedback"],
])("%s of 400 MiB", (_, read) => {
  it("F8: is refused in time, while others are answered and the memory stays", async () => {
    const before = site.runtime.resident();
    sent = 0;
    const [{ status, body, ms }, ...others] = await Promise.all([
      ask(`/api/${read}`),
      ...Array.from({ length: OTHERS }, () => ask("/api/shards")),
    ]);
    const after = site.runtime.resident();
    expect([status, JSON.parse(body).error]).toEqual([502, "The bot's answer is too large"]);
    expect(ms).toBeLessThan(BUDGET_MS);
    expect(others.map((other) => other.status)).toEqual(others.map(() => 200));
    expect(Math.max(...others.map((other) => other.ms))).toBeLessThan(BUDGET_MS);
    expect(sent).toBeLessThan(MAX_SENT);
    if (before !== null && after !== null) expect(after - before).toBeLessThan(MAX_MEMORY);
  });
});
