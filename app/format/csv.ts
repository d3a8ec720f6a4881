/** Spreadsheets run text that starts like this as a formula. */
const FORMULA = /^[=+\-@\t\r\0]/;
/** Signed amounts match FORMULA, but must stay numbers. */
const AMOUNT = /^-?\d+,\d{2}$/;

function cell(text: string): string {
  const safe = FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** 'comma' is plain CSV; 'excel' has the separator that a German Excel expects. */
export type CsvForm = "comma" | "excel";

const SEPARATORS: Record<CsvForm, string> = { comma: ",", excel: ";" };
/** Without it, Excel reads UTF-8 as a legacy code page. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A CSV file (RFC 4180, every field quoted); cells that look like formulas are prefixed with an apostrophe. */
export function writeCsv(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  form: CsvForm = "comma",
): string {
  const lines = [header, ...rows].map((row) => `${row.map(cell).join(SEPARATORS[form])}\r\n`);
  return (form === "excel" ? BYTE_ORDER_MARK : "") + lines.join("");
}
