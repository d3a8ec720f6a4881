/** An amount of coins: a number, or digits where a number would lose some of them. */
export type Amount = number | string;

/** The notation of JSON numbers and of database decimals. */
const NUMBER = /^([+-]?)(\d+)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i;
/** Longest amount in digits. */
const MOST_DIGITS = 1_000;

/** Reads an amount, exponents included; null for other text and for more than 1,000 digits. */
export function amountOf(text: string): Amount | null {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = NUMBER.exec(text) ?? [];
  if (whole === "") return null;
  const point = whole.length + Number(exponent);
  const digits = whole + fraction;
  if (digits.length > MOST_DIGITS || Math.abs(point) > MOST_DIGITS) return null;
  const parts = splitAt(digits, point);
  const front = parts.front.replace(/^0+(?=\d)/, "");
  const back = parts.back.replace(/0+$/, "");
  const plain = back === "" ? front : `${front}.${back}`;
  const written = sign === "-" && plain !== "0" ? `-${plain}` : plain;
  const number = Number(written);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER && digitsOf(number) === written
    ? number
    : written;
}

/** An amount's digits, without an exponent. */
export function digitsOf(amount: Amount): string {
  const text = String(amount);
  return text.includes("e") ? withoutExponent(text) : text;
}

function withoutExponent(text: string): string {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = NUMBER.exec(text) ?? [];
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  const { front, back } = splitAt(digits, point);
  return `${sign}${front}${back === "" ? "" : `.${back}`}`;
}

/** Splits digits at a decimal point that may lie before or behind them; pads with zeros. */
function splitAt(digits: string, point: number): { front: string; back: string } {
  const padded = point > 0 ? digits.padEnd(point, "0") : "0".repeat(1 - point) + digits;
  const at = Math.max(1, point);
  return { front: padded.slice(0, at), back: padded.slice(at) };
}
