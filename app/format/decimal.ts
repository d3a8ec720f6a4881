import type { Amount } from "../contract/amount.ts";
import { amountOf, digitsOf } from "../contract/amount.ts";

interface Decimal {
  units: bigint;
  scale: number;
}

function decimalOf(amount: Amount): Decimal {
  const [whole = "", fraction = ""] = digitsOf(amount).split(".");
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

function scaled({ units, scale }: Decimal, to: number): bigint {
  return units * 10n ** BigInt(to - scale);
}

export function isNegative(amount: Amount): boolean {
  return typeof amount === "number" ? amount < 0 : amount.startsWith("-");
}

export function negated(amount: Amount): Amount {
  if (typeof amount === "number") return -amount;
  return amount.startsWith("-") ? amount.slice(1) : `-${amount}`;
}

export function absOf(amount: Amount): Amount {
  return isNegative(amount) ? negated(amount) : amount;
}

/** Compares amounts by value. */
export function compareAmounts(a: Amount, b: Amount): number {
  if (typeof a === "number" && typeof b === "number") return a === b ? 0 : a - b;
  const [left, right] = [decimalOf(a), decimalOf(b)];
  const scale = Math.max(left.scale, right.scale);
  const difference = scaled(left, scale) - scaled(right, scale);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** Hundredths below this are exact, and so is the sum of two. */
const MOST_CENTS = 2 ** 52;

/** Adds amounts exactly; rounds the total to two decimals for display. */
export function createSum() {
  let cents = 0;
  let rest: Decimal = { units: 0n, scale: 2 };

  function addToRest(other: Decimal): void {
    const scale = Math.max(rest.scale, other.scale);
    rest = { units: scaled(rest, scale) + scaled(other, scale), scale };
  }

  return {
    add(amount: Amount): void {
      const added = typeof amount === "number" ? Math.round(amount * 100) : NaN;
      // Plain numbers for usual amounts: ten times as fast as BigInt for thousands.
      if (added / 100 === amount && Math.abs(added) < MOST_CENTS) {
        cents += added;
        if (Math.abs(cents) < MOST_CENTS) return;
        addToRest({ units: BigInt(cents), scale: 2 });
        cents = 0;
      } else addToRest(decimalOf(amount));
    },
    total(): Amount {
      const sum = rest.units + scaled({ units: BigInt(cents), scale: 2 }, rest.scale);
      const half = 10n ** BigInt(rest.scale - 2);
      const twice = (sum < 0n ? -sum : sum) * 2n + half;
      const digits = String(twice / (half * 2n)).padStart(3, "0");
      const sign = sum < 0n ? "-" : "";
      return amountOf(`${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`) ?? 0;
    },
  };
}
