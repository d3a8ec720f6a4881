import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { createHideList, createHideMemory } from "../../../worker/avatars/hide-list.ts";
import { moveHideList } from "../../../worker/avatars/move-hide-list.ts";
import { createClock } from "../../support/bot.ts";
import { emptyTables } from "../../support/database.ts";
import { createKv } from "../../support/kv.ts";

/** The KV of a site that ran the release before, which kept the hide list there. */

const MIRA = "175928847299117063";
const OLEG = "268473310986240001";
const NINA = "301234567890123456";

const clock = createClock();
const logs: string[] = [];
const log = (event: string) => void logs.push(event);
let { kv, kept, reads } = createKv();

beforeEach(async () => {
  logs.length = 0;
  ({ kv, kept, reads } = createKv());
  await emptyTables("hidden_avatars", "daily_counts", "kv_moves");
});

/** What the release before does for somebody's button. */
function changeAsBefore(id: string, hidden: boolean): void {
  kept.set("hidden-changed", String(clock.now()));
  if (hidden) kept.set(`hidden:${id}`, "1");
  else kept.delete(`hidden:${id}`);
}

function isolate(store: object = kv) {
  return createHideList({
    memory: createHideMemory(clock.now),
    db: env.DB,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stub has only what is called
    sessions: store as KVNamespace,
    now: clock.now,
    log,
    waitUntil: () => {},
  });
}

const idsOf = async (list = isolate()) => [...(await list.ids())].sort();
const cron = () => moveHideList({ db: env.DB, sessions: kv, now: clock.now, log });
const lists = () => reads.filter((key) => key === "hidden:*").length;

/** What `npm run migrate -- --back` leaves behind. */
async function writeBack(): Promise<void> {
  const ids = await idsOf();
  for (const key of kept.keys()) if (key.startsWith("hidden:")) kept.delete(key);
  for (const id of ids) kept.set(`hidden:${id}`, "1");
  kept.set("hidden-changed", String(clock.now()));
  await env.DB.prepare("UPDATE kv_moves SET changed_at = ?1, written_back_at = ?1")
    .bind(clock.now())
    .run();
}

describe("the hide list that the release before kept in KV", () => {
  it("is moved at the first request, and KV is listed once for all isolates", async () => {
    changeAsBefore(MIRA, true);
    changeAsBefore(OLEG, true);
    await kv.put("a-session", "{}");
    expect(await idsOf()).toEqual([MIRA, OLEG].sort());
    expect(await idsOf()).toEqual([MIRA, OLEG].sort());
    expect(lists()).toBe(1);
  });

  it("keeps the avatar pages closed until it is known", async () => {
    changeAsBefore(MIRA, true);
    const failing = { ...kv, list: () => Promise.reject(new Error("KV is down")) };
    const here = isolate(failing);
    await expect(here.ids()).rejects.toThrow("not known");
    expect(logs).toEqual(["avatars.hide_list_failed"]);
    Object.assign(failing, kv);
    clock.advance(5);
    expect(await idsOf(here)).toEqual([MIRA]);
  });

  it("is moved in one batch, so that half a list never counts as the whole", async () => {
    changeAsBefore(MIRA, true);
    // The last statement of the batch fails.
    await env.DB.exec("ALTER TABLE revisions RENAME TO gone");
    await expect(cron()).rejects.toThrow("revisions");
    await env.DB.exec("ALTER TABLE gone RENAME TO revisions");
    const row = await env.DB.prepare("SELECT count(*) AS people FROM hidden_avatars").first();
    expect(row).toEqual({ people: 0 });
    expect(await idsOf()).toEqual([MIRA]);
  });

  it("has 60,001 people moved in one batch", async () => {
    for (let i = 0; i < 60_001; i++) kept.set(`hidden:${10n ** 17n + BigInt(i)}`, "1");
    expect((await isolate().ids()).size).toBe(60_001);
  });

  it("is listed once more ten minutes later, for keys that KV had listed late", async () => {
    changeAsBefore(MIRA, true);
    const key = `hidden:${OLEG}`;
    await cron();
    kept.set(key, "1");
    clock.advance(300);
    await cron();
    expect(lists()).toBe(1);
    clock.advance(300);
    await cron();
    expect(await idsOf()).toEqual([MIRA, OLEG].sort());
    clock.advance(3600);
    await cron();
    expect(lists()).toBe(2);
  });

  it("the second listing does not hide people again who showed themselves after the first", async () => {
    changeAsBefore(MIRA, true);
    await cron();
    clock.advance(60);
    await isolate().set(MIRA, false);
    clock.advance(600);
    await cron();
    expect([lists(), await idsOf()]).toEqual([2, []]);
  });

  it("needs no KV once it has been moved", async () => {
    changeAsBefore(MIRA, true);
    await cron();
    const down = () => Promise.reject(new Error("KV is down"));
    expect(await idsOf(isolate({ ...kv, get: down, list: down }))).toEqual([MIRA]);
    expect(logs).toContain("avatars.hide_list_not_moved");
  });
});

describe("a rollback to the release before, and coming again", () => {
  it("leaves the table as it is if nobody has changed anything meanwhile", async () => {
    changeAsBefore(MIRA, true);
    await cron();
    clock.advance(3600);
    await cron();
    await isolate().set(OLEG, true);
    await writeBack();
    clock.advance(3600);
    await cron();
    expect([lists(), await idsOf()]).toEqual([2, [MIRA, OLEG].sort()]);
  });

  it("takes over people who hid meanwhile at once, and those who showed themselves after ten minutes", async () => {
    changeAsBefore(MIRA, true);
    await cron();
    clock.advance(3600);
    await cron();
    await isolate().set(OLEG, true);
    await writeBack();
    clock.advance(60);
    await isolate().set(NINA, true); // between the command and the rollback
    clock.advance(3600);
    const HUGO = "312345678901234567";
    changeAsBefore(HUGO, true);
    changeAsBefore(OLEG, false);
    clock.advance(3600);
    expect(await idsOf()).toEqual([MIRA, OLEG, NINA, HUGO].sort());
    clock.advance(600);
    await cron();
    expect(await idsOf()).toEqual([MIRA, NINA, HUGO].sort());
  });

  it("shows nobody whom the earlier release did not know, if nothing was written back", async () => {
    await cron();
    clock.advance(3600);
    await cron();
    await isolate().set(OLEG, true);
    clock.advance(60);
    changeAsBefore(MIRA, true);
    clock.advance(60);
    expect(await idsOf()).toEqual([MIRA, OLEG].sort());
    clock.advance(600);
    await cron();
    expect(await idsOf()).toEqual([MIRA, OLEG].sort());
  });
});
