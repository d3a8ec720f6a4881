import { INCIDENTS } from "../content/status/incidents.ts";
import type { AnyStatus, Impact, ShardSelection } from "../contract/incident.ts";
import { isOver } from "./states.ts";

/** Shards named at most. */
const NAMED = 12;

/** 'All shards', 'Shard 17' or 'Shards 3, 17 and 5 more'. */
export function shardsText(shards: ShardSelection): string {
  if (shards === "all") return INCIDENTS.allShards;
  const named = shards.slice(0, NAMED).join(", ");
  return INCIDENTS.someShards(shards.length, named, shards.length - NAMED);
}

/** The shards that a text names: 'all', or ids separated by commas or spaces; null for anything else. */
export function parseShards(text: string): ShardSelection | null {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== "");
  if (words.length === 1 && words[0] === "all") return "all";
  if (words.length === 0 || !words.every((word) => /^\d{1,6}$/.test(word))) return null;
  return words.map(Number);
}

export type StateTone = "ok" | "warn" | "down" | "gray";

/** The colour and shape of a state; the words beside it carry the meaning. */
export function toneOf(status: AnyStatus, impact: Impact): StateTone {
  if (isOver(status)) return "ok";
  if (status === "scheduled" || impact === "none") return "gray";
  return impact === "minor" ? "warn" : "down";
}
