import { serve } from "@hono/node-server";
import { createServer, type Server } from "node:net";
import type { Hono } from "hono";

/** Loopback only, because the control paths have no access check. */
export const LOOPBACK = "127.0.0.1";

/** Another program listens on the port. */
export class PortTaken extends Error {
  override name = "PortTaken";
}

/** A port number from the environment. @throws RangeError when it is invalid */
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

/** Serves an app on loopback; the result stops it. @throws PortTaken */
export async function listen(app: Hono, what: string, port: number): Promise<() => void> {
  const server = serve({ fetch: app.fetch, port, hostname: LOOPBACK });
  await listening(server, what, port);
  return () => {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
  };
}

/** Returns a port that is free now; 0 lets the system choose. @throws PortTaken */
export async function freePort(port = 0, what = "this program"): Promise<number> {
  const server = createServer();
  server.listen(port, LOOPBACK);
  await listening(server, what, port);
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : port;
}
