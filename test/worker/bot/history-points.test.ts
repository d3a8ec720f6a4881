import { expect, it } from "vitest";
import { historyPoints } from "../../../app/status/growth/history-points.ts";
import { createTestBot } from "../../support/bot.ts";

it("the points of a range are computed once for each copy of the history", async () => {
  const t = createTestBot({});
  const record = (guilds: number) => [
    { timestamp: t.clock.now(), guilds, users: 2, ping: 3, shards: 1 },
  ];
  t.answers["/history"] = record(1);
  const pointsOf = async (range: "24h" | "7d") => historyPoints(await t.bot.history(), range).value;
  const first = await pointsOf("24h");
  expect(first).toMatchObject([{ total_servers: 1 }]);
  expect(await pointsOf("24h")).toBe(first);
  expect(await pointsOf("7d")).not.toBe(first);
  t.answers["/history"] = record(5);
  t.clock.advance(3_600);
  expect(await pointsOf("24h")).toMatchObject([{ total_servers: 5 }]);
});
