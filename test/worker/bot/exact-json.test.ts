import { beforeAll, expect, test } from "vitest";
import { reads } from "../../../app/contract/endpoints.ts";
import { economySums, signsOf } from "../../../app/staff/economy/sums.ts";
import { parseExactly } from "../../../worker/bot/exact-json.ts";
import { createTestWorker, stubPlatform } from "../../support/test-worker.ts";

beforeAll(stubPlatform);

const USER = "175928847299117063";

function row(amount: string, change = ""): string {
  return `{"user_id":"${USER}","action":"drop","type":"gain","amount":${amount},"cash":0,"card":null,"created":1700000000${change}}`;
}

/** What JSON carries, and the amount it is. */
const AMOUNTS: [json: string, amount: number | string][] = [
  ["5000000000000000", 5_000_000_000_000_000],
  ["12345678901234567890.12", "12345678901234567890.12"],
  ["-1e25", "-10000000000000000000000000"],
  ['"98765432109876543210"', "98765432109876543210"],
  ["0.10", 0.1],
];
const BODY = `[${AMOUNTS.map(([json]) => row(json)).join(", ")}]`;

test("transactions of any size are read, and added, with all their digits", () => {
  const { value, dropped } = reads.economyLogs.decode(parseExactly(BODY));
  expect(dropped).toBe(0);
  expect(value.map(({ amount }) => amount)).toEqual(AMOUNTS.map(([, amount]) => amount));
  const { in: gained, out, net } = economySums(value, signsOf(value));
  expect([gained, out, net]).toEqual([
    "111116111011111111100.22",
    "10000000000000000000000000",
    "-9999888883888988888888899.78",
  ]);
});

test("an amount that is no number at all is left out as it came", () => {
  const { value, unread } = reads.economyLogs.decode(parseExactly(`[${row("1e999999")}]`));
  expect(value).toEqual([]);
  expect(JSON.stringify(unread)).toContain('"amount":"1e999999"');
});

test("only amounts are kept as text, and ids that are numbers stay unreadable", () => {
  const body = `[${row("1", ',"other":12345678901234567890')}, ${row("1").replace(`"${USER}"`, USER)}]`;
  const { value, dropped } = reads.economyLogs.decode(parseExactly(body));
  expect([value.length, dropped]).toEqual([1, 1]);
});

test("the worker passes them on with all their digits, also to an export that decodes them again", async () => {
  const worker = createTestWorker();
  worker.setUpstream(async (request, healthy) =>
    new URL(request.url).pathname.startsWith("/logs/")
      ? new Response(BODY, { headers: { "Content-Type": "application/json" } })
      : healthy(),
  );
  const answer = await worker.ask(`/api/logs/economy/${USER}`);
  const { value } = reads.economyLogs.decode(await answer.json());
  expect(value.map(({ amount }) => amount)).toEqual(AMOUNTS.map(([, amount]) => amount));
});
