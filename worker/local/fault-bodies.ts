import type { Context } from "hono";
import * as v from "valibot";

/** A fault as `PUT /__faults` takes it. */
export const FaultSchema = v.object({
  /** An exact path, or a prefix and `*`. */
  path: v.pipe(v.string(), v.startsWith("/")),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Ms before sending anything. */
  delay: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** A kind of broken body, or JSON text in place of the real one. */
  body: v.optional(v.string()),
  /** How many requests it affects; all by default. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** A Retry-After header, in seconds. */
  retryAfter: v.optional(v.pipe(v.number(), v.minValue(0))),
});

/** A failure to simulate on a path. */
export type Fault = v.InferOutput<typeof FaultSchema>;

/** 64 MiB of valid JSON, generated while read: more than a client should accept. */
const HUGE_CHUNKS = 1024;
const HUGE_CHUNK = `"${"x".repeat(65_532)}",\n`;

const LOGIN_PAGE = `<!doctype html><html lang="en"><head><title>Just a moment</title></head>
<body><h1>Checking your connection</h1><p>This page is not the answer you asked for.</p></body></html>`;

/** Resolves after so many ms, or when the signal aborts. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Breaks the connection: over HTTP the socket, in memory by TypeError "reset". */
export function resetConnection(c: Context): Response {
  // @hono/node-server puts Node's response into the context.
  const outgoing: unknown = Reflect.get(Object(c.env), "outgoing");
  if (typeof outgoing !== "object" || outgoing === null) throw new TypeError("reset");
  const socket: unknown = Reflect.get(outgoing, "socket");
  if (typeof socket === "object" && socket !== null && "destroy" in socket) {
    if (typeof socket.destroy === "function") socket.destroy();
  }
  return new Response(null, { headers: { "x-hono-already-sent": "true" } });
}

/** A fault's response. `real` is the response without it. */
export function faultResponse(fault: Fault, real: Response, origin: string): Response {
  const status = fault.status ?? 200;
  const json = { "Content-Type": "application/json" };
  const html = { "Content-Type": "text/html; charset=utf-8" };
  switch (fault.body) {
    case undefined: {
      const body = status < 400 ? "null" : JSON.stringify({ error: `Upstream says ${status}` });
      return new Response(mayHaveBody(status) ? body : null, { status, headers: json });
    }
    case "garbage":
      return new Response('{"ping": NaN, \u0000\uFFFD}] trailing', { status, headers: json });
    case "html":
      return new Response(LOGIN_PAGE, { status, headers: html });
    case "empty":
      return new Response("", { status, headers: json });
    case "wrong-shape":
      // Neither list nor record, so wrong on every path.
      return new Response('"maintenance"', { status, headers: json });
    case "truncated":
      return new Response(half(real), { status, headers: json });
    case "huge":
      return new Response(huge(), { status, headers: json });
    case "redirect": {
      // On this host, so the log shows a client that follows it.
      const headers = { Location: `${origin}/elsewhere` };
      return new Response(null, { status: fault.status ?? 302, headers });
    }
    default:
      return new Response(mayHaveBody(status) ? fault.body : null, { status, headers: json });
  }
}

function mayHaveBody(status: number): boolean {
  return status !== 204 && status !== 205 && status !== 304;
}

function half(real: Response): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      const bytes = new Uint8Array(await real.arrayBuffer());
      controller.enqueue(bytes.subarray(0, Math.floor(bytes.length / 2)));
      controller.close();
    },
  });
}

function huge(): ReadableStream<Uint8Array> {
  const chunk = new TextEncoder().encode(HUGE_CHUNK);
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent === 0) controller.enqueue(new TextEncoder().encode("["));
      sent += 1;
      if (sent <= HUGE_CHUNKS) return controller.enqueue(chunk);
      controller.enqueue(new TextEncoder().encode("null]"));
      controller.close();
    },
  });
}
