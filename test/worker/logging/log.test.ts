import { afterEach, describe, expect, it, vi } from "vitest";
import { BotError } from "../../../app/contract/bot.ts";
import { ShapeError } from "../../../app/contract/decode.ts";
import { reads } from "../../../app/contract/endpoints.ts";
import { log, logError, placeOf, reasonOf } from "../../../worker/logging/log.ts";
import { pageRoute } from "../../../worker/monitoring/request-log.ts";
import { PUBLIC_PATHS, STAFF_PATHS } from "../../support/paths.ts";

afterEach(() => vi.restoreAllMocks());

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

describe("a log line", () => {
  it("is written at once, in JSON, whatever it contains", () => {
    const lines: unknown[] = [];
    vi.spyOn(console, "log").mockImplementation((line) => void lines.push(line));
    vi.spyOn(console, "error").mockImplementation((line) => void lines.push(line));
    log("request", { requestId: "a\n{}", status: 200, data: undefined });
    logError("page.failed", { requestId: "b" });
    expect(lines).toEqual([
      '{"event":"request","requestId":"a\\n{}","status":200}',
      '{"event":"page.failed","requestId":"b"}',
    ]);
  });
});

describe("T56: the reason in a log line", () => {
  const TEXT = "what-a-visitor-typed";

  it.each([
    ["the router", () => new Error(`No route matches URL "/${TEXT}"`)],
    ["a path", () => new Error(`cannot read /avatars/${TEXT} now`)],
    ["JSON", () => thrownBy(() => JSON.parse(TEXT))],
    ["BigInt", () => thrownBy(() => BigInt(TEXT))],
    ["an address", () => thrownBy(() => new URL(TEXT))],
    ["several lines", () => new Error(`wrong: '${TEXT}\n    at ${TEXT}:1:1'`)],
    ["a text that is thrown", () => TEXT],
    ["the bot's answer", () => thrownBy(() => reads.user.decode(TEXT))],
  ])("quotes nothing: %s", (_, failure) => {
    const error = failure();
    expect(reasonOf(error)).not.toContain(TEXT);
    expect(placeOf(error) ?? "").not.toContain(TEXT);
  });

  it("has no id and is short", () => {
    expect(reasonOf(new Error("no session 234567890123456789"))).toBe("Error: no session …");
    expect(reasonOf(new Error("x ".repeat(5000))).length).toBeLessThan(250);
  });

  it("keeps our own messages and those of the stores", () => {
    expect(reasonOf(new BotError("timeout", "The bot did not answer in time"))).toBe(
      "BotError: The bot did not answer in time",
    );
    expect(reasonOf(new ShapeError("Invalid response format: rank: expected string"))).toBe(
      "ShapeError: Invalid response format: rank: expected string",
    );
    expect(reasonOf(new Error("KV PUT failed: 429 Too Many Requests"))).toBe(
      "Error: KV PUT failed: 429 Too Many Requests",
    );
    expect(reasonOf(new TypeError("x is undefined"))).toBe("TypeError");
  });

  it("comes with the place where the error was thrown", () => {
    expect(placeOf(thrownBy(() => JSON.parse("{")))).toMatch(/^at /);
    expect(placeOf(new Error(`one\n    at two (x.ts:1:1)\nthree`))).not.toContain("two");
    expect(placeOf("no error")).toBeUndefined();
  });
});

describe("the route in a request's line", () => {
  it("is the page's own for every page", () => {
    for (const address of [...PUBLIC_PATHS, ...STAFF_PATHS, "/staff"]) {
      const [path = ""] = address.split("?");
      const expected = path
        .replace(/^(\/avatars)\/.*/, "$1/:userId")
        .replace(/^(\/commands)\/.*/, "$1/:category")
        .replace(/^(\/templates)\/.*/, "$1/:id");
      expect(pageRoute(path)).toBe(expected);
      expect(pageRoute(`${path === "/" ? "/_" : path}.data`)).toBe(expected);
    }
  });

  it.each(["/what-a-visitor-typed", "/staff/what-a-visitor-typed", "/x\n{}", ""])(
    "is * for %j",
    (path) => expect(pageRoute(path)).toBe("*"),
  );
});
