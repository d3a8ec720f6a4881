import type { AppealedSanction } from "../db/appeals.ts";
import { isEntry } from "../standing/entry.ts";
import { inForce } from "../standing/in-force.ts";
import type { Sanction } from "../standing/read.ts";

/**
 * The sanction in force that an entry names to this person, with the rows of the list that are it; null for an entry
 * that is forged or over.
 */
export async function appealedSanction(
  sanctions: readonly Sanction[],
  {
    entry,
    person,
    secrets,
    now,
  }: { entry: string; person: string; secrets: readonly string[]; now: number },
): Promise<AppealedSanction | null> {
  for (const bar of inForce(sanctions, now)) {
    const { list, subject, target, givenAt, until } = bar;
    if (!(await isEntry(secrets, entry, { person, list, subject, target, givenAt }))) continue;
    const same = sanctions.filter(
      (row) => row.target === target && inForce([row], now).length === 1,
    );
    return {
      list,
      subject,
      target,
      givenAt,
      rows: same.map((row) => row.givenAt),
      givers: [...new Set(same.flatMap(({ moderator }) => moderator ?? []))],
      until,
    };
  }
  return null;
}
