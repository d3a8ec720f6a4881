import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ShapeError } from "../../../app/contract/decode.ts";
import { READ_NAMES, reads, type Read, type ReadName } from "../../../app/contract/endpoints.ts";
import { STATUS_OF, type ErrorCode } from "../../../app/contract/error-codes.ts";
import { SHAPE_ERRORS } from "../../../app/contract/shape-errors.ts";
import { POLICIES, type CachedRead } from "../../../worker/bot/policy.ts";
import { faultResponse } from "../../../worker/local/fault-bodies.ts";
import {
  createTestWorker,
  KNOWN_ID,
  stubPlatform,
  type TestWorker,
  type Upstream,
} from "../../support/test-worker.ts";
import { goOn, stopTime, timed } from "../../support/time.ts";

/**
 * Each fault of the bot API at each read (three reads, if no decoder matters), with an empty cache
 * (cold) and an expired copy (warm): the contract's code and words, headers, time and cache.
 */

beforeAll(stubPlatform);
beforeEach(stopTime);
afterEach(goOn);

interface Expected {
  /** Null if the fault is an ordinary answer. */
  code: ErrorCode | null;
  /** The words of the error, where the contract has them. */
  error?: string;
}

interface Fault {
  /** Its rows in the fault table, and what is done. */
  name: string;
  upstream: Upstream;
  /** A cold read's answer, if not the same for every read. */
  cold: Expected | ((read: ReadName) => Expected);
  /** The longest an answer may take, in ms. */
  within?: number;
  /** The affected reads; all by default. */
  at?: readonly ReadName[];
}

/** A cached read, one by id with exact amounts, and a list for the team. */
const ONE_OF_EACH: readonly ReadName[] = ["templates", "economyLogs", "userBans"];

/** The pause before a second attempt, in ms. */
const QUICK = 250;
/** Two attempts of 2.5 s, 4 s in all, and a quarter of a second for the visitor's own wait. */
const SLOW = 4250;
/** A log or a list out of a large table gets ten seconds. */
const PATIENT = 10_250;

const GOOD: Expected = { code: null };
const unreadable = (error: string): Expected => ({ code: "bot_answer", error });
const refused: Expected = { code: "bot_status" };
const notJson = unreadable(SHAPE_ERRORS.notJson);
const late: Expected = { code: "bot_timeout" };

function broken(body?: string, status?: number): Upstream {
  return async (request, healthy) => {
    const real = body === "truncated" ? await healthy() : new Response();
    return faultResponse({ path: "/", body, status }, real, new URL(request.url).origin);
  };
}

function bytes(body: BodyInit): Upstream {
  return () => new Response(body, { headers: { "Content-Type": "application/json" } });
}

/** A byte every 100 ms, and never the last one. */
const dripping: Upstream = () => {
  const body = new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      controller.enqueue(new TextEncoder().encode(" "));
    },
  });
  return new Response(body, { headers: { "Content-Type": "application/json" } });
};

function utf16(text: string): Uint8Array<ArrayBuffer> {
  const units = Uint16Array.from(text, (unit) => unit.charCodeAt(0));
  return new Uint8Array(units.buffer);
}

/** `["é"]` as an old program writes it. */
const LATIN_1 = Uint8Array.of(0x5b, 0x22, 0xe9, 0x22, 0x5d);

const silent: Upstream = (request) =>
  new Promise((_, reject) => {
    request.signal.addEventListener("abort", () => reject(request.signal.reason));
  });

/** The expected result of a read whose answer has another shape; for avatars of an id it is an empty list. */
function shapeOf(shape: unknown) {
  return function expected(read: ReadName): Expected {
    try {
      reads[read].decode(shape);
      return GOOD;
    } catch (error) {
      if (error instanceof ShapeError) return unreadable(error.message);
      throw error;
    }
  };
}

const UNREADABLE = [42, null, { user_id: 272 }];

/** Staff pages show what they cannot read; of one person there is no list. */
function withoutRecords(read: ReadName): Expected {
  if (!isCached(read) || read === "user") return shapeOf(UNREADABLE)(read);
  if (read === "history") return unreadable("Invalid history data format: expected array");
  if (read === "shards") return unreadable("Invalid shards data format: expected array");
  if (read === "team") return unreadable("Invalid team data format");
  return unreadable("Invalid response format: no readable record");
}

