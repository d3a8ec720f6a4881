import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { scanRows } from "../../../worker/standing/scan.ts";
import { PROPERTY_TIMEOUT, RUNS } from "../../support/runs.ts";

const MIRA = "175928847299117063";
const OLEG = "268473310986240001";
const ONLY_MIRA = new Set([MIRA]);

afterEach(() => void vi.restoreAllMocks());

/** What parsing the whole text finds. */
function parsedRows(text: string, key: string, subjects: ReadonlySet<string>): unknown[] {
  const rows: unknown[] = JSON.parse(text);
  return rows.filter((row) => {
    const subject: unknown = typeof row === "object" && row !== null ? Reflect.get(row, key) : null;
    return typeof subject === "string" && subjects.has(subject);
  });
}

const id = fc.constantFrom(MIRA, OLEG, "300000000000000003", `${MIRA}1`, "1");
/** Reasons that look like rows. */
const reason = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    `{"user_id":"${MIRA}"}`,
    `"user_id": "${MIRA}"`,
    "}{][",
    "\\",
    '\\"',
    "user_id",
    "\\u0031",
  ),
  fc
    .array(fc.constantFrom("{", "}", "[", "]", '"', "\\", ":", ",", "user_id", MIRA))
    .map((s) => s.join("")),
);
const name = fc.constantFrom("user_id", "moderator_id", "reason", "more", "__proto__");
const { row } = fc.letrec<{ row: unknown; value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    id,
    reason,
    fc.constantFrom(null, true, 0, 1.5, Number(MIRA)),
    fc.array(tie("row"), { maxLength: 2 }),
    tie("row"),
  ),
  row: fc.oneof(
    { maxDepth: 3 },
    fc.record({ user_id: id, moderator_id: id, reason }),
    fc.dictionary(name, tie("value"), { maxKeys: 4 }),
  ),
}));
const list = fc.array(
  fc.oneof(
    { arbitrary: row, weight: 9 },
    { arbitrary: fc.constantFrom<unknown>(null, MIRA, [], [{ user_id: MIRA }], 7), weight: 1 },
  ),
  { maxLength: 6 },
);
/** Forms of JSON that mean the same: blanks, and letters as escapes. */
const form = fc.record({
  indent: fc.constantFrom(undefined, 2, "\t"),
  escapes: fc.constantFrom(
    /(?!)/g,
    /[\u0080-\uffff]/g,
    /[<>&'+]/g,
    /(?<=")u(?=ser_id")/g,
    /(?<="1)7/g,
  ),
});

function written(
  rows: readonly unknown[],
  { indent, escapes }: { indent?: string | number; escapes: RegExp },
): string {
  return JSON.stringify(rows, null, indent).replaceAll(
    escapes,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

describe("the scan of a list", () => {
  it("finds exactly what parsing the whole list finds", { timeout: PROPERTY_TIMEOUT }, () => {
    fc.assert(
      fc.property(list, form, fc.subarray([MIRA, OLEG]), (rows, form, subjects) => {
        const text = written(rows, form);
        const wanted = new Set(subjects);
        expect(scanRows(text, "user_id", wanted).found).toEqual(
          parsedRows(text, "user_id", wanted),
        );
      }),
      { numRuns: RUNS },
    );
  });

  it("counts the rows, and those that name nobody readable too", () => {
    const rows = [{ user_id: MIRA }, { user_id: 7 }, { guild_id: OLEG }, { user_id: OLEG }];
    expect(scanRows(JSON.stringify(rows), "user_id", ONLY_MIRA).rows).toBe(3);
    expect(scanRows(JSON.stringify(rows), "guild_id", ONLY_MIRA)).toEqual({ found: [], rows: 1 });
    expect(scanRows("[]", "user_id", ONLY_MIRA)).toEqual({ found: [], rows: 0 });
  });

  it("of two values of one key, the last counts, as everywhere", () => {
    const text = `[{"user_id":"${MIRA}","user_id":"${OLEG}"},{"user_id":"${OLEG}","user_id":"${MIRA}"}]`;
    expect(scanRows(text, "user_id", ONLY_MIRA).found).toEqual([{ user_id: MIRA }]);
  });

  it("a row that is about somebody and is no JSON fails the list", () => {
    const text = `[{"user_id":"${MIRA}","duration":NaN}]`;
    expect(() => scanRows(text, "user_id", ONLY_MIRA)).toThrow(SyntaxError);
  });

  it("of 20,000 rows only those of the person are parsed", () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => ({
      user_id: i % 5000 === 7 ? MIRA : String(300_000_000_000_000_000n + BigInt(i)),
      reason: 'Spam {in} "several" channels',
    }));
    const text = JSON.stringify(rows);
    const parse = vi.spyOn(JSON, "parse");
    expect(scanRows(text, "user_id", ONLY_MIRA)).toMatchObject({ rows: 20_000 });
    const lengths = parse.mock.calls.map(([part]) => part.length);
    expect(lengths).toHaveLength(4);
    expect(Math.max(...lengths)).toBeLessThan(100);
  });
});
