import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AvatarRecord } from "../../../app/contract/person.ts";
import {
  createHideList,
  createHideMemory,
  HiddenUnknown,
  TooSoon,
  withoutHidden,
  type HideList,
} from "../../../worker/avatars/hide-list.ts";
import { createClock, createTestBot } from "../../support/bot.ts";
import { createKv } from "../../support/kv.ts";
import { cases, PROPERTY_TIMEOUT } from "../../support/runs.ts";
import { goOn, stopTime, timed } from "../../support/time.ts";

const MIRA = "175928847299117063";
const OLEG = "268473310986240001";

afterEach(goOn);

const clock = createClock();
const logs: string[] = [];

let chance = 0;

/** The list as one isolate sees it; `left` is what it works on after its answers. */
function isolate(kv: object = store, left: Promise<unknown>[] = []): HideList {
  const needs = {
    memory: createHideMemory(clock.now, chance),
    now: clock.now,
    log: (event: string) => void logs.push(event),
    waitUntil: (work: Promise<unknown>) => void left.push(work),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stub has only what is called
  return createHideList(kv as KVNamespace, needs);
}

async function idsOf(list: HideList): Promise<string[]> {
  return [...(await list.ids())].sort();
}

let store = createKv().kv;

beforeEach(() => {
  logs.length = 0;
  store = createKv().kv;
});

describe("the hide list", () => {
  it("holds at once where it was changed and within a minute elsewhere", async () => {
    const here = isolate();
    const elsewhere = isolate();
    expect([await idsOf(here), await idsOf(elsewhere)]).toEqual([[], []]);
    await here.set(MIRA, true);
    expect([await idsOf(here), await idsOf(elsewhere)]).toEqual([[MIRA], []]);
    clock.pass(60);
    expect([await idsOf(here), await idsOf(elsewhere)]).toEqual([[MIRA], [MIRA]]);
  });

  it("can be taken back, the same way", async () => {
    const here = isolate();
    await here.set(MIRA, true);
    const elsewhere = isolate();
    expect(await idsOf(elsewhere)).toEqual([MIRA]);
    clock.pass(2);
    await here.set(MIRA, false);
    expect(await idsOf(here)).toEqual([]);
    clock.pass(60);
    expect(await idsOf(elsewhere)).toEqual([]);
  });

  it("does not lose one of two changes made at the same moment", async () => {
    await Promise.all([isolate().set(MIRA, true), isolate().set(OLEG, true)]);
    expect(await idsOf(isolate())).toEqual([MIRA, OLEG].sort());
  });

  it("knows nothing of other keys in the namespace", async () => {
    await store.put("a-session", "{}");
    await store.put("hidden-changed", "1");
    expect(await idsOf(isolate())).toEqual([]);
  });

  it("works with the runtime's own KV", async () => {
    const left: Promise<unknown>[] = [];
    const here = isolate(env.SESSIONS, left);
    await here.set(MIRA, true);
    expect(await idsOf(here)).toEqual([MIRA]);
    await Promise.all(left);
    clock.pass(1);
    await here.set(MIRA, false);
    expect(await idsOf(isolate(env.SESSIONS))).toEqual([]);
  });

  it("keeps a change made here while a list from elsewhere does not have it yet", async () => {
    const { kv } = createKv();
    const { kv: elsewhere } = createKv();
    const here = isolate({ ...kv, list: () => elsewhere.list() });
    await here.set(MIRA, true);
    clock.pass(31);
    expect(await idsOf(here)).toEqual([MIRA]);
  });

  it("takes one change a second of a person", async () => {
    const here = isolate();
    await here.set(MIRA, true);
    await expect(here.set(MIRA, false)).rejects.toThrow(TooSoon);
    await here.set(OLEG, true);
    clock.pass(1);
    await here.set(MIRA, false);
    expect(await idsOf(here)).toEqual([OLEG]);
  });
});

/** KV that holds these people's keys, as the release before left them, and no list. */
function kvOf(...ids: string[]) {
  return createKv(new Map(ids.map((id) => [`hidden:${id}`, "1"])));
}

/** A thousand names a call, as KV lists them. */
function inParts(names: readonly string[]) {
  return vi.fn<(options?: KVNamespaceListOptions) => Promise<object>>(
    async ({ cursor }: KVNamespaceListOptions = {}) => {
      const next = Number(cursor ?? 0) + 1000;
      const keys = names.slice(next - 1000, next).map((name) => ({ name }));
      return { keys, list_complete: next >= names.length, cursor: String(next) };
    },
  );
}

const down = async (): Promise<never> => {
  throw new Error("KV is down");
};
const never = () => new Promise<never>(() => {});

describe("T43: until it is known who is hidden", () => {
  it.each([
    ["listing fails", { list: down }],
    ["reading fails", { get: down }],
  ])("no avatars are shown while who hides them is unknown: %s", async (_, faults) => {
    const { kv } = kvOf(MIRA);
    const faulty = { ...kv, ...faults };
    const here = isolate(faulty);
    await expect(here.ids()).rejects.toThrow(HiddenUnknown);
    await expect(here.ids()).rejects.toThrow(HiddenUnknown);
    expect(logs).toEqual(["avatars.hide_list_failed"]);
    Object.assign(faulty, kv);
    clock.pass(5);
    expect(await idsOf(here)).toEqual([MIRA]);
  });

  it("requests do not wait long, and a hide list that arrives later is used", async () => {
    const { kv } = kvOf(MIRA);
    let arrive = () => {};
    const slow = new Promise<void>((resolve) => (arrive = resolve));
    const left: Promise<unknown>[] = [];
    const list = (options: KVNamespaceListOptions) => slow.then(() => kv.list(options));
    const here = isolate({ ...kv, list }, left);
    stopTime();
    await expect(timed(() => here.ids())).rejects.toThrow(HiddenUnknown);
    goOn();
    arrive();
    await left[0];
    expect(await idsOf(here)).toEqual([MIRA]);
  });

  it("a change of which the list at hand tells nothing closes it again", async () => {
    const { kv } = kvOf(MIRA);
    const here = isolate(kv);
    expect(await idsOf(here)).toEqual([MIRA]);
    clock.pass(1);
    await isolate(kv).set(OLEG, true);
    Object.assign(kv, { list: down });
    clock.pass(31);
    await expect(here.ids()).rejects.toThrow(HiddenUnknown);
  });

  it("reads say 503, with when to ask again", async () => {
    const test = createTestBot({ "/avatars": [], [`/avatars/${MIRA}`]: [] });
    const bot = withoutHidden(test.bot, isolate({ ...createKv().kv, list: down }));
    for (const ask of [() => bot.avatars(), () => bot.avatarsOf(MIRA)]) {
      await expect(ask()).rejects.toMatchObject({
        status: 503,
        retryAfter: 5,
        message: "Who hides their avatar history is not known at the moment",
      });
    }
  });
});

describe("T43: what is known of who hides", () => {
  it("holds while KV is down, which is asked again after five seconds", async () => {
    const { kv, reads } = kvOf(MIRA);
    const faulty = { ...kv };
    const here = isolate(faulty);
    expect(await idsOf(here)).toEqual([MIRA]);
    Object.assign(faulty, { get: down });
    clock.pass(31);
    expect([await idsOf(here), await idsOf(here)]).toEqual([[MIRA], [MIRA]]);
    expect(logs).toEqual(["avatars.hide_list_failed"]);
    Object.assign(faulty, kv);
    clock.pass(5);
    reads.length = 0;
    expect([await idsOf(here), reads]).toEqual([[MIRA], ["hidden-changed"]]);
  });

  it("holds while KV hangs, for which one visitor in five seconds waits", async () => {
    const { kv } = kvOf(MIRA);
    const faulty = { ...kv };
    const here = isolate(faulty);
    expect(await idsOf(here)).toEqual([MIRA]);
    const get = vi.fn<() => Promise<never>>(never);
    Object.assign(faulty, { get });
    clock.pass(31);
    stopTime();
    expect((await timed(() => idsOf(here))).value).toEqual([MIRA]);
    goOn();
    for (let i = 1; i < 100; i++) expect(await idsOf(here)).toEqual([MIRA]);
    expect(get).toHaveBeenCalledTimes(1);
  });

  it("a change that was not saved is no change", async () => {
    const { kv } = createKv();
    const here = isolate({ ...kv, put: down });
    await expect(here.set(MIRA, true)).rejects.toThrow("KV is down");
    expect(await idsOf(here)).toEqual([]);
  });

  it("a list nobody can read is listed anew", async () => {
    const { kv, kept } = kvOf(MIRA);
    kept.set("hidden-list", '{"at":9e15,"ids":');
    expect(await idsOf(isolate(kv))).toEqual([MIRA]);
  });
});

describe("T43: what it costs to know who is hidden", () => {
  const MANY = Array.from({ length: 60_001 }, (_, i) => `hidden:${10n ** 17n + BigInt(i)}`);

  it("60,001 people are listed once, for all isolates", async () => {
    const { kv } = createKv();
    const list = inParts(MANY);
    const left: Promise<unknown>[] = [];
    const first = await isolate({ ...kv, list }, left).ids();
    expect([first.size, list.mock.calls.length]).toEqual([60_001, 61]);
    await Promise.all(left);
    clock.pass(3600);
    const second = await isolate({ ...kv, list }).ids();
    expect([second.size, list.mock.calls.length]).toEqual([60_001, 61]);
  });

  it("a day without changes is one small read in half a minute, and eight lists", async () => {
    const { kv, reads } = kvOf(MIRA);
    const here = isolate(kv);
    for (let i = 0; i < 2880; i++) {
      await here.ids();
      await here.ids();
      clock.pass(30);
    }
    expect(reads.filter((key) => key === "hidden:*")).toHaveLength(8);
    expect(reads.filter((key) => key === "hidden-list")).toHaveLength(8);
    expect(reads).toHaveLength(2880 + 16);
  });

  it("a day without changes is hardly more lists for ten isolates than for one", async () => {
    const { kv, reads } = kvOf(MIRA);
    const isolates = Array.from({ length: 10 }, (_, i) => {
      chance = i / 9;
      return isolate(kv);
    });
    for (let i = 0; i < 2880; i++) {
      await Promise.all(isolates.map((one) => one.ids()));
      clock.pass(30);
    }
    chance = 0;
    // They all begin at the same moment, and then one after another.
    expect(reads.filter((key) => key === "hidden:*").length).toBeLessThan(10 + 12);
  });

  it("a change costs two writes, and a few lists until KV has it everywhere", async () => {
    const { kv, reads, writes } = kvOf(MIRA);
    const here = isolate(kv);
    const elsewhere = isolate(kv);
    await here.ids();
    await elsewhere.ids();
    clock.pass(1);
    writes.length = reads.length = 0;
    await here.set(OLEG, true);
    expect(writes).toEqual(["put hidden-changed", `put hidden:${OLEG}`]);
    for (let i = 0; i < 240; i++) {
      clock.pass(15);
      await here.ids();
      await elsewhere.ids();
    }
    const lists = reads.filter((key) => key === "hidden:*").length;
    expect(lists).toBeGreaterThan(0);
    expect(lists).toBeLessThanOrEqual(5);
  });
});

/** One KV as several data centres see it: a value that was read is cached for the `cacheTtl` of the read. */
function places(count: number) {
  const { kv } = createKv();
  return Array.from({ length: count }, () => {
    const seen = new Map<string, { value: string | null; until: number }>();
    async function get(key: string, { cacheTtl = 60 } = {}): Promise<string | null> {
      const cached = seen.get(key);
      if (cached && clock.now() < cached.until) return cached.value;
      const value = await kv.get(key);
      seen.set(key, { value, until: clock.now() + cacheTtl * 1000 });
      return value;
    }
    async function put(key: string, value: string): Promise<void> {
      seen.delete(key);
      await kv.put(key, value);
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the calls the list makes, no others
    return { ...kv, get, put } as unknown as KVNamespace;
  });
}

describe("T43: changes in several places", () => {
  interface Step {
    place: number;
    person: number;
    /** Null: nothing, time passes. */
    hidden: boolean | null;
    /** Seconds to the next one. */
    pause: number;
  }

  /** Who should have been hidden or shown somewhere by then and was not. */
  async function lateOf(steps: readonly Step[]): Promise<string[]> {
    const isolates = places(3).map((kv) => isolate(kv));
    const changes = new Map<string, { hidden: boolean; at: number }>();
    const late: string[] = [];
    for (const { place, person, hidden, pause } of steps) {
      if (hidden !== null) {
        await isolates[place]?.set(`${MIRA}${person}`, hidden);
        changes.set(`${MIRA}${person}`, { hidden, at: clock.now() });
      }
      clock.pass(pause);
      for (const list of isolates) {
        const ids = await list.ids();
        for (const [id, change] of changes) {
          const age = clock.now() - change.at;
          const isDue = age > (change.hidden ? 60_000 : 150_000);
          if (isDue && ids.has(id) !== change.hidden) late.push(id);
        }
      }
    }
    return late;
  }

  it("hide somebody where they showed themselves a moment before, too", async () => {
    const here = isolate();
    const elsewhere = isolate();
    await here.set(MIRA, false);
    clock.pass(1);
    await elsewhere.set(MIRA, true);
    for (let i = 0; i < 4; i++) {
      clock.pass(15);
      await here.ids();
    }
    expect(await idsOf(here)).toEqual([MIRA]);
  });

  const step = fc.record<Step>({
    place: fc.nat(2),
    person: fc.nat(3),
    hidden: fc.constantFrom(true, false, null, null, null),
    pause: fc.integer({ min: 1, max: 45 }),
  });

  it(
    "hide somebody everywhere within a minute, whatever else happens at the same time",
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
          expect(await lateOf(steps)).toEqual([]);
        }),
        { numRuns: cases(200, 5_000) },
      );
    },
    PROPERTY_TIMEOUT,
  );
});

