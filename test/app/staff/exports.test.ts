import papaparse from "papaparse";
import { describe, expect, test } from "vitest";
import { BLACKLISTS, listColumns } from "../../../app/content/staff/blacklists.ts";
import type { EconomyLog } from "../../../app/contract/staff.ts";
import { csvName, writeCsv, type CsvForm } from "../../../app/format/csv.ts";
import { blacklistFile, columnsOf, entryCells } from "../../../app/staff/blacklist/blacklist.ts";
import { CSV_COLUMNS, economyCells } from "../../../app/staff/economy/economy.ts";

const ID = "175928847299117063";

const HOSTILE = [
  `="${ID}"`,
  `${ID}"&A1&"`,
  `=${ID}`,
  `${ID}\n`,
  "=cmd|'/c calc'!A0",
  '=HYPERLINK("http://evil.example","open")',
  "+1",
  "-1",
  "-5,00=1",
  "@SUM(A1:A9)",
  "\t=1",
  "\r=1",
  "\0=1",
  'said "no", twice',
  "first\nsecond\r\nthird",
  "a;b,c",
  '",=1,"',
  '";=1;"',
  "💸 ÄÖÜ ß",
  "",
];

const LAST_COLUMNS = ["Moderator ID", "Duration", "Reason", "Date"];

function economyCsv(log: Omit<EconomyLog, "user_id" | "created">, form: CsvForm): string {
  return writeCsv(CSV_COLUMNS, [economyCells({ user_id: ID, created: 0, ...log })], form);
}

const FILES: [name: string, columns: string[], make: (cell: string, form: CsvForm) => string][] = [
  [
    csvName(`economy_logs_${ID}`, Date.UTC(2026, 10, 21), "comma"),
    ["User ID", "Action", "Type", "Amount", "Cash", "Card", "Date"],
    (cell, form) => {
      const amounts = { amount: -5, cash: 1234.5, card: 0 };
      return economyCsv({ action: cell, type: cell, ...amounts }, form);
    },
  ],
  ...BLACKLISTS.map((list): (typeof FILES)[number] => [
    csvName(blacklistFile(list), Date.UTC(2026, 10, 21), "comma"),
    [...Object.values(listColumns(list)).flatMap((title) => title ?? []), ...LAST_COLUMNS],
    (cell, form) => {
      const { id, target } = list;
      const entry = { list: id, subject: ID, target: target && cell, duration: 90, timestamp: 0 };
      const rows = [entryCells(list, { ...entry, moderator: cell, reason: cell })];
      return writeCsv(columnsOf(list), rows, form);
    },
  ]),
];

function parsed(text: string, form: CsvForm): string[][] {
  const delimiter = form === "excel" ? ";" : ",";
  const { data, errors } = papaparse.parse<string[]>(text.replace(/^\uFEFF/, ""), {
    delimiter,
    newline: "\r\n",
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
}

describe.each(FILES)("T25: %s", (_, columns, make) => {
  test.each(["comma", "excel"] as const)(
    "is read by another program with its columns, in the %s form, and hostile cells stay text",
    (form) => {
      for (const cell of HOSTILE) {
        const [header, row, ...rest] = parsed(make(cell, form), form);
        expect(header).toEqual(columns);
        expect(rest).toEqual([]);
        expect(row).toHaveLength(columns.length);
        expect(row?.[0]).toBe(form === "excel" ? `="${ID}"` : ID);
        for (const text of row ?? []) {
          // An amount, and digits in quotes alone.
          const isHarmless = /^-?\d+,\d{2}$|^="\d+"$/.test(text);
          if (!isHarmless) expect(text).not.toMatch(/^[=+\-@\t\r\0]/);
        }
        const kept = row?.filter((text) => text === cell || text === `'${cell}`);
        expect(kept?.length).toBeGreaterThanOrEqual(2);
      }
    },
  );

  test("opens as UTF-8 in Excel because of its byte order mark, which the plain form does not have", () => {
    expect(make("ä", "excel").startsWith('\uFEFF"')).toBe(true);
    expect(make("ä", "comma").startsWith('"')).toBe(true);
  });
});

test("amounts stay numbers in both forms", () => {
  const [, , make] = FILES[0] ?? [];
  for (const form of ["comma", "excel"] as const) {
    expect(parsed(make?.("x", form) ?? "", form)[1]?.slice(3, 6)).toEqual([
      "-5,00",
      "1234,50",
      "0,00",
    ]);
  }
});

test("an amount with more digits than Excel keeps is text there, at full length", () => {
  const log = { action: "work", type: "gain", cash: 0, card: null };
  const amounts = ["-12345678901234567.25", "9".repeat(300), 999_999_999_999.99];
  const cells = (form: CsvForm) =>
    amounts.map((amount) => parsed(economyCsv({ ...log, amount }, form), form)[1]?.[3]);
  expect(cells("excel")).toEqual([
    '="-12345678901234567,25"',
    `'${"9".repeat(300)},00`,
    "999999999999,99",
  ]);
  expect(cells("comma")).toEqual([
    "-12345678901234567,25",
    `${"9".repeat(300)},00`,
    "999999999999,99",
  ]);
});

test("a balance that the bot did not send is an empty cell", () => {
  const log = { action: "work", type: "gain", amount: 1, cash: null, card: 0 };
  const [, row] = parsed(economyCsv(log, "comma"), "comma");
  expect(row?.slice(3, 6)).toEqual(["1,00", "", "0,00"]);
});
