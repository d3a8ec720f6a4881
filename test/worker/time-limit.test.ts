import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { withTimeLimit } from "../../worker/db/time-limit.ts";

const never = () => new Promise<never>(() => {});

describe("a database with a time limit", () => {
  const db = withTimeLimit(env.DB, 60_000);

  it("answers as without one, statements in a batch included", async () => {
    const select = db.prepare("SELECT ?1 AS number");
    expect(await select.bind(3).first()).toEqual({ number: 3 });
    expect((await select.bind(4).all()).results).toEqual([{ number: 4 }]);
    const [first, second] = await db.batch([select.bind(6), select.bind(7)]);
    expect([first?.results, second?.results]).toEqual([[{ number: 6 }], [{ number: 7 }]]);
  });

  it("fails after it, whichever call hangs", async () => {
    const statement = { bind: () => statement, first: never, all: never, run: never };
    const silent = { prepare: () => statement, batch: never } as unknown as D1Database;
    const hanging = withTimeLimit(silent, 1);
    const query = hanging.prepare("SELECT 1").bind();
    for (const call of [query.first(), query.all(), query.run(), hanging.batch([query])]) {
      await expect(call).rejects.toThrow("no answer within 1 ms");
    }
  });
});
