/** A spreadsheet takes text that starts so for a formula. */
const FORMULA = /^[=+\-@\t\r\0]/;
/** Signed amounts start with a sign too and must stay numbers. */
const AMOUNT = /^-?\d+,\d{2}$/;

function cell(text: string): string {
  const safe = FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** 'comma' is plain CSV; 'excel' is what a German Excel opens by a double click. */
export type CsvForm = "comma" | "excel";

const SEPARATORS: Record<CsvForm, string> = { comma: ",", excel: ";" };
/** Without it, Excel takes UTF-8 for an old code page. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A CSV file (RFC 4180, every field quoted); cells that look like formulas are disarmed. */
export function writeCsv(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  form: CsvForm = "comma",
): string {
  const lines = [header, ...rows].map((row) => `${row.map(cell).join(SEPARATORS[form])}\r\n`);
  return (form === "excel" ? BYTE_ORDER_MARK : "") + lines.join("");
}
