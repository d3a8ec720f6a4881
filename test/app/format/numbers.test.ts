import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvMoney, formatMoney, parseMoney } from "../../../app/format/money.ts";
import { UNITS as GERMAN_UNITS } from "../../../app/format/de/separators.ts";
import { UNITS } from "../../../app/format/separators.ts";
import { formatChange, formatCompact, formatCount } from "../../../app/format/number.ts";
import { ordinal } from "../../../app/embed/variables.ts";

describe("formatMoney", () => {
  test.each([
    [0, "0,00"],
    [-0.001, "0,00"],
    [1234.5, "1.234,50"],
    [-1234.567, "-1.234,57"],
    [10_000_000, "10.000.000,00"],
    ["-12345678901234567890.125", "-12.345.678.901.234.567.890,13"],
    ["-0.00000000000000000001", "0,00"],
  ])("writes %s as %s", (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });
});

describe("csvMoney", () => {
  test("writes no thousands separator", () => {
    expect(csvMoney(1_234_567.8)).toBe("1234567,80");
    expect(csvMoney(-5)).toBe("-5,00");
  });

  test("is always a signed number with two decimals", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (amount) => {
        expect(csvMoney(amount)).toMatch(/^-?\d+,\d{2}$/);
      }),
    );
  });
});

describe("parseMoney", () => {
  test.each([
    ["1.000", 1000],
    ["1.000,50", 1000.5],
    ["1000.5", 1000.5],
    ["1000,5", 1000.5],
    ["28.757.652,85", 28_757_652.85],
    [" -1.234,50 ", -1234.5],
    ["−5", -5],
    ["+250", 250],
    ["0", 0],
    ["0,01", 0.01],
    ["10.00", 10],
    ["9".repeat(16), "9".repeat(16)],
    ["-9.999.999.999.999.999,5", "-9999999999999999.5"],
  ])("%j is what the table would show as %d", (text, amount) => {
    expect(parseMoney(text)).toBe(amount);
  });

  test.each(
    [
      "",
      " ",
      "abc",
      "10k",
      "1,000",
      "1.00.000",
      "0.001",
      "1.0000",
      "1,234.50",
      "--5",
      "1e5",
    ].concat(["1 000", "Infinity"]),
  )("%j is no amount", (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  test("reads back whatever a table shows", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
        expect(parseMoney(formatMoney(cents / 100))).toBe(cents === 0 ? 0 : cents / 100);
      }),
    );
  });
});

describe("formatCount", () => {
  test("writes every count as the English number format does", () => {
    const english = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.maxSafeInteger(), (count) => {
        expect(formatCount(count)).toBe(english.format(count));
      }),
    );
    expect(formatCount(1_234.6)).toBe("1,235");
  });
});

describe("formatCompact", () => {
  test.each([
    [26_318, "26,318"],
    [5_031_249, "5.0312M"],
    [-250_000, "-250K"],
    [999_996, "1M"],
  ])("writes %d as %s", (count, text) => {
    expect(formatCompact(count)).toBe(text);
  });

  test("writes every count as the English number format does", () => {
    const english = new Intl.NumberFormat("en", {
      notation: "compact",
      maximumSignificantDigits: 5,
    });
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 999_999 }), fc.nat(8), (digits, zeros) => {
        const count = digits * 10 ** zeros;
        expect(formatCompact(count)).toBe(english.format(count));
      }),
    );
  });

  test.each([
    ["en", UNITS],
    ["de", GERMAN_UNITS],
  ] as const)("has the units of short counts that %s is written with", (language, units) => {
    const format = new Intl.NumberFormat(language, { notation: "compact" });
    expect(units.map(([size, sign]) => [size, `1${sign}`])).toEqual(
      units.map(([size]) => [size, format.format(size)]),
    );
  });
});

describe("formatChange", () => {
  test.each([
    [12, "+12"],
    [-1_300, "-1,300"],
    [0, null],
    [0.2, null],
  ])("writes a change of %d as %s", (change, text) => {
    expect(formatChange(change)).toBe(text);
  });
});

describe("ordinal", () => {
  test.each([
    [0, "0th"],
    [1, "1st"],
    [2, "2nd"],
    [3, "3rd"],
    [11, "11th"],
    [12, "12th"],
    [13, "13th"],
    [21, "21st"],
    [112, "112th"],
  ])("gives %d its ending: %s", (count, text) => {
    expect(ordinal(count)).toBe(text);
  });
});
