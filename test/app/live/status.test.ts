import { afterEach, describe, expect, test, vi } from "vitest";
import { askStatus, statusError } from "../../../app/status/data/ask-status.ts";

const NOW = Date.UTC(2026, 10, 21, 12);

afterEach(() => vi.unstubAllGlobals());

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
  Response.json(body, { status, headers: { Date: new Date(NOW).toUTCString(), ...headers } });

async function ask(): Promise<{ pauses: number[]; outcome: unknown }> {
  const pauses: number[] = [];
  const outcome = await askStatus("/api/shards", async (ms) => void pauses.push(ms)).catch(
    (error: unknown) => String(error),
  );
  return { pauses, outcome };
}

const refused = () => json({ error: "The bot answered with an error", requestId: "r" }, 502);
const broken = () => Promise.reject(new TypeError("Failed to fetch"));
const late = () => Promise.reject(new DOMException("late", "TimeoutError"));

describe("a status call", () => {
  test("tells the worker's time and the age of the data, whatever this clock says", async () => {
    network(() => json([1], 200, { "X-Data-Age": "40" }));
    expect((await ask()).outcome).toEqual({ body: [1], at: NOW, asOf: NOW - 40_000 });
  });

  test("is tried again after 1 s and 2 s, and then says what was answered", async () => {
    const calls = network(refused);
    expect(await ask()).toEqual({
      pauses: [1_000, 2_000],
      outcome: "StatusError: HTTP error 502: The bot answered with an error",
    });
    expect(calls).toHaveBeenCalledTimes(3);
  });

  test("a status call that never got through says so after three attempts", async () => {
    const calls = network(broken);
    expect((await ask()).outcome).toBe(
      "StatusError: Failed to fetch data. Please try again later.",
    );
    expect(calls).toHaveBeenCalledTimes(3);
  });

  test("a status call that works at the third attempt is a success", async () => {
    network(broken, refused, () => json([]));
    expect((await ask()).outcome).toMatchObject({ body: [] });
  });

  test("a status call that is late is given up after 10 s, without a retry", async () => {
    const limit = vi.spyOn(AbortSignal, "timeout");
    const calls = network(late);
    expect(await ask()).toEqual({
      pauses: [],
      outcome: "StatusError: Request timed out. Please check your connection and try again.",
    });
    expect(calls).toHaveBeenCalledTimes(1);
    expect(limit).toHaveBeenCalledWith(10_000);
  });

  test.each([
    [
      "a page instead of data",
      () => new Response("<html>", { headers: { "Content-Type": "text/html" } }),
    ],
    [
      "half of a text",
      () => new Response("[1,", { headers: { "Content-Type": "application/json" } }),
    ],
  ])("a status call that gets %s says it is no JSON, without a retry", async (_, answer) => {
    const calls = network(answer);
    expect((await ask()).outcome).toBe("StatusError: Invalid response format: expected JSON");
    expect(calls).toHaveBeenCalledTimes(1);
  });

  test.each([
    "Invalid history data format: expected array",
    "Invalid shards data format: expected array",
    "Invalid response format: expected JSON",
  ])("hands on the worker's finding: %s", async (text) => {
    network(() => json({ error: text }, 502));
    expect((await ask()).outcome).toBe(`StatusError: ${text}`);
  });

  test("does not repeat a question that is wrong", async () => {
    const calls = network(() => json({ error: "Bad request" }, 400));
    expect((await ask()).outcome).toBe("StatusError: HTTP error 400: Bad request");
    expect(calls).toHaveBeenCalledTimes(1);
  });
});

test("what is thrown without being an error is unexpected", () => {
  expect(statusError("out of memory").message).toBe(
    "An unexpected error occurred. Please try again later.",
  );
});