const SHAPES = [{}, null, "maintenance", 42, true, { error: "no" }, { data: [] }];

/** Answers that are no JSON, in ways that no read takes differently. */
const NOT_JSON: [name: string, upstream: Upstream][] = [
  ["F5: two byte order marks", bytes("\uFEFF\uFEFF[]")],
  ["F5: UTF-16", bytes(utf16("[]"))],
  ["F5: bytes that are no UTF-8", bytes(LATIN_1)],
  ["F5: junk behind it", bytes("[] ok")],
  ["F5: an empty body", broken("empty")],
  [
    "F6: JSON that says it is a page",
    () => new Response("[]", { headers: { "Content-Type": "text/html" } }),
  ],
];

const FAULTS: Fault[] = [
  ...[500, 502, 503].map((status) => ({
    name: `F1, F2: status ${status}`,
    upstream: broken(undefined, status),
    cold: refused,
    at: status === 500 ? READ_NAMES : ONE_OF_EACH,
  })),
  {
    name: "F2: a reset connection",
    upstream: () => Promise.reject(new TypeError("reset")),
    cold: refused,
  },
  { name: "F3: no answer at all", upstream: silent, cold: late, within: SLOW },
  { name: "F4: a body that drips", upstream: dripping, cold: late, within: SLOW },
  { name: "F5: half a body", upstream: broken("truncated"), cold: notJson },
  { name: "F5: garbage", upstream: broken("garbage"), cold: notJson },
  { name: "F6: a login page", upstream: broken("html"), cold: notJson },
  ...NOT_JSON.map(([name, upstream]) => ({ name, upstream, cold: notJson, at: ONE_OF_EACH })),
  ...SHAPES.map((shape) => ({
    name: `F7: the shape ${JSON.stringify(shape)}`,
    upstream: bytes(JSON.stringify(shape)),
    cold: shapeOf(shape),
  })),
  {
    name: "F7: a list without a readable record",
    upstream: bytes(JSON.stringify(UNREADABLE)),
    cold: withoutRecords,
  },
  {
    name: "F7: a list of bare NaN and Infinity",
    upstream: bytes('[NaN, Infinity, {"user_id": -Infinity}]'),
    cold: withoutRecords,
  },
  {
    name: "F8: a body without end",
    upstream: broken("huge"),
    cold: { code: "bot_answer" },
  },
  {
    name: "F9: an empty list behind a byte order mark",
    upstream: bytes("\uFEFF[]"),
    cold: shapeOf([]),
  },
  { name: "F9: an empty list", upstream: bytes("[]"), cold: shapeOf([]) },
  { name: "F26: 429", upstream: broken(undefined, 429), cold: refused },
  {
    name: "F27: 404",
    upstream: broken(undefined, 404),
    cold: (read) => {
      if (read === "user") return { code: "not_found" };
      const isEmpty = read === "avatarsOf" || read === "economyLogs";
      return isEmpty ? GOOD : refused;
    },
  },
  { name: "F2: 401", upstream: broken(undefined, 401), cold: refused, at: ONE_OF_EACH },
  { name: "F2: a redirect", upstream: broken("redirect"), cold: refused, at: ONE_OF_EACH },
];

/** How long an answer to this read may take, in ms. */
function longest({ within = QUICK }: Fault, read: ReadName): number {
  const isLong = read === "economyLogs" || read.endsWith("Bans");
  return within === SLOW && isLong ? PATIENT : within;
}

const isCached = (read: ReadName): read is CachedRead => Object.hasOwn(POLICIES, read);
const addressOf = (read: ReadName) => reads[read].route.replace(":id", KNOWN_ID);

/** The path of the bot API, where it differs from the worker's. */
function readPath(read: ReadName): string {
  const row: Read<readonly string[], unknown> = reads[read];
  return row.upstream ?? addressOf(read);
}

