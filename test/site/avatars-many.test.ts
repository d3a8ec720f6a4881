import { afterAll, beforeAll, expect, it } from "vitest";
import { breakDown, forget, heal, seen, visit, withoutStyles } from "../support/site.ts";

// A file of its own: nothing here has been read before the bot says that there are 100,000.

const COUNT = 100_000;
const START = 1_700_000_000;

/** The n-th oldest record, as long as a real one. */
function record(n: number) {
  const file = `${n.toString(16).padStart(32, "0")}.png`;
  return { id: n, user_id: `1098324755210${100_000 + n}`, avatar: file, timestamp: START + n };
}

beforeAll(async () => {
  const records = Array.from({ length: COUNT }, (_, i) => record((i * 7919) % COUNT));
  await breakDown({ path: "/avatars", body: JSON.stringify(records) });
});

afterAll(heal);

it("100,000 pictures are read once, and all pages of them have the same size", async () => {
  await forget();
  const sizes: number[] = [];
  for (const [page, newest] of [
    [1, COUNT - 1],
    [2, COUNT - 101],
    [500, COUNT - 49_901],
    [1000, 99],
  ] as const) {
    const answer = await visit(`/avatars?page=${page}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html.match(/<img /g)).toHaveLength(100);
    expect(html).toContain(record(newest).avatar);
    expect(html).toContain(record(newest - 99).avatar);
    expect(html.replaceAll("<!-- -->", "")).toContain(`Page ${page} of 1000`);
    sizes.push(withoutStyles(html).length);
  }
  expect(Math.max(...sizes)).toBeLessThan(250_000);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(2000);
  expect((await seen()).filter(({ path }) => path === "/avatars")).toHaveLength(1);
});

it("T49: of 100,000 pictures the newest 5,000 are one answer for programs", async () => {
  const text = await (await visit("/api/avatars")).text();
  const pictures: { timestamp: number }[] = JSON.parse(text);
  expect(text.length).toBeLessThan(1024 * 1024);
  expect(pictures).toHaveLength(5_000);
  expect(pictures[0]?.timestamp).toBe(START + COUNT - 1);
  expect(pictures.at(-1)?.timestamp).toBe(START + COUNT - 5_000);
});
