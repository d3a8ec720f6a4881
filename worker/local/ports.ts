import { serve } from "@hono/node-server";
import { createServer, type Server } from "node:net";
import type { Hono } from "hono";

/** Loopback only: what runs here trusts whoever can reach it. */
export const LOOPBACK = "127.0.0.1";

/** Thrown when another program listens on a port we need. */
export class PortTaken extends Error {
  override name = "PortTaken";
}

/** A port number from the environment. @throws RangeError when it is none */
export function portFrom(name: string, usual: number): number {
  const port = Number(process.env[name] ?? usual);
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

/** Serves an app on loopback and hands back what stops it. @throws PortTaken */
export async function listen(app: Hono, what: string, port: number): Promise<() => void> {
  const server = serve({ fetch: app.fetch, port, hostname: LOOPBACK });
  await listening(server, what, port);
  return () => {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
  };
}

/** Fails when the port is not free. @throws PortTaken */
export async function claim(what: string, port: number): Promise<void> {
  await freePort(port, what);
}

/** A port that is free now; 0 lets the system choose. @throws PortTaken */
export async function freePort(port = 0, what = "a port of our own"): Promise<number> {
  const server = createServer();
  server.listen(port, LOOPBACK);
  await listening(server, what, port);
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : port;
}
