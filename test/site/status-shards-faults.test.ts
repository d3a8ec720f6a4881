import { afterEach, describe, expect, it, vi } from "vitest";
import { silence } from "../support/silence.ts";
import { breakDown, heal, visit, visitHere } from "../support/site.ts";
import { goOn, stopTime, timed } from "../support/time.ts";

// Its own file: no shards are read before the last test, so no copy can help.

const PANEL =
  "Unable to fetch status, please try again later or join our support server for assistance.";

/** Faults of the shards, each with the message that visitors see. */
const FAULTS: [fault: object, words: string][] = [
  [{ body: '{"no":"list"}' }, "Invalid shards data format: expected array"],
  [{ body: "[]" }, "No shard data available. Please try again later."],
  [{ body: "html" }, "Invalid response format: expected JSON"],
  [{ status: 404 }, "HTTP error 502: The bot answered with an error"],
];

afterEach(async () => {
  goOn();
  vi.restoreAllMocks();
  await heal();
});

async function expectPanel(answer: Response, words: string): Promise<void> {
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
  const html = await answer.text();
  for (const text of [
    ">Error</h2>",
    `>${PANEL}</p>`,
    `>${words}</p>`,
    "Join Haven Server",
    "Try Again",
  ])
    expect(html.includes(text), text).toBe(true);
}

describe("without shards and without a copy", () => {
  it.each(FAULTS)("%j shows the panel, with the reason below", async (fault, words) => {
    await breakDown({ path: "/shards", ...fault });
    await expectPanel(await visit("/status"), words);
  });

  it("shows the panel, with the reason below, when they never come", async () => {
    stopTime();
    const { untilAsked } = silence(/^\/shards$/);
    const visiting = visitHere("/status");
    await untilAsked(1);
    const { value } = await timed(() => visiting);
    await expectPanel(
      value.answer,
      "Request timed out. Please check your connection and try again.",
    );
  });

  it("machines learn it, and the badge says unknown", async () => {
    await breakDown({ path: "/shards", body: "[]" });
    const json = await visit("/status/summary.json");
    expect([json.status, json.headers.get("Access-Control-Allow-Origin")]).toEqual([503, "*"]);
    expect(Number(json.headers.get("Retry-After"))).toBeGreaterThan(0);
    const badge = await visit("/status/badge.svg");
    expect(badge.status).toBe(200);
    expect(await badge.text()).toContain("Haven: unknown");
  });
});

// The last test: from here on there is a copy.
it("F10: incomplete shards leave no gap in the page's words", async () => {
  const whole = { server_count: 5, member_count: 9, latency: 40, uptime: 7_260, is_ready: true };
  const records = [
    { ...whole, shard_id: 0, latency: -1, uptime: -5 },
    { ...whole, shard_id: 1, latency: null, is_ready: "true" },
    { ...whole, shard_id: 1, server_count: 77 },
    { ...whole, shard_id: "2", server_count: "12", member_count: null },
    { shard_id: 3 },
    { server_count: 1 },
    null,
  ];
  await breakDown({ path: "/shards", body: JSON.stringify(records) });
  // A server whose number without its last 22 bits is a multiple of four is on shard 0.
  const answer = await visit(`/status?server=${40_000_000_000n << 22n}`);
  expect(answer.status).toBe(200);
  const html = (await answer.text())
    .replaceAll(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll(/ class="[^"]*"/g, "");
  expect(html).toContain("3/4 Shards Operational");
  expect(html).toContain("Latency – · Uptime 0h 0m");
  expect(html).not.toContain("just restarted");
  expect(html).not.toMatch(/\bNaN\b|undefined|Invalid Date|-1 ?ms|>null</);
});
