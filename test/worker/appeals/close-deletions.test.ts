import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { closeDeletion } from "../../../worker/appeals/close-deletions.ts";
import { hasRead } from "../../../app/content/reads.ts";
import { createBotFetch } from "../../../worker/bot/upstream.ts";
import { endDeletion, openDeletion, readDeletion } from "../../../worker/db/deletion-requests.ts";
import { forgetAppeals, HOUR, MINUTE, MIRA, NOON, ODA } from "../../support/appeals.ts";
import { databaseDown, watchDatabase } from "../../support/database.ts";
import { stubFetch } from "../../support/stub-fetch.ts";

const { DB } = env;
const ID = "k3q9z7m2p4rt";
const missing = () => Response.json({ error: "nobody" }, { status: 404 });

interface Records {
  economy: Response | object[];
  avatars: Response | object[];
  feedback: Response | object[];
}
const NONE: Records = { economy: [], avatars: [], feedback: [] };
let records: Records = NONE;
let asked: string[] = [];
let lines: string[] = [];

stubFetch((request) => {
  const { pathname } = new URL(request.url);
  asked.push(pathname);
  const part = pathname.startsWith("/logs/economy/")
    ? records.economy
    : pathname.startsWith("/avatars/")
      ? records.avatars
      : records.feedback;
  return part instanceof Response ? part.clone() : Response.json(part);
});

afterEach(async () => {
  [records, asked, lines] = [NONE, [], []];
  await forgetAppeals();
});

const fetchBot = createBotFetch({ url: "https://bot.test", key: "key", userAgent: "test" });
const log = (event: string) => void lines.push(event);

async function runAt(time: number, db = DB, isThere = hasRead): Promise<void> {
  await closeDeletion(db, { fetchBot, log, now: NOON + time, isThere });
}

const open = (id = ID, person: string = MIRA) => openDeletion(DB, { id, person, now: NOON });
const stateOf = async (id = ID) => (await readDeletion(DB, id))?.state;
const looks = () => asked.filter((path) => path.startsWith("/logs/economy/")).length;

