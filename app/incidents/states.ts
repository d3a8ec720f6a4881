import type { AnyStatus } from "../contract/incident.ts";

/** Whether only words about it may follow. */
export function isOver(status: AnyStatus): boolean {
  return status === "resolved" || status === "postmortem" || status === "completed";
}
