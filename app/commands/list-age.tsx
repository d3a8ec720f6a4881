import { ageText } from "./listing.ts";

/** Ages below this are the cache at work, not news. */
const WORTH_SAYING = 15 * 60;

/** Says how old the list is when it is an old copy. Takes seconds, null for a fresh list. */
export function ListAge({ seconds }: { seconds: number | null }) {
  if (seconds === null || seconds < WORTH_SAYING) return null;
  return <p className="text-sm text-warn">{`Saved copy, ${ageText(seconds)} old`}</p>;
}
