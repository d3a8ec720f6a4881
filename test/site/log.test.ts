import { afterEach, describe, expect, it, vi } from "vitest";
import { visit } from "../support/site.ts";

afterEach(() => vi.restoreAllMocks());

describe("T39: the log of many requests at once", () => {
  it("has a line of its own for each of them, and none twice", async () => {
    const lines: string[] = [];
    vi.spyOn(console, "log").mockImplementation((line) => void lines.push(String(line)));
    const answers = await Promise.all(Array.from({ length: 150 }, () => visit("/healthz")));
    const ids = answers.map(({ headers }) => headers.get("X-Request-Id"));
    await vi.waitFor(() => expect(lines.length).toBeGreaterThanOrEqual(ids.length));
    expect(lines).toHaveLength(ids.length);
    expect(new Set(lines.map((line) => JSON.parse(line).requestId))).toEqual(new Set(ids));
  });
});
