import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { AppealView } from "../../../app/contract/appeals.ts";
import { maintainAppeals } from "../../../worker/appeals/maintain.ts";
import { countOpen, readQueue } from "../../../worker/db/appeal-queue.ts";
import { openAppeal } from "../../../worker/db/appeals.ts";
import { watchDatabase } from "../../support/database.ts";
import { DAY, deletionRequest, HOUR, NOON } from "../../support/appeals.ts";
import { SITE_URL } from "../../support/fixtures.ts";
import { stubFetch } from "../../support/stub-fetch.ts";

// The queue after years: 5,000 appeals, a fifth each received, read, asked, accepted and declined.

const { DB } = env;
const APPEALS = 5_000;
const SIZE = 50;
const { db: counted, rows } = watchDatabase(DB);

stubFetch(() => Response.json({ id: "1400000000000000001" }));

beforeAll(async () => {
  await DB.batch([
    DB.prepare(
      `WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${APPEALS - 1})
        INSERT INTO appeals (id, kind, person, list, subject, target, given_at, givers, state, created_at,
          changed_at, decision, decided_by, decided_at, declined_before, ended_at)
        SELECT 'a' || n, 'sanction', n, 'user', n, NULL, 1, '["9"]',
          CASE n % 5 WHEN 0 THEN 'received' WHEN 1 THEN 'read' WHEN 2 THEN 'asked' WHEN 3 THEN 'accepted'
            ELSE 'declined' END,
          ${NOON} + n / 2 * ${DAY}, ${NOON},
          CASE n % 5 WHEN 3 THEN 'accept' WHEN 4 THEN 'decline' END,
          iif(n % 5 > 2, '7', NULL), iif(n % 5 > 2, ${NOON} + n / 2 * ${DAY} + (n % 3) * ${HOUR}, NULL),
          iif(n % 20 = 3, 1, 0), iif(n % 5 = 4, ${NOON} + n * ${HOUR}, NULL) FROM numbers`,
    ),
    DB.prepare(
      `INSERT INTO appeal_messages (appeal_id, by_team, author, text, created_at)
        SELECT id, 0, person, 'Text', created_at FROM appeals`,
    ),
  ]);
});

/** All pages of a view, one after another. */
async function pagesOf(view: AppealView): Promise<string[][]> {
  const pages: string[][] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readQueue>> = await readQueue(counted, {
      kind: "sanction",
      view,
      after,
      size: SIZE,
    });
    pages.push(page.appeals.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  return pages;
}

describe(`a queue of ${APPEALS}`, () => {
  it("counts those that wait for the team, up to 200 and one more, from the index alone", async () => {
    const before = rows();
    expect(await countOpen(counted)).toBe(201);
    expect(rows() - before).toBeLessThanOrEqual(402);
  });

  it.each([
    ["open", 2_000],
    ["asked", 1_000],
    ["accepted", 1_000],
    ["ended", 1_000],
  ] as const)(
    "shows each that is %s once, page by page, each with bounded reads",
    async (view, all) => {
      const before = rows();
      const pages = await pagesOf(view);
      const ids = pages.flat();
      expect([ids.length, new Set(ids).size, pages.length]).toEqual([all, all, all / SIZE]);
      // Per page: its rows, the counts up to 201 each, and 500 decisions.
      expect((rows() - before) / pages.length).toBeLessThanOrEqual(1_500);
    },
  );

  it("has the oldest first, of ended ones the newest", async () => {
    const { appeals } = await readQueue(DB, { kind: null, view: "open", after: null, size: 3 });
    expect(appeals.map(({ id, state }) => [id, state])).toEqual([
      ["a0", "received"],
      ["a1", "read"],
      ["a5", "received"],
    ]);
    const ended = await readQueue(DB, { kind: null, view: "ended", after: null, size: 2 });
    expect(ended.appeals.map(({ id }) => id)).toEqual(["a4999", "a4994"]);
  });

  it("counts up to its bound, and the decisions", async () => {
    const { counts, statistics } = await readQueue(DB, {
      kind: null,
      view: "open",
      after: null,
      size: SIZE,
    });
    expect(counts).toEqual({ open: 201, asked: 201, accepted: 201 });
    expect(statistics).toMatchObject({ decisions: 500, medianMs: HOUR });
    expect(statistics.reversals).toBeGreaterThan(50);
  });

  it("shows one kind alone, with its counts", async () => {
    await deletionRequest();
    const ofDeletions = { kind: "deletion", view: "open", after: null, size: SIZE } as const;
    const { appeals, counts } = await readQueue(DB, ofDeletions);
    expect(appeals).toMatchObject([{ kind: "deletion", list: null, dueAt: NOON + 30 * DAY }]);
    expect(counts).toEqual({ open: 1, asked: 0, accepted: 0 });
    await DB.prepare("DELETE FROM appeals WHERE kind = 'deletion'").run();
  });

  it.each(["", "x", "1", "1-", "-1-a", "9".repeat(40), "1-'; DROP TABLE appeals"])(
    "begins at its start with '%s' in place of a page",
    async (after) => {
      const { appeals } = await readQueue(DB, { kind: null, view: "open", after, size: 1 });
      expect(appeals[0]?.id).toBe("a0");
    },
  );

  it("costs a run of the cron a bounded number of rows", async () => {
    const config = {
      db: counted,
      staffWebhook: { origin: "https://chat.test", id: "1300000000000000001", token: "token" },
      siteUrl: SITE_URL,
      userAgent: "test",
    };
    const before = rows();
    await maintainAppeals(config, { now: NOON, scheduledAt: NOON, log: () => {} });
    expect(rows() - before).toBeLessThanOrEqual(1_000);
  });

  it("takes a new appeal with a bounded number of rows", async () => {
    const before = rows();
    await openAppeal(counted, {
      id: "k3q9z7m2p4rt",
      kind: "sanction",
      person: "9",
      list: "user",
      subject: "175928847299117063",
      target: null,
      givenAt: NOON - DAY,
      givers: [],
      until: null,
      dueAt: null,
      text: "It was my brother.",
      now: NOON,
      waitMs: DAY,
    });
    expect(rows() - before).toBeLessThanOrEqual(20);
  });
});
