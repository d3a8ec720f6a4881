import { serve } from "@hono/node-server";
import { randomInt } from "node:crypto";
import { createServer, type Server } from "node:net";
import type { Hono } from "hono";

/** Loopback only, as control paths have no access check. */
export const LOOPBACK = "127.0.0.1";

/** Another program uses the port. */
export class PortTaken extends Error {
  override name = "PortTaken";
}

/** A port from the environment. @throws RangeError if invalid */
export function portFrom(name: string, fallback: number): number {
  const port = Number(process.env[name] ?? fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new RangeError(`${name} is not a port: ${process.env[name]}`);
}

function listening(server: { once: Server["once"] }, what: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("listening", () => resolve());
    server.once("error", (error) => {
      const taken = "code" in error && error.code === "EADDRINUSE";
      reject(taken ? new PortTaken(`Port ${port} for ${what} is taken.`) : error);
    });
  });
}

/** Serves an app on loopback; returns a function that stops it. @throws PortTaken */
export async function listen(app: Hono, what: string, port: number): Promise<() => void> {
  const server = serve({ fetch: app.fetch, port, hostname: LOOPBACK });
  await listening(server, what, port);
  return () => {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
  };
}

/** Checks that a port is free. @throws PortTaken */
export async function claim(what: string, port: number): Promise<void> {
  const server = createServer();
  server.listen(port, LOOPBACK);
  await listening(server, what, port);
  await new Promise((resolve) => server.close(resolve));
}

/** Below the ports that systems assign to connections, which could take one meanwhile. */
export const OWN_PORTS = { from: 10_000, to: 30_000 };
const handedOut = new Set<number>();

/** A free port that wasn't returned before. */
export async function freePort({ from, to } = OWN_PORTS): Promise<number> {
  for (;;) {
    const port = randomInt(from, to);
    if (handedOut.has(port)) continue;
    try {
      await claim("a port of our own", port);
      handedOut.add(port);
      return port;
    } catch (error) {
      if (!(error instanceof PortTaken)) throw error;
    }
  }
}
