/** Spreadsheets run text that starts like this as a formula, also behind spaces and marks that nobody sees; Excel in Japanese also the full-width signs. */
const FORMULA = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n\0])/u;
/** Signed amounts match FORMULA, but must stay numbers. */
const AMOUNT = /^-?\d+,\d{2}$/;

/** Excel keeps 15 digits of a number: the last ones of an id would become zeros. */
const LONG_NUMBER = /^-?(?=(?:\d,?){16})\d+(?:,\d{2})?$/;

/** The longest text within a formula. */
const MOST_OF_FORMULA = 255;

function cell(text: string, form: CsvForm): string {
  return `"${safeCell(text, form).replaceAll('"', '""')}"`;
}

function safeCell(text: string, form: CsvForm): string {
  const isLong = form === "excel" && LONG_NUMBER.test(text);
  // A formula of nothing but digits in quotes, which any spreadsheet shows as these digits.
  if (isLong && text.length <= MOST_OF_FORMULA) return `="${text}"`;
  return isLong || (FORMULA.test(text) && !AMOUNT.test(text)) ? `'${text}` : text;
}

/** 'comma' is plain CSV; 'excel' has the separator that a German Excel expects. */
export type CsvForm = "comma" | "excel";

const SEPARATORS: Record<CsvForm, string> = { comma: ",", excel: ";" };
/** Without it, Excel reads UTF-8 as a legacy code page. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A CSV file (RFC 4180, every field quoted); cells that look like formulas are prefixed with an apostrophe,
 * and in the form for Excel long numbers, such as ids, are text.
 */
export function writeCsv(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  form: CsvForm = "comma",
): string {
  const lines = [header, ...rows].map(
    (row) => `${row.map((text) => cell(text, form)).join(SEPARATORS[form])}\r\n`,
  );
  return (form === "excel" ? BYTE_ORDER_MARK : "") + lines.join("");
}
