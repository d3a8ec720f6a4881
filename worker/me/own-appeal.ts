import type { OwnAppeal } from "../../app/contract/own-appeals.ts";
import { isServerList } from "../../app/contract/lists.ts";
import type { AppealRow, MessageRow } from "../db/appeals.ts";

/** An appeal for its writer, on pages and in the data file; names no member. */
export function writtenAppeal({
  appeal,
  messages,
}: {
  appeal: AppealRow;
  messages: readonly MessageRow[];
}): Omit<OwnAppeal, "id" | "entry" | "again"> {
  const { kind, list, subject, target, state } = appeal;
  return {
    kind,
    list,
    server: list && isServerList(list) ? subject : null,
    target,
    state,
    at: isoOf(appeal.created_at),
    changed: isoOf(appeal.changed_at),
    due: appeal.due_at === null ? null : isoOf(appeal.due_at),
    messages: messages.map(({ by_team: byTeam, text, created_at: at }) => ({
      from: byTeam === 1 ? "team" : "you",
      text,
      at: isoOf(at),
    })),
  };
}

/** Epoch ms as ISO. */
export function isoOf(time: number): string {
  return new Date(time).toISOString();
}
