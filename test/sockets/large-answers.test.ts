import { Hono, type Context } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startOutsideWorld, type Outside } from "../support/outside-world.ts";
import { haven, startWorkers, type Running } from "../support/workers.ts";

const MEBIBYTE = 2 ** 20;
const INFLATED = 400 * MEBIBYTE;
/** What the worker may read, 8 MiB, and what the sockets between take besides. */
const SENT = 32 * MEBIBYTE;
/** Others who visit meanwhile. */
const OTHERS = 20;

let outside: Outside;
let runtime: Running;
/** Resolves when the visitor has the answer; until then the rest of the body is held back. */
let refused = Promise.withResolvers<void>();

/** 400 MiB of valid JSON, one mebibyte at a time; what comes after `most` bytes waits for `goOn`. */
function endless(most: number, goOn: () => Promise<void>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunk = new TextEncoder().encode(`"${"x".repeat(MEBIBYTE - 3)}",`);
  let sent = 0;
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("[")),
    async pull(controller) {
      if (sent >= INFLATED) return controller.close();
      if (sent >= most) await goOn();
      sent += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
}

const untilRefused = () => refused.promise;

function answer(c: Context, body: ReadableStream, headers: Record<string, string> = {}): Response {
  return c.body(body, 200, { "Content-Type": "application/json", ...headers });
}

const bot = new Hono()
  .get("/commands", (c) =>
    answer(c, endless(SENT, untilRefused).pipeThrough(new CompressionStream("gzip")), {
      "Content-Encoding": "gzip",
    }),
  )
  .get("/templates", (c) => answer(c, endless(SENT, untilRefused)))
  .get("/feedback", (c) =>
    answer(c, endless(0, untilRefused), { "Content-Length": String(INFLATED) }),
  );

beforeAll(async () => {
  outside = await startOutsideWorld("a-session-secret-for-this-machine-and-nothing-else", { bot });
  const { ports, settings } = outside;
  runtime = await startWorkers([haven(ports.site, settings, { patient: true })]);
});
afterAll(async () => {
  await runtime?.stop();
  outside?.stop();
});

async function ask(path: string): Promise<{ status: number; body: string }> {
  const answer = await fetch(outside.settings.SITE_URL + path);
  return { status: answer.status, body: await answer.text() };
}

it.each([
  ["a gzip bomb", "commands"],
  ["a body that never ends", "templates"],
  ["a body that says how long it is", "feedback"],
])(
  "F8: %s of 400 MiB is refused before a tenth of it has come, and others are answered",
  async (_, read) => {
    refused = Promise.withResolvers();
    const others = Promise.all(Array.from({ length: OTHERS }, () => ask("/api/shards")));
    // A reader that went on would wait for the rest until its timeout, which is another error.
    const { status, body } = await ask(`/api/${read}`);
    refused.resolve();
    expect([status, JSON.parse(body).error]).toEqual([502, "The bot's answer is too large"]);
    expect(new Set((await others).map((other) => other.status))).toEqual(new Set([200]));
  },
);
