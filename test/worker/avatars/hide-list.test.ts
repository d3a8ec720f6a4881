import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AvatarRecord } from "../../../app/contract/person.ts";
import {
  createHideList,
  createHideMemory,
  HiddenUnknown,
  TooManyChanges,
  withoutHidden,
} from "../../../worker/avatars/hide-list.ts";
import type { HideList } from "../../../worker/context/services.ts";
import { createClock, createTestBot } from "../../support/bot.ts";
import { databaseDown, emptyTables, watchDatabase } from "../../support/database.ts";
import { cases, PROPERTY_TIMEOUT } from "../../support/runs.ts";
import { goOn, stopTime, timed } from "../../support/time.ts";

const MIRA = "175928847299117063";
const OLEG = "268473310986240001";

const clock = createClock();
const logs: string[] = [];

/** The list as one isolate sees it; `left` is what it works on after its answers. */
function isolate(db: D1Database = env.DB, left: Promise<unknown>[] = []): HideList {
  return createHideList({
    memory: createHideMemory(clock.now),
    db,
    now: clock.now,
    log: (event) => void logs.push(event),
    waitUntil: (work) => void left.push(work),
  });
}

async function idsOf(list: HideList): Promise<string[]> {
  return [...(await list.ids())].sort();
}

beforeEach(async () => {
  logs.length = 0;
  await emptyTables("hidden_avatars", "counts");
});

afterEach(goOn);

describe("the hide list", () => {
  it("does not lose one of two changes made at the same moment", async () => {
    await Promise.all([isolate().set(MIRA, true), isolate().set(OLEG, true)]);
    expect(await idsOf(isolate())).toEqual([MIRA, OLEG].sort());
  });

  it("includes a change that was made while the list was being read", async () => {
    const { db, before } = watchDatabase(env.DB);
    const here = isolate(db);
    await here.ids();
    clock.advance(30);
    await isolate().set(OLEG, true);
    let isFirst = true;
    before(/SELECT user_id/, async () => {
      if (isFirst) {
        isFirst = false;
        await here.set(MIRA, true);
      }
    });
    await here.ids().catch((error: unknown) => expect(error).toBeInstanceOf(HiddenUnknown));
    expect(await idsOf(here)).toEqual([MIRA, OLEG].sort());
  });
});

describe("T43: until it is known who is hidden", () => {
  it("no avatars are shown, and the database is asked again five seconds later", async () => {
    await isolate().set(MIRA, true);
    const { db, before, heal } = watchDatabase(env.DB);
    before(/./, databaseDown);
    const here = isolate(db);
    await expect(here.ids()).rejects.toThrow(HiddenUnknown);
    await expect(here.ids()).rejects.toThrow(HiddenUnknown);
    expect(logs).toEqual(["avatars.hide_list_failed"]);
    heal();
    clock.advance(5);
    expect(await idsOf(here)).toEqual([MIRA]);
  });

  it("requests wait two seconds at most, and a hide list that arrives later is used", async () => {
    await isolate().set(MIRA, true);
    const { db, before } = watchDatabase(env.DB);
    let arrive = () => {};
    const slow = new Promise<void>((resolve) => (arrive = resolve));
    before(/SELECT user_id/, () => slow);
    const left: Promise<unknown>[] = [];
    const here = isolate(db, left);
    stopTime();
    await expect(timed(() => here.ids())).rejects.toThrow(HiddenUnknown);
    goOn();
    arrive();
    await left[0];
    expect(await idsOf(here)).toEqual([MIRA]);
  });

  it("a change that the remembered list lacks makes it unknown again", async () => {
    const { db, before } = watchDatabase(env.DB);
    const here = isolate(db);
    expect(await idsOf(here)).toEqual([]);
    await isolate().set(OLEG, true);
    before(/SELECT user_id/, databaseDown);
    clock.advance(30);
    await expect(here.ids()).rejects.toThrow(HiddenUnknown);
  });
});

describe("T43: what is known of who hides", () => {
  it("stays valid while the database is down, which is retried after five seconds", async () => {
    await isolate().set(MIRA, true);
    const { db, before, heal, queries } = watchDatabase(env.DB);
    const here = isolate(db);
    expect(await idsOf(here)).toEqual([MIRA]);
    before(/./, databaseDown);
    clock.advance(30);
    expect([await idsOf(here), await idsOf(here)]).toEqual([[MIRA], [MIRA]]);
    expect(logs).toEqual(["avatars.hide_list_failed"]);
    heal();
    clock.advance(5);
    queries.length = 0;
    expect([await idsOf(here), queries.length]).toEqual([[MIRA], 1]);
  });

  it("stays valid while the database hangs, and one visitor in five seconds waits for it", async () => {
    await isolate().set(MIRA, true);
    const { db, before } = watchDatabase(env.DB);
    const here = isolate(db);
    expect(await idsOf(here)).toEqual([MIRA]);
    const hang = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
    before(/./, hang);
    clock.advance(30);
    stopTime();
    expect((await timed(() => idsOf(here))).value).toEqual([MIRA]);
    goOn();
    for (let i = 1; i < 100; i++) expect(await idsOf(here)).toEqual([MIRA]);
    expect(hang).toHaveBeenCalledTimes(1);
  });

  it("is unchanged after a change that could not be saved", async () => {
    const { db, before } = watchDatabase(env.DB);
    const here = isolate(db);
    before(/INSERT INTO hidden_avatars/, databaseDown);
    await expect(here.set(MIRA, true)).rejects.toThrow("D1_ERROR");
    expect(await idsOf(here)).toEqual([]);
  });
});

