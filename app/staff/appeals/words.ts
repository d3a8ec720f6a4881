import { APPEALS } from "../../content/staff/appeal-queue.ts";
import { listTitle, sanctionLine } from "../../content/staff/blacklists.ts";
import type { AppealState, QueuedAppeal } from "../../contract/appeals.ts";
import type { Tone } from "../../ui/badge.tsx";

/** What an appeal is about: 'User Command Blacklist: play', or 'Deletion request'. */
export function aboutText({ list, target }: Pick<QueuedAppeal, "list" | "target">): string {
  return list === null ? APPEALS.deletion : sanctionLine(listTitle(list), target);
}

export const STATE_TONES: Record<AppealState, Tone> = {
  received: "warn",
  read: "blue",
  asked: "purple",
  accepted: "accent",
  done: "ok",
  declined: "neutral",
  withdrawn: "neutral",
};
