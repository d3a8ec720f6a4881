import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startBuiltSite, type BuiltSite } from "../support/built-site.ts";

const MEBIBYTE = 2 ** 20;
const READERS = 80;
/** What all of them may take together; each asks for nearly two mebibytes. */
const MAX_GROWTH = 96 * MEBIBYTE;
const HALF_HOURS = 20_000;
const PICTURES = 100_000;

let site: BuiltSite;
const readers: Socket[] = [];

beforeAll(async () => {
  const start = Date.UTC(2023, 0, 1);
  const history = Array.from({ length: HALF_HOURS }, (_, i) => ({
    timestamp: new Date(start + i * 1_800_000).toISOString(),
    guilds: 100_000 + i,
    users: 10_000_000 + i,
    ping: 40 + (i % 20),
  }));
  const avatars = Array.from({ length: PICTURES }, (_, i) => ({
    user_id: `1098324755210${100_000 + i}`,
    avatar: `${i.toString(16).padStart(32, "0")}.png`,
    timestamp: 1_700_000_000 + i,
  }));
  const bot = new Hono()
    .get("/history", (c) => c.json(history))
    .get("/avatars", (c) => c.json(avatars));
  site = await startBuiltSite({ bot, thrifty: true });
});

afterAll(async () => {
  for (const reader of readers) reader.destroy();
  await site?.stop();
});

/** Asks for an address and reads no more than the beginning of the answer. */
async function stall(path: string): Promise<void> {
  const socket = connect(site.port, "127.0.0.1");
  readers.push(socket);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${site.port}\r\n\r\n`);
  const [head] = await once(socket, "data");
  socket.pause();
  expect(String(head)).toMatch(/^HTTP\/1\.1 200/);
}

it("T49: readers who stop amid a large list hold a part of it each, and others get it whole", async () => {
  const whole = async () => (await fetch(`${site.origin}/api/history`)).text();
  const list = await whole();
  expect(JSON.parse(list)).toHaveLength(HALF_HOURS);
  expect(list.length).toBeGreaterThan(1.5 * MEBIBYTE);
  const before = site.runtime.resident();
  await Promise.all(Array.from({ length: READERS }, () => stall("/api/history")));
  expect(await whole()).toBe(list);
  const after = site.runtime.resident();
  if (before !== null && after !== null) expect(after - before).toBeLessThan(MAX_GROWTH);
});

it("T49: of 100,000 pictures the newest 5,000 are one answer", async () => {
  const text = await (await fetch(`${site.origin}/api/avatars`)).text();
  const pictures: { timestamp: number }[] = JSON.parse(text);
  expect(text.length).toBeLessThan(MEBIBYTE);
  expect(pictures).toHaveLength(5000);
  expect(pictures[0]?.timestamp).toBe(1_700_000_000 + PICTURES - 1);
  expect(pictures.at(-1)?.timestamp).toBe(1_700_000_000 + PICTURES - 5000);
});