describe("a request for deletion", () => {
  it("is closed by three looks that find nothing, 15 minutes apart", async () => {
    await open();
    records = { ...NONE, economy: missing(), avatars: missing(), feedback: [{ user_id: ODA }] };
    await runAt(0);
    expect(asked).toEqual([`/logs/economy/${MIRA}`, `/avatars/${MIRA}`, "/feedback"]);
    await runAt(14 * MINUTE);
    expect([looks(), await stateOf()]).toEqual([1, "open"]);
    await runAt(15 * MINUTE);
    expect([looks(), await stateOf()]).toEqual([2, "open"]);
    await runAt(30 * MINUTE);
    expect([looks(), await stateOf()]).toEqual([3, "closed"]);
    expect(await readDeletion(DB, ID)).toMatchObject({
      changedAt: NOON + 30 * MINUTE,
      closedBy: null,
      reason: null,
    });
  });

  it.each<[string, Partial<Records>]>([
    ["transactions", { economy: [{ amount: 1 }] }],
    ["pictures", { avatars: [{ avatar: "a.png" }] }],
    ["pictures that cannot be read", { avatars: [{}] }],
    ["a review", { feedback: [{ user_id: MIRA, approved: true }] }],
    ["a review that is not approved", { feedback: [{ user_id: MIRA, approved: false }] }],
  ])("stays while there are %s, with a look each six hours", async (_, left) => {
    await open();
    records = { ...NONE, ...left };
    for (let minute = 0; minute < 24 * 60; minute += 5) await runAt(minute * MINUTE);
    expect([await stateOf(), looks()]).toEqual(["open", 4]);
    records = NONE;
    for (const minute of [0, 15, 30]) await runAt(24 * HOUR + minute * MINUTE);
    expect(await stateOf()).toBe("closed");
  });

  it("begins anew where records are back between looks", async () => {
    await open();
    await runAt(0);
    records = { ...NONE, avatars: [{}] };
    await runAt(15 * MINUTE);
    records = NONE;
    await runAt(6 * HOUR + 15 * MINUTE);
    expect(await stateOf()).toBe("open");
    await runAt(6 * HOUR + 30 * MINUTE);
    expect(await stateOf()).toBe("open");
    await runAt(6 * HOUR + 45 * MINUTE);
    expect(await stateOf()).toBe("closed");
  });

  it("is not closed by lists that are empty or have shrunk for two looks, however far apart", async () => {
    await open();
    await runAt(0);
    await runAt(5 * HOUR);
    expect([looks(), await stateOf()]).toEqual([2, "open"]);
    records = { ...NONE, feedback: [{ user_id: MIRA }] };
    await runAt(6 * HOUR);
    records = NONE;
    for (const minute of [0, 15]) await runAt(13 * HOUR + minute * MINUTE);
    expect([looks(), await stateOf()]).toEqual([5, "open"]);
  });

  it("needs half an hour, however many looks there are", async () => {
    await open();
    await runAt(0);
    await DB.prepare("UPDATE deletion_requests SET empty_looks = 9").run();
    await runAt(20 * MINUTE);
    expect([looks(), await stateOf()]).toEqual([2, "open"]);
  });

  it.each<[string, Partial<Records>]>([
    ["fail", { economy: new Response("no", { status: 500 }) }],
    [
      "are a web page",
      { avatars: new Response("<html>", { headers: { "Content-Type": "text/html" } }) },
    ],
    ["are an object", { economy: Response.json({ error: "no" }) }],
    ["lack the reviews", { feedback: missing() }],
  ])("stays while the answers %s", async (_, broken) => {
    await open();
    records = { ...NONE, ...broken };
    for (let hour = 0; hour < 24; hour += 1) await runAt(hour * HOUR);
    expect([await stateOf(), looks()]).toEqual(["open", 4]);
    expect(lines).toContain("deletion.look_failed");
  });

  describe("where the brand has no reviews", () => {
    const runWithout = (time: number) => runAt(time, DB, (name) => name !== "feedback");

    it("is closed by looks in which one of the lists came", async () => {
      await open();
      records = { ...NONE, avatars: missing() };
      for (const minute of [0, 15, 30]) await runWithout(minute * MINUTE);
      expect(await stateOf()).toBe("closed");
      expect(asked).not.toContain("/feedback");
    });

    it("stays where each answer is a 404, as of a bot that has lost its paths", async () => {
      await open();
      records = { ...NONE, economy: missing(), avatars: missing() };
      for (let hour = 0; hour < 24; hour += 1) await runWithout(hour * HOUR);
      expect([await stateOf(), looks()]).toEqual(["open", 4]);
      expect(lines).toContain("deletion.look_failed");
    });
  });

  it.each<[string, Response]>([
    ["a web page", new Response("<html>", { headers: { "Content-Type": "text/html" } })],
    ["plain text", new Response("404 page not found\n")],
    ["nothing", new Response(null)],
  ])("stays while a 404 is %s, as of a proxy", async (_, { body, headers }) => {
    await open();
    records = { ...NONE, avatars: new Response(body, { status: 404, headers }) };
    for (let hour = 0; hour < 24; hour += 1) await runAt(hour * HOUR);
    expect([await stateOf(), looks()]).toEqual(["open", 4]);
    expect(lines).toContain("deletion.look_failed");
  });

  it("takes its turn: one a run, the one due longest", async () => {
    await open();
    await open("m8w4d6h2c5xb", ODA);
    records = { ...NONE, avatars: [{}] };
    await runAt(0);
    await runAt(5 * MINUTE);
    await runAt(10 * MINUTE);
    expect(asked.filter((path) => path.startsWith("/logs/"))).toEqual([
      `/logs/economy/${MIRA}`,
      `/logs/economy/${ODA}`,
    ]);
  });

  it("that was withdrawn meanwhile stays so", async () => {
    await open();
    await runAt(0);
    await endDeletion(DB, ID, "writer", NOON + MINUTE);
    await runAt(15 * MINUTE);
    expect([await stateOf(), looks()]).toEqual(["withdrawn", 1]);
  });

  it("that is withdrawn during a look stays so", async () => {
    const { db, before } = watchDatabase(DB);
    await open();
    await runAt(0);
    before(/SET state = 'closed'/, () => endDeletion(DB, ID, "writer", NOON + MINUTE));
    await runAt(15 * MINUTE, db);
    await runAt(30 * MINUTE, db);
    expect([await stateOf(), looks()]).toEqual(["withdrawn", 3]);
  });

  it("is not closed by a look whose outcome was lost", async () => {
    const { db, before, heal } = watchDatabase(DB);
    await open();
    before(/SET empty_at/, databaseDown);
    await expect(runAt(0, db)).rejects.toThrow("down");
    heal();
    for (const minute of [0, 15]) await runAt(6 * HOUR + minute * MINUTE, db);
    expect(await stateOf()).toBe("open");
    await runAt(6 * HOUR + 30 * MINUTE, db);
    expect(await stateOf()).toBe("closed");
  });
});

it("asks the bot nothing without a request", async () => {
  await runAt(0);
  expect(asked).toEqual([]);
});
