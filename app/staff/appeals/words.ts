import { listTitle } from "../../content/staff/blacklists.ts";
import { sanctionLine } from "../../content/staff/lookup.ts";
import type { AppealState, QueuedAppeal } from "../../contract/appeals.ts";
import type { Tone } from "../../ui/badge.tsx";

/** What an appeal is against: 'User Command Blacklist: play'. */
export function sanctionText({ list, target }: Pick<QueuedAppeal, "list" | "target">): string {
  return sanctionLine(listTitle(list), target);
}

export const STATE_TONES: Record<AppealState, Tone> = {
  received: "warn",
  read: "blue",
  asked: "purple",
  waiting: "accent",
  closed: "ok",
  declined: "neutral",
};
