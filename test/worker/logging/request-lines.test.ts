import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { gatherRequestLines } from "../../../worker/logging/request-lines.ts";
import { createClock } from "../../support/bot.ts";
import { consoleLines } from "../../support/console-lines.ts";

const lines = consoleLines();
const ids = () => lines.map((line) => JSON.parse(line).requestId);

function gathering() {
  const clock = createClock(0);
  const logRequest = gatherRequestLines(clock.now);
  const context = createExecutionContext();
  const waited: Promise<unknown>[] = [];
  const end = (requestId: string, status = 200) =>
    logRequest({ requestId, status }, (work) => {
      waited.push(work);
      context.waitUntil(work);
    });
  return { end, clock, waited, written: () => waitOnExecutionContext(context) };
}

describe("the lines of requests", () => {
  it("are written together, each on its own, by a wait that the first one began", async () => {
    const { end, waited, written } = gathering();
    for (const id of ["a", "b", "c"]) end(id);
    expect(lines).toEqual([]);
    expect(waited).toHaveLength(1);
    await written();
    expect(ids()).toEqual(["a", "b", "c"]);
  });

  it.each([400, 404, 503])("do not wait with one of %d, which comes last", (status) => {
    const { end } = gathering();
    end("good");
    end("bad", status);
    expect(ids()).toEqual(["good", "bad"]);
  });

  it("are a hundred at most", () => {
    const { end } = gathering();
    for (let i = 1; i < 100; i += 1) end(String(i));
    expect(lines).toEqual([]);
    end("100");
    expect(lines).toHaveLength(100);
  });

  it("are written by the next request when the one that waited was cut short", () => {
    const { clock } = gathering();
    const logRequest = gatherRequestLines(clock.now);
    logRequest({ requestId: "cut short", status: 200 }, () => {});
    clock.advance(1);
    logRequest({ requestId: "next", status: 200 }, () => {});
    expect(ids()).toEqual(["cut short", "next"]);
  });
});
