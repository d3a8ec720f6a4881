import type { Context } from "hono";
import type { Fault } from "./fault.ts";

/** 64 MiB of valid JSON, generated while it is read: more than a client of a bot API should accept. */
const HUGE_CHUNKS = 1024;
const HUGE_CHUNK = `"${"x".repeat(65_532)}",\n`;
const DRIP_INTERVAL = 100;

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
      return new Response(half(real.body), { status, headers: json });
    case "drip":
      return new Response(drip(real.body), { status, headers: json });
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

async function bytesOf(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  return new Uint8Array(await new Response(body).arrayBuffer());
}

function half(body: ReadableStream<Uint8Array> | null): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      const bytes = await bytesOf(body);
      controller.enqueue(bytes.subarray(0, Math.floor(bytes.length / 2)));
      controller.close();
    },
  });
}

/** One byte every 100 ms until the reader cancels. */
function drip(body: ReadableStream<Uint8Array> | null): ReadableStream<Uint8Array> {
  let bytes: Uint8Array | undefined;
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      bytes ??= await bytesOf(body);
      await sleep(DRIP_INTERVAL);
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + 1));
      at += 1;
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
