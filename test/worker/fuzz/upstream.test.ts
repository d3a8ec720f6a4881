import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BotError } from "../../../app/contract/bot.ts";
import { reads } from "../../../app/contract/endpoints.ts";
import { createBotFetch } from "../../../worker/bot/upstream.ts";
import { createOutsideWorld } from "../../../worker/local/world.ts";
import { createTestBot } from "../../support/bot.ts";
import { API_KEY, WORLD } from "../../support/fixtures.ts";
import { cases, PROPERTY_TIMEOUT } from "../../support/runs.ts";

const world = createOutsideWorld({ ...WORLD, now: Date.UTC(2026, 5, 1) });
const ID = world.people[0]?.id ?? "";
const ask = createBotFetch({ url: "https://bot.test", key: API_KEY, userAgent: "Haven" });

const NAMES = [
  "commands",
  "history",
  "shards",
  "templates",
  "team",
  "feedback",
  "avatars",
] as const;
const WITH_ID = ["user", "avatarsOf"] as const;
const name = fc.constantFrom(...NAMES, ...WITH_ID);
type Name = (typeof NAMES)[number] | (typeof WITH_ID)[number];

afterEach(() => void vi.restoreAllMocks());

/** The first 4 KB of a healthy answer's JSON: enough to break in every way. */
async function healthyText(path: string): Promise<string> {
  const headers = { "X-API-Key": API_KEY };
  const answer = await world.fetch(new Request(`https://bot.test${path}`, { headers }));
  const value: unknown = await answer.json();
  return JSON.stringify(Array.isArray(value) ? value.slice(0, 8) : value);
}

/** Texts a program may send in place of JSON, or in the middle of it. */
const SPOILERS = [
  'NaN Infinity -Infinity undefined None True null 1e999 -1 [] {} "x" [ ] } , " \\u0000 <html> 0x10',
  '\uFEFF "__proto__":{"isStaff":true}, "constructor":{"prototype":{"isStaff":true}},',
].flatMap((pieces) => pieces.split(" "));

interface Spoiling {
  at: number;
  cut: number;
  put: string;
}

const spoiling: fc.Arbitrary<Spoiling> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat({ max: 12 }),
  put: fc.oneof(
    fc.constantFrom(...SPOILERS),
    fc.string({ unit: "binary", maxLength: 4 }),
    fc.constant(""),
  ),
});

function spoilt(text: string, spoilings: readonly Spoiling[]): string {
  return spoilings.reduce((before, { at, cut, put }) => {
    const from = Math.floor(at * before.length);
    return before.slice(0, from) + put + before.slice(from + cut);
  }, text);
}

/** Well-formed JSON of any shape. */
const anyJson = fc.json({ maxDepth: 4 });

describe("any answer of the bot API", () => {
  it(
    "decodes or refuses an answer, and caches no refused one",
    async () => {
      const texts = new Map<Name, string>();
      for (const read of NAMES) texts.set(read, await healthyText(reads[read].path().slice(4)));
      for (const read of WITH_ID) texts.set(read, await healthyText(reads[read].path(ID).slice(4)));

      let body: Uint8Array<ArrayBuffer>;
      vi.spyOn(globalThis, "fetch").mockImplementation(
        async () => new Response(body, { headers: { "Content-Type": "application/json" } }),
      );
      let refused = 0;
      let taken = 0;
      await fc.assert(
        fc.asyncProperty(
          name,
          fc.oneof(fc.constant([]), fc.array(spoiling, { minLength: 1, maxLength: 4 }), anyJson),
          fc.constantFrom("utf-8", "utf-8", "utf-8", "utf-16", "latin1"),
          async (read, change, encoding) => {
            const text =
              typeof change === "string" ? change : spoilt(texts.get(read) ?? "", change);
            body = encoded(text, encoding);
            const path = (isNamed(read) ? reads[read].path() : reads[read].path(ID)).slice(4);
            const t = createTestBot({ [path]: async () => (await ask(path)).value });
            try {
              await (isNamed(read) ? t.bot[read]() : t.bot[read](ID));
              taken += 1;
            } catch (error) {
              // Anything else would be a 500.
              expect(error).toBeInstanceOf(BotError);
              refused += 1;
              await t.settled();
              expect([t.kv.size, t.edge.size, t.isolate.memory.size]).toEqual([0, 0, 0]);
            }
          },
        ),
        { numRuns: cases(500, 6_000) },
      );
      expect(Reflect.get({}, "isStaff")).toBeUndefined();
      // Refusing everything, or nothing, would prove little.
      expect(Math.min(refused, taken)).toBeGreaterThan(50);
    },
    PROPERTY_TIMEOUT,
  );
});

function isNamed(read: Name): read is (typeof NAMES)[number] {
  return NAMES.some((each) => each === read);
}

function encoded(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  if (encoding === "utf-8") return new TextEncoder().encode(text);
  const units = Uint16Array.from(text, (_, i) => text.charCodeAt(i));
  return encoding === "utf-16" ? new Uint8Array(units.buffer) : Uint8Array.from(units);
}
