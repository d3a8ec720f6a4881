import { you } from "../../app/content/you/you.static.ts";

/** Whether a member of the team may decide about an appeal: not about their own, nor what they gave where the brand says so. */
export function mayDecide(
  { person, subject, givers }: { person: string; subject: string; givers: readonly string[] },
  member: string,
): boolean {
  if (member === person || member === subject) return false;
  return !you.appeals?.byAnother || !givers.includes(member);
}
