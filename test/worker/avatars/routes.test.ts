import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { SessionsDown } from "../../../worker/context/sessions.ts";
import { hangingDatabase } from "../../support/empty-database.ts";
import { SITE_URL } from "../../support/fixtures.ts";
import { createTestWorker, stubPlatform } from "../../support/test-worker.ts";
import { goOn, stopTime, timed } from "../../support/time.ts";

const POST = { method: "POST", headers: { Origin: SITE_URL } };
const WAYS: [path: string, init?: RequestInit][] = [
  ["/api/own-avatars/hidden"],
  ["/api/own-avatars/hide", POST],
  ["/api/own-avatars/show", POST],
];
const LINES = /^(avatars|sessions)\./;

let events: string[] = [];

beforeAll(stubPlatform);
beforeEach(() => {
  stopTime();
  events = [];
  vi.mocked(console.log).mockImplementation((line) => {
    const { event } = JSON.parse(String(line)) as { event: string };
    if (LINES.test(event)) events.push(event);
  });
});
afterEach(goOn);

/** The answer at a worker, and how its log accounts for it. */
async function answerOf(
  worker: ReturnType<typeof createTestWorker>,
  [path, init]: (typeof WAYS)[0],
) {
  const { value } = await timed(() => worker.ask(path, init));
  const { code } = await value.json<{ code?: string }>();
  return [value.status, code, events];
}

describe("hiding one's avatar history", () => {
  it.each(WAYS)("without the session store, %s says what failed", async (...way) => {
    const worker = createTestWorker();
    worker.setSession(new SessionsDown(new Error("KV GET failed: 500")));
    expect(await answerOf(worker, way)).toEqual([503, "closed", ["sessions.failed"]]);
  });

  it("whether one hides it is unknown while the list is, and no change has failed", async () => {
    const worker = createTestWorker({}, hangingDatabase());
    expect(await answerOf(worker, ["/api/own-avatars/hidden"])).toEqual([
      503,
      "not_ready",
      ["avatars.hide_list_failed"],
    ]);
  });

  it.each(WAYS.slice(1))("F48: %s says that the change was not stored", async (...way) => {
    const worker = createTestWorker({}, hangingDatabase());
    expect(await answerOf(worker, way)).toEqual([503, "database", ["avatars.change_failed"]]);
  });
});
