import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountOf, digitsOf } from "../../../app/contract/amount.ts";
import { absOf, compareAmounts, createSum, negated } from "../../../app/format/decimal.ts";

describe("an amount", () => {
  test.each([
    ["0", 0],
    ["-0.00", 0],
    ["007.50", 7.5],
    ["12e2", 1200],
    ["12.5e-1", 1.25],
    ["9007199254740991", 9_007_199_254_740_991],
    ["9007199254740993", "9007199254740993"],
    ["-12345678901234567.25", "-12345678901234567.25"],
    ["0.1234567890123456789", "0.1234567890123456789"],
    ["1e22", "10000000000000000000000"],
    ["-5.5e20", "-550000000000000000000"],
    ["1e-20", 1e-20],
  ])("%s is %s", (text, amount) => expect(amountOf(text)).toBe(amount));

  test.each(["", "1,5", ".5", "1e5000", "1".repeat(1_001), "NaN", "0x10"])(
    "%s is no amount",
    (text) => expect(amountOf(text)).toBeNull(),
  );

  test("has the digits of its number", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        const digits = digitsOf(number);
        expect(digits).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(digits)).toBe(number === 0 ? Number(digits) : number);
      }),
    );
  });
});

const cents = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n });

/** An amount of so many hundredths. */
function ofCents(units: bigint) {
  const digits = String(units < 0n ? -units : units).padStart(3, "0");
  return amountOf(`${units < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`) ?? 0;
}

test("any amounts are added, compared and turned round exactly", () => {
  const some = fc.oneof(cents, fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }));
  fc.assert(
    fc.property(fc.array(some), some, some, (all, a, b) => {
      const sum = createSum();
      for (const units of all) sum.add(ofCents(units));
      expect(sum.total()).toEqual(ofCents(all.reduce((total, units) => total + units, 0n)));
      expect(Math.sign(compareAmounts(ofCents(a), ofCents(b)))).toBe(a === b ? 0 : a < b ? -1 : 1);
      expect(compareAmounts(negated(ofCents(a)), ofCents(-a))).toBe(0);
      expect(compareAmounts(absOf(ofCents(a)), ofCents(a < 0n ? -a : a))).toBe(0);
    }),
  );
});

test("a total is rounded to two decimals only at the end", () => {
  const sum = createSum();
  for (const amount of [0.004, 0.004, 0.004, 0.1, 0.2, "1000000000000000000.0005"]) sum.add(amount);
  expect(sum.total()).toBe("1000000000000000000.31");
});
