import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Profiles, UserData } from "../../../app/contract/person.ts";
import { MAX_IDS } from "../../../app/contract/digits.ts";
import { createProfileBatch } from "../../../app/people/profile-batch.ts";

const ids = (count: number) =>
  Array.from({ length: count }, (_, i) => String(10n ** 17n + BigInt(i)));

function person(id: string): UserData {
  return {
    user: `P ${id}`,
    username: null,
    avatar: null,
    banner: null,
    banner_color: null,
    activity: null,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A batch over a worker that answers so, and the ids of each call. */
function start(answer: (ids: readonly string[]) => Promise<Profiles>) {
  const calls: (readonly string[])[] = [];
  const lookUp = createProfileBatch({
    now: Date.now,
    fetchProfiles: (wanted) => {
      calls.push(wanted);
      return answer(wanted);
    },
  });
  return { calls, lookUp };
}

const everybody = async (wanted: readonly string[]): Promise<Profiles> =>
  Object.fromEntries(wanted.map((id) => [id, person(id)]));

describe("looking many people up", () => {
  it("makes one call for fifty, each person once, and the rest in a later one", async () => {
    const { calls, lookUp } = start(everybody);
    const wanted = ids(120);
    const outcome = Promise.all([...wanted, ...wanted].map(lookUp));
    await vi.runAllTimersAsync();
    expect((await outcome).map((found) => found?.user)).toEqual(
      [...wanted, ...wanted].map((id) => `P ${id}`),
    );
    expect(calls.map(({ length }) => length)).toEqual([MAX_IDS, MAX_IDS, 20]);
    expect(calls.flat()).toEqual(wanted);
  });

  it("calls at most forty times in ten seconds, however the page is scrolled", async () => {
    const { calls, lookUp } = start(everybody);
    for (const id of ids(1000)) {
      void lookUp(id);
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(calls.length).toBeLessThanOrEqual(40);
  });

  it("knows an id that nobody has from a look-up that failed, which it makes again after half an hour", async () => {
    const [nobody = "", left = ""] = ids(2);
    const { calls, lookUp } = start(async () => ({ [nobody]: null }));
    const first = Promise.allSettled([lookUp(nobody), lookUp(left)]);
    await vi.runAllTimersAsync();
    expect((await first).map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    await expect(lookUp(left)).rejects.toThrow("could not be looked up");
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    lookUp(left).catch(() => null);
    await vi.runAllTimersAsync();
    expect(calls).toEqual([[nobody, left], [left]]);
  });

  it("a call that fails fails for all of its people", async () => {
    const { lookUp } = start(async () => {
      throw new TypeError("no connection");
    });
    const outcome = Promise.allSettled(ids(3).map(lookUp));
    await vi.runAllTimersAsync();
    expect((await outcome).map(({ status }) => status)).toEqual(Array(3).fill("rejected"));
  });
});
