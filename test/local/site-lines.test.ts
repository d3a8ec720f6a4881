import { describe, expect, it } from "vitest";
import { shownLine } from "../../worker/local/site-lines.ts";

const REQUEST = JSON.stringify({ event: "request", route: "/", status: 200 });
const FAILURE = JSON.stringify({
  event: "request.failed",
  requestId: "id",
  reason: "Error: \u001B[31mUnexpected token\u001B[0m\n  app/routes/home.tsx:1:11",
});

describe("a line of the site in the terminal of npm start", () => {
  it("is not shown when it tells of a request, unless all are asked for", () => {
    expect(shownLine(REQUEST, false)).toBeNull();
    expect(shownLine(REQUEST, true)).toBe("request route=/ status=200");
  });

  it("is shown on one line, without colours, when something failed", () => {
    const shown =
      "request.failed requestId=id reason=Error: Unexpected token app/routes/home.tsx:1:11";
    expect(shownLine(FAILURE, false)).toBe(shown);
  });

  it("is shown when a tool printed it, but for updates, addresses and stack frames", () => {
    expect(shownLine("✘ [ERROR] Could not resolve", false)).toBe("✘ [ERROR] Could not resolve");
    const news = [
      "    at handle (worker/edge.ts:1:1)",
      "  ➜  Local:   http://localhost:8787/",
      "1:00:00 PM [vite] (client) hmr update /app/root.tsx",
      "\u001B[2m\u001B[0m",
      "▲ [WARNING] Scheduled Workers are not automatically triggered during local development.",
    ];
    expect(news.map((line) => shownLine(line, false))).toEqual(news.map(() => null));
  });
});
