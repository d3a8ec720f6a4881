import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { expectSecured } from "../../support/headers.ts";
import { visit } from "../../support/site.ts";

const WORDS = "the words of an error";
const TELLTALE = new RegExp(`${WORDS}|\\bat \\w+ \\(|\\.tsx?:\\d`);

function fail(): never {
  throw new Error(WORDS);
}

/** The loader of /avatars first looks for a person. */
function breakLoader(): void {
  vi.spyOn(URLSearchParams.prototype, "get").mockImplementation(function (
    this: URLSearchParams,
    name,
  ) {
    return name === "user" ? fail() : (this.getAll(name)[0] ?? null);
  });
}

let told: string[] = [];
beforeEach(() => {
  told = [];
  vi.spyOn(console, "error").mockImplementation((line) => void told.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function expectFailed(path: string): Promise<{ answer: Response; text: string }> {
  const answer = await visit(path);
  const text = await answer.text();
  expect(answer.status).toBe(500);
  expectSecured(answer, path);
  expect(text).not.toMatch(TELLTALE);
  expect(told.join()).toContain(WORDS);
  return { answer, text };
}

function expectFrame(html: string): void {
  for (const way of ["/commands", "/status", "/terms"]) expect(html).toContain(`href="${way}"`);
}

describe("F29: an exception", () => {
  it("in a loader leaves the crash page within the frame", async () => {
    breakLoader();
    const { answer, text } = await expectFailed("/avatars");
    expectFrame(text);
    expect(text).toContain("Unexpected Application Error!");
    expect(text).toContain(`>${answer.headers.get("X-Request-Id")}</code>`);
  });

  it("in a loader is not quoted in the data", async () => {
    breakLoader();
    await expectFailed("/avatars.data");
  });

  it("while a page is rendered leaves the crash page within the frame", async () => {
    vi.spyOn(Date.prototype, "toISOString").mockImplementation(fail);
    const { text } = await expectFailed("/avatars");
    expectFrame(text);
    expect(text).toContain("Unexpected Application Error!");
  });

  it.each(["/avatars", "/terms"])(
    "in the frame, on %s and on its crash page, shows a plain error text",
    async (path) => {
      vi.stubGlobal("encodeURIComponent", fail);
      const { answer, text } = await expectFailed(path);
      expect(text).toBe(
        `Unexpected Application Error!\nRequest ${answer.headers.get("X-Request-Id")}`,
      );
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    },
  );
});
