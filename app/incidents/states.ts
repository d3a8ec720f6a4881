import type { AnyStatus } from "../contract/incident.ts";

/** Whether nothing more is to come but words about it. */
export function isOver(status: AnyStatus): boolean {
  return status === "resolved" || status === "postmortem" || status === "completed";
}
