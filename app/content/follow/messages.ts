import { fill, words } from "../words.ts";

/** Messages posted into channels that follow. */
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
  flapping: "Shards keep going down and coming back",
  boardTitle: "{product} status",
  boardCalm: "No incidents right now.",
  boardUpdated: "Updated",
  testTitle: "This channel follows {product}",
  testAll: "Incidents and maintenance will be posted here.",
  testServer:
    "Incidents and maintenance will be posted here when they concern this server's shard.",
});

/** `count` changes within the last hour; `isDown`: whether the last one was a shard going down. */
export function flappingText(count: number, isDown: boolean): string {
  const now = isDown ? "Some are down at the moment." : "All of them are ready at the moment.";
  return fill(
    `{product}'s shards went down or came back ${count} times within an hour. ${now} The next message follows when it has been calm for an hour.`,
  );
}

/** The number of affected shards that do not fit. */
export function moreShards(count: number): string {
  return `and ${count} more`;
}

/** The number of incidents that the board has no room for. */
export function moreIncidents(count: number): string {
  return count === 1 ? "1 more is on the status page." : `${count} more are on the status page.`;
}
