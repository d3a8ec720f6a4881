import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { DeletionView } from "../../../app/contract/appeals.ts";
import { readDeletionQueue } from "../../../worker/db/deletion-requests.ts";
import { watchDatabase } from "../../support/database.ts";
import { DAY, NOON } from "../../support/appeals.ts";

// 1,000 requests, of which three of four are over; several were made at the same time.

const { DB } = env;
const REQUESTS = 1_000;
const SIZE = 50;
const { db: counted, rows } = watchDatabase(DB);

beforeAll(async () => {
  await DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${REQUESTS - 1})
      INSERT INTO deletion_requests (id, person, state, created_at, due_at, changed_at, look_at, ended_at)
      SELECT 'd' || n, n, iif(n % 4 = 0, 'open', 'closed'), ${NOON}, ${NOON} + n / 12 * ${DAY}, ${NOON}, 0,
        iif(n % 4 = 0, NULL, ${NOON} + n / 12 * ${DAY}) FROM numbers`,
  ).run();
});

/** All pages of a view, one after another. */
async function pagesOf(view: DeletionView) {
  const pages: { id: string; time: number }[][] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readDeletionQueue>> = await readDeletionQueue(counted, {
      view,
      after,
      size: SIZE,
    });
    pages.push(page.requests.map(({ id, dueAt }) => ({ id, time: dueAt })));
    after = page.next;
  } while (after !== null);
  return pages;
}

describe(`${REQUESTS} requests for deletion`, () => {
  it.each([
    ["open", 250, 1],
    ["ended", 750, -1],
  ] as const)(
    "shows each that is %s once, page by page, in order, each with bounded reads",
    async (view, all, order) => {
      const before = rows();
      const pages = await pagesOf(view);
      const ids = pages.flat().map(({ id }) => id);
      expect([ids.length, new Set(ids).size, pages.length]).toEqual([all, all, all / SIZE]);
      const times = pages.flat().map(({ time }) => time);
      expect(times).toEqual(times.toSorted((a, b) => order * (a - b)));
      // Per page: its rows, and the count up to 201.
      expect((rows() - before) / pages.length).toBeLessThanOrEqual(300);
    },
  );

  it("counts what is open up to 201", async () => {
    const { counts } = await readDeletionQueue(DB, { view: "ended", after: null, size: 1 });
    expect(counts).toEqual({ open: 201 });
  });

  it("begins with the first page for anything that is no place", async () => {
    for (const after of ["", "x", "1-", "-d0", "1-d0'"]) {
      const { requests } = await readDeletionQueue(DB, { view: "open", after, size: 1 });
      expect(requests.map(({ id }) => id)).toEqual(["d0"]);
    }
  });
});
