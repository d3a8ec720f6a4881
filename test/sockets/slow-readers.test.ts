import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startBuiltSite, type BuiltSite } from "../support/built-site.ts";

const COMMANDS = Array.from({ length: 2_000 }, (_, i) => ({
  name: `command-${i}`,
  category: "Moderation",
  description: "Mutes and more. ".repeat(60),
  arguments: [],
}));
const READERS = 100;

let site: BuiltSite;
const sockets: Socket[] = [];

beforeAll(async () => {
  const bot = new Hono().get("/commands", (c) => c.json(COMMANDS));
  site = await startBuiltSite({ isAlone: true, bot });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await site?.stop();
});

/** Asks and stops reading after the first bytes. */
async function startReading(): Promise<void> {
  const socket = connect(site.port, "127.0.0.1");
  sockets.push(socket);
  socket.write("GET /api/commands HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "readable");
}

it("T49: a hundred who stop reading a large answer don't fill the memory; others get it whole", async () => {
  const read = async () => (await fetch(`${site.origin}/api/commands`)).text();
  const size = (await read()).length;
  expect(size).toBeGreaterThan(1_500_000);
  const before = site.runtime.memory();
  await Promise.all(Array.from({ length: READERS }, startReading));
  const after = site.runtime.memory();
  if (before === null || after === null) return; // The system doesn't report it.
  expect(after - before).toBeLessThan((READERS * size) / 4);
  expect((await read()).length).toBe(size);
});