describe("T43: what it costs to know who is hidden", () => {
  it("an hour without changes is one row in half a minute, and the list once", async () => {
    await isolate().set(MIRA, true);
    const { db, queries, rows } = watchDatabase(env.DB);
    const here = isolate(db);
    await here.ids();
    expect(queries.filter((query) => query.includes("SELECT user_id"))).toHaveLength(1);
    queries.length = 0;
    const firstRows = rows();
    for (let i = 0; i < 120; i++) {
      clock.advance(30);
      await here.ids();
      await here.ids();
    }
    expect(new Set(queries)).toEqual(new Set(["SELECT revision FROM revisions WHERE name = ?1"]));
    expect([queries.length, rows() - firstRows]).toEqual([120, 120]);
  });
});

describe("limits of one person", () => {
  it("a change that changes nothing writes nothing", async () => {
    await isolate().set(MIRA, true);
    const { db, queries } = watchDatabase(env.DB);
    await isolate(db).set(MIRA, true);
    await isolate(db).set(OLEG, false);
    expect(queries.filter((query) => !query.startsWith("SELECT"))).toEqual([]);
  });

  it("20 changes a day are accepted in all isolates together, and again on the next day", async () => {
    for (let i = 0; i < 20; i++) await isolate().set(MIRA, i % 2 === 0);
    await expect(isolate().set(MIRA, true)).rejects.toThrow(TooManyChanges);
    await isolate().set(OLEG, true);
    expect(await idsOf(isolate())).toEqual([OLEG]);
    clock.advance(86_400);
    await isolate().set(MIRA, true);
    expect(await idsOf(isolate())).toEqual([MIRA, OLEG].sort());
  });
});

describe("T43: changes in several places", () => {
  interface Step {
    place: number;
    person: number;
    /** Null: nothing, time passes. */
    hidden: boolean | null;
    /** Seconds to the next one. */
    pause: number;
  }

  /** Who should have been hidden or shown somewhere by then, but wasn't. */
  async function lateOf(steps: readonly Step[]): Promise<string[]> {
    const isolates = [isolate(), isolate(), isolate()];
    const changes = new Map<string, { hidden: boolean; at: number }>();
    const late: string[] = [];
    for (const { place, person, hidden, pause } of steps) {
      if (hidden !== null) {
        await isolates[place]?.set(`${MIRA}${person}`, hidden);
        changes.set(`${MIRA}${person}`, { hidden, at: clock.now() });
      }
      clock.advance(pause);
      for (const list of isolates) {
        const ids = await list.ids();
        for (const [id, change] of changes) {
          const isDue = clock.now() - change.at >= 30_000;
          if (isDue && ids.has(id) !== change.hidden) late.push(id);
        }
      }
    }
    return late;
  }

  const step = fc.record<Step>({
    place: fc.nat(2),
    person: fc.nat(3),
    hidden: fc.constantFrom(true, false, null, null, null),
    pause: fc.integer({ min: 1, max: 45 }),
  });

  it(
    "are effective everywhere within half a minute, whatever happens at the same time",
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
          await env.DB.exec("DELETE FROM hidden_avatars");
          clock.advance(86_400);
          expect(await lateOf(steps)).toEqual([]);
        }),
        { numRuns: cases(30, 1_000) },
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

  it("leave hidden people out after every cache, and include them again when they are shown", async () => {
    const test = createTestBot({ ...answers });
    const here = isolate();
    const bot = withoutHidden(test.bot, here);
    const files = async () => (await bot.avatars()).value.map((item) => item.avatar);
    expect(await files()).toEqual(["new.png", "b.png", "old.png"]);
    await test.settled();
    await here.set(MIRA, true);
    expect(await files()).toEqual(["b.png"]);
    expect((await bot.avatarsOf(MIRA)).value).toEqual([]);
    await here.set(MIRA, false);
    expect(await files()).toEqual(["new.png", "b.png", "old.png"]);
    expect((await bot.avatarsOf(MIRA)).value).toHaveLength(2);
    expect(test.asked).toEqual(["/avatars", `/avatars/${MIRA}`]);
    const kept = JSON.stringify([...test.kv.values(), ...test.edge.values()]);
    expect(kept).toContain("old.png");
  });

  it("filter a long list once, not once per request", async () => {
    const test = createTestBot({ ...answers });
    const here = isolate();
    await here.set(OLEG, true);
    const bot = withoutHidden(test.bot, here);
    const first = (await bot.avatars()).value;
    expect((await bot.avatars()).value).toBe(first);
  });
});
