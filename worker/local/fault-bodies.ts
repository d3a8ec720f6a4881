import type { Context } from "hono";
import * as v from "valibot";

/** A fault as `PUT /__faults` accepts it. */
export const FaultSchema = v.object({
  /** An exact path, or a prefix followed by `*`. */
  path: v.pipe(v.string(), v.startsWith("/")),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Milliseconds before anything is sent. */
  delay: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** A kind of broken body, or the JSON text to send instead of the real one. */
  body: v.optional(v.string()),
  /** The number of requests affected; without it, all. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Seconds for a Retry-After header. */
  retryAfter: v.optional(v.pipe(v.number(), v.minValue(0))),
});

/** A failure to simulate on one path. */
export type Fault = v.InferOutput<typeof FaultSchema>;

/** 64 MiB of valid JSON, generated while it is read: more than a client of a bot API should accept. */
const HUGE_CHUNKS = 1024;
const HUGE_CHUNK = `"${"x".repeat(65_532)}",\n`;

const LOGIN_PAGE = `<!doctype html><html lang="en"><head><title>Just a moment</title></head>
<body><h1>Checking your connection</h1><p>This page is not the answer you asked for.</p></body></html>`;

/** Resolves after so many milliseconds, or as soon as the signal aborts. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Breaks the connection: destroys the socket over HTTP, throws in memory. @throws TypeError "reset" */
export function resetConnection(c: Context): Response {
  // @hono/node-server puts Node's own response object into the context.
  const outgoing: unknown = Reflect.get(Object(c.env), "outgoing");
  if (typeof outgoing !== "object" || outgoing === null) throw new TypeError("reset");
  const socket: unknown = Reflect.get(outgoing, "socket");
  if (typeof socket === "object" && socket !== null && "destroy" in socket) {
    if (typeof socket.destroy === "function") socket.destroy();
  }
  return new Response(null, { headers: { "x-hono-already-sent": "true" } });
}

/** The response for a fault. `real` is the response without it, for faults that alter a real body. */
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
      // A bare string is neither a list nor a record, so it is wrong on every path.
      return new Response('"maintenance"', { status, headers: json });
    case "truncated":
      return new Response(half(real), { status, headers: json });
    case "huge":
      return new Response(huge(), { status, headers: json });
    case "redirect": {
      // The target is on this host, so a client that follows it shows up in the request log.
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
