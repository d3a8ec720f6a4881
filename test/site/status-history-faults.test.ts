import { afterEach, describe, expect, it } from "vitest";
import { breakDown, heal, visit } from "../support/site.ts";

// Its own file: no history is read before the last test, so no copy can help.

const PANEL =
  "Unable to fetch status, please try again later or join our support server for assistance.";

/** Faults of the history, each with the message that visitors see. */
const FAULTS: [fault: object, words: string][] = [
  [{ body: '{"no":"list"}' }, "Invalid history data format: expected array"],
  [{ body: "[]" }, "No history data available. Please try again later."],
  [{ body: "html" }, "Invalid response format: expected JSON"],
  [{ status: 404 }, "HTTP error 502: The bot answered with an error"],
];

afterEach(heal);

describe("without a history and without a copy", () => {
  it.each(FAULTS)(
    "%j leaves the shards readable and puts the panel in the charts' place",
    async (fault, words) => {
      await breakDown({ path: "/history", ...fault });
      const answer = await visit("/status");
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
      const html = await answer.text();
      for (const text of [
        ">Error</h2>",
        `>${PANEL}</p>`,
        `>${words}</p>`,
        "23/24 Shards Operational",
      ])
        expect(html.includes(text), text).toBe(true);
      expect(html).not.toContain("Server Growth");
    },
  );

  it("a browser that requests another range learns that the history is empty", async () => {
    await breakDown({ path: "/history", body: "[]" });
    const answer = await visit("/api/history?range=7d");
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({
      code: "bot_answer",
      error: "No history data available. Please try again later.",
    });
  });

  it("the charts are there as soon as a record is, and end with the present where none lies in the range", async () => {
    const old = { timestamp: new Date(Date.now() - 3 * 86_400_000), guilds: 7, users: 8, ping: 9 };
    await breakDown({ path: "/history", body: JSON.stringify([old]) });
    const answer = await visit("/status");
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
    const html = await answer.text();
    expect(html).toContain("Server Growth");
    expect(html).not.toContain(">Error</h2>");
    expect(await (await visit("/api/history?range=24h")).json()).toEqual([]);
    expect(await (await visit("/api/history?range=7d")).json()).toMatchObject([
      { total_servers: 7, total_users: 8, average_latency: 9 },
    ]);
  });
});
