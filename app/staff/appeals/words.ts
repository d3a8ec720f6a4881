import { BLACKLISTS, BLACKLIST_TEXT } from "../../content/staff/blacklists.ts";
import { sanctionLine } from "../../content/staff/lookup.ts";
import type { AppealState, QueuedAppeal } from "../../contract/appeals.ts";
import { STANDING_LISTS, type StandingList } from "../../contract/standing.ts";
import type { Tone } from "../../ui/badge.tsx";

/** The title of a list, as the team's pages have it. */
export function titleOf(list: StandingList): string {
  const known = BLACKLISTS.find(({ read }) => read === STANDING_LISTS[list]);
  return known?.title ?? BLACKLIST_TEXT.fallbackTitle;
}

/** What an appeal is against: 'User Command Blacklist: play'. */
export function sanctionText({ list, target }: Pick<QueuedAppeal, "list" | "target">): string {
  return sanctionLine(titleOf(list), target);
}

export const STATE_TONES: Record<AppealState, Tone> = {
  received: "warn",
  read: "blue",
  asked: "purple",
  waiting: "accent",
  closed: "ok",
  declined: "neutral",
};
