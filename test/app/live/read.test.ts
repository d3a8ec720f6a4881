import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { reads } from "../../../app/contract/endpoints.ts";
import { read } from "../../../app/live/http/read.ts";
import { SHARDS_READ } from "../../../app/status/reads.ts";
import { requestErrorText } from "../../../app/status/status-error.ts";
import { errorResponse } from "../../support/worker-error.ts";
import { shard } from "../status/build.ts";

const NOW = Date.UTC(2026, 10, 21, 12);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Answers one after the other, the last for ever; errors are thrown. */
function network(...answers: (() => Response | Promise<Response>)[]) {
  let asked = 0;
  const calls = vi.fn<() => Promise<Response>>(async () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    if (!answer) throw new Error("no answer left");
    return answer();
  });
  vi.stubGlobal("fetch", calls);
  return calls;
}

const json = (body: unknown, status = 200, headers = {}) =>
  Response.json(body, { status, headers });

/** A call for the shards: the answer or the visitors' text, and the ms it took. */
async function call(): Promise<{ took: number; outcome: unknown }> {
  const start = Date.now();
  const outcome = read(SHARDS_READ, []).catch(requestErrorText);
  await vi.runAllTimersAsync();
  return { took: Date.now() - start, outcome: await outcome };
}

const refused = () => errorResponse("bot_status");
const silent = () => errorResponse("bot_timeout");
const broken = () => Promise.reject(new TypeError("Failed to fetch"));

describe("a status call", () => {
  test("has the time of the data by its age, and when it arrived", async () => {
    network(() => json([shard(0)], 200, { "X-Data-Age": "40" }));
    expect((await call()).outcome).toMatchObject({
      value: [shard(0)],
      asOf: NOW - 40_000,
      at: NOW,
    });
  });

  const late = "Request timed out. Please check your connection and try again.";
  const page = () => new Response("<html>", { headers: { "Content-Type": "text/html" } });
  const half = () => new Response("[1,", { headers: { "Content-Type": "application/json" } });
  const found = "Invalid history data format: expected array";

  test.each([
    ["an error of the bot", refused, "HTTP error 502: The bot answered with an error", 3],
    ["no connection", broken, "Failed to fetch data. Please try again later.", 3],
    ["that the bot is silent", silent, late, 1],
    ["a page instead of data", page, "Invalid response format: expected JSON", 1],
    ["half of a text", half, "Invalid response format: expected JSON", 1],
    ["what the worker found", () => errorResponse("bot_answer", found), found, 1],
    ["no shards", () => json([]), "No shard data available. Please try again later.", 1],
    ["no list", () => json({}), "Invalid response format: expected array of shards", 1],
    ["that it is wrong", () => errorResponse("bad_input"), "HTTP error 400: Bad request", 1],
  ])("that gets %s shows its words", async (_, answer, outcome, times) => {
    const calls = network(answer);
    // Again after one second, and after two more.
    expect(await call()).toEqual({ took: times === 3 ? 3_000 : 0, outcome });
    expect(calls).toHaveBeenCalledTimes(times);
  });

  test("that works at the third attempt is a success", async () => {
    network(broken, refused, () => json([shard(0)]));
    expect((await call()).outcome).toMatchObject({ value: [shard(0)] });
  });

  test.each([
    ["as long as a 429 asks for", "8", 8_000],
    ["no less than usual", "0", 1_000],
  ])("waits %s before it tries again", async (_, seconds, took) => {
    const busy = Response.json({}, { status: 429, headers: { "Retry-After": seconds } });
    network(
      () => busy,
      () => json([shard(0)]),
    );
    expect(await call()).toMatchObject({ took, outcome: { value: [shard(0)] } });
  });

  test("a status call that is late is aborted after 10 s, without a retry", async () => {
    const limit = vi.spyOn(AbortSignal, "timeout");
    const calls = network(() => Promise.reject(new DOMException("late", "TimeoutError")));
    expect(await call()).toEqual({ took: 0, outcome: late });
    expect(calls).toHaveBeenCalledTimes(1);
    expect(limit).toHaveBeenCalledWith(10_000);
  });

  test("of another page is repeated if the bot was silent", async () => {
    const calls = network(silent, () => json([]));
    const team = read({ ...reads.team, pauses: [1_000] }, []);
    await vi.runAllTimersAsync();
    expect((await team).value).toEqual([]);
    expect(calls).toHaveBeenCalledTimes(2);
  });
});

test("a thrown value that is no error counts as unexpected", () => {
  expect(requestErrorText("out of memory")).toBe(
    "An unexpected error occurred. Please try again later.",
  );
});
