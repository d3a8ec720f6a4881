import { afterEach, describe, expect, it } from "vitest";
import { breakDown, heal, visit } from "../support/site.ts";

// A file of its own: until the last test no history has been read, so no copy can help out.

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

  it("the charts are there as soon as the history is", async () => {
    const answer = await visit("/status");
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
    expect((await answer.text()).includes("Server Growth")).toBe(true);
  });
});
