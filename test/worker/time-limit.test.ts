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

  it("fails after it, for any hanging call", async () => {
    const statement = { bind: () => statement, first: never, all: never, run: never };
    const silent = { prepare: () => statement, batch: never } as unknown as D1Database;
    const calls = [
      (hanging: D1Database) => hanging.prepare("SELECT 1").bind().first(),
      (hanging: D1Database) => hanging.prepare("SELECT 1").all(),
      (hanging: D1Database) => hanging.prepare("SELECT 1").run(),
      (hanging: D1Database) => hanging.batch([hanging.prepare("SELECT 1")]),
    ];
    for (const call of calls) {
      await expect(call(withTimeLimit(silent, 1))).rejects.toThrow("no answer within 1 ms");
    }
  });

  it("is not asked again once it has hung", async () => {
    let asked = 0;
    const all = async () => {
      asked += 1;
      return never();
    };
    const silent = { prepare: () => ({ all }) } as unknown as D1Database;
    const hanging = withTimeLimit(silent, 1);
    await expect(hanging.prepare("SELECT 1").all()).rejects.toThrow("no answer within 1 ms");
    await expect(hanging.prepare("SELECT 1").all()).rejects.toThrow("a moment ago");
    expect(asked).toBe(1);
  });

  it("is asked again after an error", async () => {
    const broken = withTimeLimit(env.DB, 60_000);
    await expect(broken.prepare("SELECT nonsense").all()).rejects.toThrow("no such column");
    expect(await broken.prepare("SELECT 1 AS number").first()).toEqual({ number: 1 });
  });
});
