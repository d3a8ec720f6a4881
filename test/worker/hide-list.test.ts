import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { AvatarRecord } from "../../app/contract/person.ts";
import {
  createHideList,
  createHideMemory,
  TooSoon,
  withoutHidden,
  type HideList,
} from "../../worker/hide-list.ts";
import { createClock, createTestBot } from "../support/bot.ts";

const MIRA = "175928847299117063";
const OLEG = "268473310986240001";

const clock = createClock();
const logs: string[] = [];

/** The list as one isolate sees it. */
function isolate(kv: Partial<KVNamespace> = env.SESSIONS): HideList {
  const needs = {
    memory: createHideMemory(),
    now: clock.now,
    log: (event: string) => void logs.push(event),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stub has only what is called
  return createHideList(kv as KVNamespace, needs);
}

async function idsOf(list: HideList): Promise<string[]> {
  return [...(await list.ids())].sort();
}

beforeEach(async () => {
  logs.length = 0;
  const { keys } = await env.SESSIONS.list();
  await Promise.all(keys.map(({ name }) => env.SESSIONS.delete(name)));
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
    await env.SESSIONS.put("a-session", "{}");
    expect(await idsOf(isolate())).toEqual([]);
  });

  it("reads lists longer than one answer of KV", async () => {
    const pages = [
      {
        keys: [{ name: `hidden:${MIRA}` }],
        list_complete: false,
        cursor: "next",
        cacheStatus: null,
      },
      { keys: [{ name: `hidden:${OLEG}` }], list_complete: true, cacheStatus: null },
    ];
    const list = async (options?: { cursor?: string | null }) => pages[options?.cursor ? 1 : 0];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stub has only what is called
    const kv = { list } as unknown as KVNamespace;
    expect(await idsOf(isolate(kv))).toEqual([MIRA, OLEG].sort());
  });

  it("keeps a change made here while a list from elsewhere does not have it yet", async () => {
    const late = {
      put: async () => {},
      list: async () => ({ keys: [], list_complete: true as const, cacheStatus: null }),
    };
    const here = isolate(late);
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

describe("with KV down", () => {
  it("holds what was known, and asks again only after five seconds", async () => {
    let asked = 0;
    let isDown = false;
    const here = isolate({
      async list() {
        asked += 1;
        if (isDown) throw new Error("KV is down");
        return {
          keys: [{ name: `hidden:${MIRA}` }],
          list_complete: true as const,
          cacheStatus: null,
        };
      },
    });
    expect(await idsOf(here)).toEqual([MIRA]);
    isDown = true;
    clock.pass(31);
    expect(await idsOf(here)).toEqual([MIRA]);
    expect(await idsOf(here)).toEqual([MIRA]);
    expect([asked, logs]).toEqual([2, ["avatars.hide_list_failed"]]);
    clock.pass(5);
    isDown = false;
    expect([await idsOf(here), asked]).toEqual([[MIRA], 3]);
  });

  it("a change that was not saved is no change", async () => {
    const here = isolate({
      put: async () => {
        throw new Error("KV is down");
      },
      list: async () => ({ keys: [], list_complete: true as const, cacheStatus: null }),
    });
    await expect(here.set(MIRA, true)).rejects.toThrow("KV is down");
    expect(await idsOf(here)).toEqual([]);
  });
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
