import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRequestLog, log } from "../../worker/log.ts";
import { createClock } from "../support/bot.ts";

const lines: string[] = [];
let clock = createClock();
let held: Promise<unknown>[] = [];
const hold = (work: Promise<unknown>) => void held.push(work);

beforeEach(() => {
  clock = createClock();
  held = [];
  lines.length = 0;
  vi.spyOn(console, "log").mockImplementation((line) => void lines.push(String(line)));
});

afterEach(() => vi.restoreAllMocks());

function told(): unknown[] {
  return lines.map((line) => JSON.parse(line));
}

describe("the lines of requests", () => {
  it("wait a moment for each other, held by the first, and stay lines of their own", async () => {
    const logRequest = createRequestLog(clock.now);
    logRequest({ requestId: "a" }, hold);
    logRequest({ requestId: "b" }, hold);
    expect([lines.length, held.length]).toEqual([0, 1]);
    await Promise.all(held);
    expect(told()).toEqual([
      { event: "request", requestId: "a" },
      { event: "request", requestId: "b" },
    ]);
  });

  it("begin anew after that", async () => {
    const logRequest = createRequestLog(clock.now);
    for (const requestId of ["a", "b"]) {
      logRequest({ requestId }, hold);
      await Promise.all(held);
    }
    expect([lines.length, held.length]).toEqual([2, 2]);
  });

  it("come after what else their requests had to say", async () => {
    const logRequest = createRequestLog(clock.now);
    logRequest({ requestId: "a" }, hold);
    log("bot.failed", { requestId: "b" });
    logRequest({ requestId: "b" }, hold);
    await Promise.all(held);
    expect(told()).toMatchObject([
      { event: "bot.failed" },
      { event: "request", requestId: "a" },
      { event: "request", requestId: "b" },
    ]);
  });

  it("are written at once when there are a hundred", () => {
    const logRequest = createRequestLog(clock.now);
    for (let i = 0; i < 99; i++) logRequest({ status: i }, hold);
    expect(lines).toEqual([]);
    logRequest({ status: 99 }, hold);
    expect(told()).toHaveLength(100);
    expect(told().at(-1)).toEqual({ event: "request", status: 99 });
  });

  it("outlive a request that was cut short: the next one writes them", () => {
    const logRequest = createRequestLog(clock.now);
    logRequest({ requestId: "a" }, () => {});
    clock.pass(1);
    logRequest({ requestId: "b" }, hold);
    expect(told()).toMatchObject([{ requestId: "a" }, { requestId: "b" }]);
  });
});
