import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Profiles, UserData } from "../../../app/contract/person.ts";
import { MAX_IDS } from "../../../app/contract/digits.ts";
import { createLookUp } from "../../../app/people/profiles.ts";

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

/** Look-ups by a worker that answers so, and the ids of each call. */
function start(answer: (ids: readonly string[]) => Promise<Profiles>) {
  const calls: (readonly string[])[] = [];
  const lookUp = createLookUp({
    now: Date.now,
    collect: 250,
    fetchProfiles: (wanted) => {
      calls.push(wanted);
      return answer(wanted);
    },
  });
  return { calls, lookUp };
}

const everybody = async (wanted: readonly string[]): Promise<Profiles> =>
  Object.fromEntries(wanted.map((id) => [id, person(id)]));

async function outcomeOf(profiles: Promise<Profiles>): Promise<Profiles> {
  await vi.runAllTimersAsync();
  return profiles;
}

describe("looking many people up", () => {
  it("makes one call for fifty, each person once, and the rest in a later one", async () => {
    const { calls, lookUp } = start(everybody);
    const wanted = ids(120);
    const cards = wanted.map((id) => lookUp([id]));
    const table = await outcomeOf(lookUp(wanted));
    expect(Object.keys(table).toSorted()).toEqual(wanted.toSorted());
    expect(Object.assign({}, ...(await Promise.all(cards)))).toEqual(table);
    expect(calls.map(({ length }) => length)).toEqual([MAX_IDS, MAX_IDS, 20]);
    expect(calls.flat()).toEqual(wanted);
  });

  it("calls at most forty times in ten seconds, however the page is scrolled", async () => {
    const { calls, lookUp } = start(everybody);
    for (const id of ids(1000)) {
      void lookUp([id]);
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(calls.length).toBeLessThanOrEqual(40);
  });

  it("requests only new people, and the others again after half an hour", async () => {
    const { calls, lookUp } = start(everybody);
    const [one = "", two = ""] = ids(2);
    await outcomeOf(lookUp([one]));
    await outcomeOf(lookUp([one, two]));
    vi.setSystemTime(Date.now() + 30 * 60_000 - 1_000);
    await outcomeOf(lookUp([one]));
    vi.setSystemTime(Date.now() + 1_000);
    await outcomeOf(lookUp([one]));
    expect(calls).toEqual([[one], [two], [one]]);
  });

  it("shows an id for somebody whose look-up failed, and repeats it with the next call after a minute", async () => {
    const [nobody = "", left = "", other = ""] = ids(3);
    const { calls, lookUp } = start(async (wanted) =>
      wanted.includes(nobody) ? { [nobody]: null } : everybody(wanted),
    );
    expect(await outcomeOf(lookUp([nobody, left]))).toEqual({ [nobody]: null, [left]: null });
    vi.setSystemTime(Date.now() + 59_000);
    expect(await outcomeOf(lookUp([left]))).toEqual({ [left]: null });
    vi.setSystemTime(Date.now() + 1_000);
    expect(await outcomeOf(lookUp([nobody, left, other]))).toEqual({
      [nobody]: null,
      [left]: person(left),
      [other]: person(other),
    });
    expect(calls).toEqual([
      [nobody, left],
      [left, other],
    ]);
  });

  it("looks somebody whom the bot does not know up again after half an hour only", async () => {
    const [nobody = ""] = ids(1);
    const { calls, lookUp } = start(async () => ({ [nobody]: null }));
    await outcomeOf(lookUp([nobody]));
    vi.setSystemTime(Date.now() + 30 * 60_000 - 1_000);
    await outcomeOf(lookUp([nobody]));
    vi.setSystemTime(Date.now() + 1_000);
    await outcomeOf(lookUp([nobody]));
    expect(calls).toEqual([[nobody], [nobody]]);
  });

  it("requests them again if the whole call has failed", async () => {
    const wanted = ids(3);
    const failOnce = vi
      .fn<typeof everybody>(everybody)
      .mockRejectedValueOnce(new TypeError("no connection"));
    const { lookUp } = start(failOnce);
    expect(Object.values(await outcomeOf(lookUp(wanted)))).toEqual([null, null, null]);
    expect(await outcomeOf(lookUp(wanted))).toEqual(await everybody(wanted));
  });
});