/** The fault at the read's own path alone: the team list that staff rights hang on stays well. */
function at(read: ReadName, upstream: Upstream): Upstream {
  const path = readPath(read);
  const own = path.replace(/^\/api(?=\/)/, "");
  return (request, healthy) =>
    new URL(request.url).pathname === own ? upstream(request, healthy) : healthy();
}

async function expectAnswer(answer: Response, { code, error }: Expected): Promise<void> {
  expect(answer.status).toBe(code === null ? 200 : STATUS_OF[code]);
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(answer.headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  if (code === null) return;
  expect(answer.headers.get("Cache-Control")).toMatch(/no-store$/);
  expect(await answer.json()).toEqual({
    code,
    error: error ?? expect.any(String),
    requestId: answer.headers.get("X-Request-Id"),
  });
}

async function expectCold(worker: TestWorker, read: ReadName, fault: Fault): Promise<void> {
  worker.setUpstream(at(read, fault.upstream));
  const expected = typeof fault.cold === "function" ? fault.cold(read) : fault.cold;
  const { value: answer, ms } = await timed(() => worker.ask(addressOf(read)));
  await expectAnswer(answer, expected);
  expect(ms).toBeLessThanOrEqual(longest(fault, read));
  if (expected.code === null) return;
  expect([...worker.kept.keys()]).toEqual([]);
}

/** A cached read answers its last good copy and says how old it is; staff data is never cached. */
async function expectWarm(worker: TestWorker, read: ReadName, fault: Fault): Promise<void> {
  const good = await worker.ask(addressOf(read));
  expect(good.status).toBe(200);
  const text = await good.text();
  const age = isCached(read) ? POLICIES[read].grace + 60 : 60;
  worker.clock.advance(age);
  worker.setUpstream(at(read, fault.upstream));
  const expected = typeof fault.cold === "function" ? fault.cold(read) : fault.cold;
  const { value: answer, ms } = await timed(() => worker.ask(addressOf(read)));
  expect(ms).toBeLessThanOrEqual(longest(fault, read));
  if (!isCached(read) || expected.code === "not_found") return expectAnswer(answer, expected);
  await expectAnswer(answer, GOOD);
  const isDoubted = POLICIES[read].distrustEmpty === true && fault.name.startsWith("F9:");
  // The age of what is cached of one person would tell when somebody has last looked them up.
  const isById = read === "user" || read === "avatarsOf";
  if (expected.code === null && !isDoubted) {
    expect(answer.headers.get("X-Data-State")).toBe(isById ? null : "miss");
    return;
  }
  expect(answer.headers.get("X-Data-State")).toBe(isById ? null : "stale");
  expect(answer.headers.get("X-Data-Age")).toBe(isById ? null : String(age));
  expect(await answer.text()).toBe(text);
}

describe.each(FAULTS)("$name", (fault) => {
  const { at: hit = READ_NAMES } = fault;
  it.each(hit)("%s answers as expected without a copy", (read) =>
    expectCold(createTestWorker(), read, fault),
  );
  it.each(hit)("%s answers as expected with a copy", (read) =>
    expectWarm(createTestWorker(), read, fault),
  );
});

describe("F7: another shape", () => {
  it.each([...SHAPES, []].map((shape) => [shape]))("%j is never taken for a profile", (shape) => {
    expect(() => reads.user.decode(shape)).toThrow(ShapeError);
  });

  it.each([{ user: "Mara" }, { username: "mara" }, { avatar: "abc" }])(
    "%j is a profile, whatever it lacks",
    (profile) => {
      expect(reads.user.decode(profile).value).toMatchObject(profile);
    },
  );
});

describe("a long list out of a large table", () => {
  const lists = READ_NAMES.filter((read) => read.endsWith("Bans") || read === "economyLogs");

  it.each(lists)("%s is shown although it took eight seconds", async (read) => {
    const worker = createTestWorker();
    worker.setUpstream(
      at(read, async (_request, healthy) => {
        await new Promise((resolve) => setTimeout(resolve, 8_000));
        return healthy();
      }),
    );
    const { value: answer, ms } = await timed(() => worker.ask(addressOf(read)));
    expect([answer.status, ms]).toEqual([200, 8_000]);
  });
});
