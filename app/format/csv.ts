/** A spreadsheet takes text that starts so for a formula. */
const FORMULA = /^[=+\-@\t\r\0]/;
/** Signed amounts start with a sign too and must stay numbers. */
const AMOUNT = /^-?\d+,\d{2}$/;

function cell(text: string): string {
  const safe = FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A CSV file (RFC 4180, commas, every field quoted); cells that look like formulas are disarmed. */
export function writeCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
