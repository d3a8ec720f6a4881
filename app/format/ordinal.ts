const ENDINGS = ["th", "st", "nd", "rd"] as const;

/** A whole number with its English ordinal ending: 1st, 2nd, 11th, 111th. */
export function ordinal(count: number): string {
  const lastTwo = Math.abs(count) % 100;
  const ending = lastTwo >= 11 && lastTwo <= 13 ? "th" : (ENDINGS[lastTwo % 10] ?? "th");
  return `${count}${ending}`;
}
