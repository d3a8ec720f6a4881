import { words } from "../words.ts";

/** Posted into following channels. */
export const MESSAGES = words({
  state: "State",
  impact: "Impact",
  impacts: { none: "None", minor: "Minor", major: "Major", critical: "Critical" },
  shards: "Shards",
  since: "Since",
  starts: "Starts",
  ends: "Ends",
  allShards: "All",
  open: "Open incident",
  openStatus: "Open status",
  unfollow: "Unfollow",
  testTitle: "This channel follows {product}",
  testAll: "We'll post incidents and maintenance here.",
  testServer: "We'll post incidents and maintenance here when they affect this server's shard.",
});

/** Shards that don't fit. */
export function moreShards(count: number): string {
  return `and ${count} more`;
}

/** For channels that got messages about an incident the team has withdrawn. */
export function withdrawnText(title: string): string {
  return `Withdrawn: ${title}. We opened it by mistake.`;
}