function record(user_id: string, avatar: string, second: number): AvatarRecord {
  return { user_id, avatar, timestamp: 1_700_000_000 + second };
}

describe("reads through the hide list", () => {
  const answers = {
    "/avatars": [record(MIRA, "old.png", 1), record(OLEG, "b.png", 2), record(MIRA, "new.png", 3)],
    [`/avatars/${MIRA}`]: [record(MIRA, "old.png", 1), record(MIRA, "new.png", 3)],
  };

  it("leave hidden people out after every cache, and have them again when shown", async () => {
    const test = createTestBot({ ...answers });
    const here = isolate();
    const bot = withoutHidden(test.bot, here);
    const files = async () => (await bot.avatars()).value.map((item) => item.avatar);
    expect(await files()).toEqual(["new.png", "b.png", "old.png"]);
    await test.settled();
    await here.set(MIRA, true);
    expect(await files()).toEqual(["b.png"]);
    expect((await bot.avatarsOf(MIRA)).value).toEqual([]);
    clock.pass(2);
    await here.set(MIRA, false);
    expect(await files()).toEqual(["new.png", "b.png", "old.png"]);
    expect((await bot.avatarsOf(MIRA)).value).toHaveLength(2);
    expect(test.asked).toEqual(["/avatars", `/avatars/${MIRA}`]);
    const kept = JSON.stringify([...test.kv.values(), ...test.edge.values()]);
    expect(kept).toContain("old.png");
  });

  it("go through a long list once, not once per request", async () => {
    const test = createTestBot({ ...answers });
    const here = isolate();
    await here.set(OLEG, true);
    const bot = withoutHidden(test.bot, here);
    const first = (await bot.avatars()).value;
    expect((await bot.avatars()).value).toBe(first);
  });
});
