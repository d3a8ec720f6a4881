import { fill, words } from "./words.ts";

/** What is posted into channels that follow. */
export const MESSAGES = words({
  state: "State",
  impact: "Impact",
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

/** `count` turns within the last hour; `isDown` as of the last one. */
export function flappingText(count: number, isDown: boolean): string {
  const now = isDown ? "Some are down at the moment." : "All of them are ready at the moment.";
  return fill(
    `{product}'s shards went down or came back ${count} times within an hour. ${now} The next message follows when it has been calm for an hour.`,
  );
}

/** How many more shards are affected than fit. */
export function moreShards(count: number): string {
  return `and ${count} more`;
}

/** The ways to follow, on the status page. */
export const FOLLOW = words({
  heading: "Follow in Discord",
  text: "Get incidents and maintenance posted into a channel of your server. Discord asks you for the channel, and nobody has to paste a secret.",
  posts: "A message for each update",
  board: "One message kept up to date",
  asideLabel: "Where incidents are posted",
});

/** The same for the shard of a server that was looked up. */
export const FOLLOW_SHARD = {
  heading: (shard: number) => `Follow shard ${shard} in Discord`,
  text: "Posts only what concerns the shard of the server that you choose in Discord.",
} as const;

/** /status/following: what comes after the consent. */
export const FOLLOWING = words({
  title: "Following",
  description: "What will be posted into your channel, and a message to try it.",
  done: "Your channel follows {product}",
  all: "Every incident and every maintenance is posted there, automatic ones included.",
  server: "Incidents and maintenance are posted there when they concern your server's shard.",
  posts: "Each update is a message of its own.",
  board: "One message is kept up to date. The first incident or a test posts it.",
  quiet: "Nobody is ever pinged. Every message has a link to unfollow.",
  channel: "Open the channel",
  test: "Send a test message",
  tested: "The test message is in your channel.",
  testFailed: "Discord did not take the test message. Please try again in a minute.",
  testGone:
    "The webhook has been deleted in Discord, so this channel no longer follows. Follow again to renew it.",
  nobody: "No channel to show",
  nobodyText:
    "This page tells about a channel for one hour after you have chosen it. Your channel follows on, whatever this page says.",
  failed: "That did not work",
  failedText: "Discord did not confirm the channel. Please try again.",
  again: "Follow again",
  back: "Back to the status page",
});

/** /status/unfollow */
export const UNFOLLOW = words({
  title: "Unfollow",
  description: "Stop the messages about {product} in a channel.",
  heading: "Stop the messages in this channel?",
  text: "The channel whose message brought you here gets no more incidents and maintenance. You can follow again at any time.",
  confirm: "Unfollow",
  done: "Unfollowed",
  doneText: "Nothing more is posted into that channel.",
  invalid: "This link does not work",
  invalidText:
    "It has expired, or it is not whole. Newer messages in the channel have newer links. Deleting the webhook in the channel's settings in Discord has the same effect.",
  failed: "That did not work. Please try again.",
  noScript:
    "This page needs JavaScript. Without it, delete the webhook in the channel's settings in Discord: it has the same effect.",
  back: "Back to the status page",
});
