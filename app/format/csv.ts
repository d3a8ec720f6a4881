import { formatIsoDay } from "./date.ts";

/** Spreadsheets run such text as a formula, even behind invisible marks. */
const FORMULA = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n\0])/u;
/** Signed amounts match FORMULA but must stay numbers. */
const AMOUNT = /^-?\d+,\d{2}$/;

/** Excel keeps 15 digits of a number, so the last ones of an id would become zeros. */
const LONG_NUMBER = /^-?(?=(?:\d,?){16})\d+(?:,\d{2})?$/;

/** Excel's limit for text within a formula. */
const MOST_OF_FORMULA = 255;

function cell(text: string, form: CsvForm): string {
  return `"${safeCell(text, form).replaceAll('"', '""')}"`;
}

function safeCell(text: string, form: CsvForm): string {
  const isLong = form === "excel" && LONG_NUMBER.test(text);
  // Any spreadsheet shows a formula of quoted digits as these digits.
  if (isLong && text.length <= MOST_OF_FORMULA) return `="${text}"`;
  return isLong || (FORMULA.test(text) && !AMOUNT.test(text)) ? `'${text}` : text;
}

/** 'comma' is plain CSV; 'excel' uses the separator that a German Excel expects. */
export type CsvForm = "comma" | "excel";

const SEPARATORS: Record<CsvForm, string> = { comma: ",", excel: ";" };
/** Without it, Excel reads UTF-8 as a legacy code page. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Writes CSV (RFC 4180, every field quoted). Cells that look like formulas get an apostrophe; the
 * form for Excel keeps long numbers, such as ids, as text.
 */
export function writeCsv(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  form: CsvForm,
): string {
  const lines = [header, ...rows].map(
    (row) => `${row.map((text) => cell(text, form)).join(SEPARATORS[form])}\r\n`,
  );
  return (form === "excel" ? BYTE_ORDER_MARK : "") + lines.join("");
}

/** '{file}_{day}.csv', the day of `now` (epoch ms) in UTC. */
export function csvName(file: string, now: number, form: CsvForm): string {
  return `${file}_${formatIsoDay(now)}${form === "excel" ? "_excel" : ""}.csv`;
}
