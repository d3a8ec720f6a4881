import { INCIDENTS } from "../content/status/incidents.ts";
import type { AnyStatus, Impact, ShardSelection } from "../contract/incident.ts";
import { MOST } from "../contract/most.ts";
import { formatRanges } from "../format/ranges.ts";
import { isOver } from "./view.ts";

/** Most characters of shard names. */
const MOST_NAMES = 56;

/** 'All shards', 'Shard 17' or 'Shards 0–3, 17 and 5 more'. */
export function shardsText(shards: ShardSelection): string {
  if (shards === "all") return INCIDENTS.allShards;
  const { text, more } = formatRanges(shards, MOST_NAMES);
  return INCIDENTS.someShards(shards.length, text, more);
}

/** Shards in a text: 'all', or ids and ranges between commas or spaces; null for other text. */
export function parseShards(text: string): ShardSelection | null {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== "");
  if (words.length === 1 && words[0] === "all") return "all";
  if (words.length === 0) return null;
  const ids: number[] = [];
  for (const word of words) {
    const [, first = "", last = first] = /^(\d{1,6})(?:[-–](\d{1,6}))?$/.exec(word) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (first === "" || to < from || to - from >= MOST.shards) return null;
    for (let id = from; id <= to; id += 1) ids.push(id);
  }
  return ids;
}

export type StateTone = "ok" | "warn" | "down" | "gray";

/** A state's colour and shape; the words beside it carry the meaning. */
export function toneOf(status: AnyStatus, impact: Impact): StateTone {
  if (isOver(status)) return "ok";
  if (status === "scheduled" || impact === "none") return "gray";
  return impact === "minor" ? "warn" : "down";
}
