const MONTHS = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember";
const SHORT = "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.";

function monthOf(time: Date, names: string): string {
  return names.split(" ")[time.getUTCMonth()] ?? "";
}

/** '21. Nov.' in UTC, from epoch milliseconds; "" for no time. */
export function formatDay(milliseconds: number): string {
  const time = new Date(milliseconds);
  const month = monthOf(time, SHORT);
  return month && `${time.getUTCDate()}. ${month}`;
}

/** '21. Nov. 2026' in UTC, from epoch milliseconds; "" for no time. */
export function formatFullDay(milliseconds: number): string {
  const day = formatDay(milliseconds);
  return day && `${day} ${new Date(milliseconds).getUTCFullYear()}`;
}

/** 'November 2026' in UTC, from epoch milliseconds; "" for no time. */
export function formatMonth(milliseconds: number): string {
  const time = new Date(milliseconds);
  const month = monthOf(time, MONTHS);
  return month && `${month} ${time.getUTCFullYear()}`;
}
