import { beforeAll, expect, test } from "vitest";
import { reads } from "../../../app/contract/endpoints.ts";
import { economySums, signsOf } from "../../../app/staff/economy/sums.ts";
import { parseBotJson } from "../../../worker/bot/bot-json.ts";
import { createTestWorker, stubPlatform } from "../../support/test-worker.ts";

beforeAll(stubPlatform);

function parse(json: string): unknown {
  return parseBotJson(new TextEncoder().encode(json));
}

const USER = "175928847299117063";

function row(amount: string, change = ""): string {
  return `{"user_id":"${USER}","action":"drop","type":"gain","amount":${amount},"cash":0,"card":null,"created":1700000000${change}}`;
}

/** Amounts in JSON, and their values. */
const AMOUNTS: [json: string, amount: number | string][] = [
  ["5000000000000000", 5_000_000_000_000_000],
  ["12345678901234567890.12", "12345678901234567890.12"],
  ["-1e25", "-10000000000000000000000000"],
  ['"98765432109876543210"', "98765432109876543210"],
  ["0.10", 0.1],
];
const BODY = `[${AMOUNTS.map(([json]) => row(json)).join(", ")}]`;

test("transactions of any size are read, and added, with all their digits", () => {
  const { value, dropped } = reads.economyLogs.decode(parse(BODY));
  expect(dropped).toBe(0);
  expect(value.map(({ amount }) => amount)).toEqual(AMOUNTS.map(([, amount]) => amount));
  const { in: gained, out, net } = economySums(value, signsOf(value));
  expect([gained, out, net]).toEqual([
    "111116111011111111100.22",
    "10000000000000000000000000",
    "-9999888883888988888888899.78",
  ]);
});

test("an invalid amount is left out with its text", () => {
  const { value, unread } = reads.economyLogs.decode(parse(`[${row("1e999999")}]`));
  expect(value).toEqual([]);
  expect(JSON.stringify(unread)).toContain('"amount":"1e999999"');
});

test("ids as numbers keep all their digits", () => {
  const ids = '{"user_id":270746495788753732,"rank":"Manager","other":[18446744073709551615, 5]}';
  expect(parse(`[${ids}]`)).toEqual([
    { user_id: "270746495788753732", rank: "Manager", other: ["18446744073709551615", 5] },
  ]);
  expect(reads.team.decode(parse(`[${ids}]`)).value[0]?.user_id).toBe("270746495788753732");
  const { value } = reads.economyLogs.decode(parse(`[${row("1").replace(`"${USER}"`, USER)}]`));
  expect(value[0]?.user_id).toBe(USER);
});

test("numbers that are no ids stay numbers", () => {
  const numbers = "[1e21, 12345678901234567.5, -12345678901234567890, 1234567890123456, 0.1]";
  expect(parse(numbers)).toEqual(JSON.parse(numbers));
});

test("a byte order mark is skipped, once", () => {
  expect(parse("\uFEFF[1]")).toEqual([1]);
  expect(() => parse("\uFEFF\uFEFF[1]")).toThrow(SyntaxError);
});

test("NaN and Infinity are null outside of texts, which keep them", () => {
  const shards =
    '[{"shard_id":0,"latency":NaN,"name":"NaN \\"-Infinity\\\\"},[-Infinity,Infinity]]';
  expect(parse(shards)).toEqual([
    { shard_id: 0, latency: null, name: 'NaN "-Infinity\\' },
    [null, null],
  ]);
  expect(parse('{"user_id":270746495788753732,"ping":NaN}')).toEqual({
    user_id: "270746495788753732",
    ping: null,
  });
});

test.each(["[NaNs]", "[1 NaN]", "{NaN:1}", '["NaN', "[Infinity", "[nan]", "", '["\\'])(
  "%j is still no JSON",
  (json) => expect(() => parse(json)).toThrow(SyntaxError),
);

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
