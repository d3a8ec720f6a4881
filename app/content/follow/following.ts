import { words } from "../words.ts";

/** /status/following, the page after the consent. */
export const FOLLOWING = words({
  title: "Following",
  description: "What we'll post in your channel.",
  done: "Your channel follows {product}",
  what: {
    all: "All incidents and maintenance, including automatic ones.",
    server: "Only incidents and maintenance that affect your server's shard.",
  },
  how: "You get a new message for every update. If shards keep going down and coming back, you only get what's new.",
  quiet: "Nobody is pinged. Every message has a button to unfollow.",
  test: "Send a test message",
  open: "Open the channel",
  outcomes: {
    sent: "Sent. Have a look at your channel.",
    failed: "Discord didn't take the message. Please try again in a minute.",
    gone: "Discord no longer knows the webhook. If it was deleted there, choose the channel again to follow.",
    nobody: "Nothing to show here any more, but your channel still follows.",
  },
  nobody: "No channel to show",
  nobodyText:
    "For an hour after you choose a channel, this page shows what we'll post there. Your channel keeps following after that.",
  failures: {
    unconfirmed: {
      title: "Discord didn't confirm the channel",
      text: "We won't post anything. Please go back and try again.",
    },
    forum: {
      title: "This channel is a forum",
      text: "A forum only takes posts with a title, so we can't post there. We've deleted the webhook. Please choose a text channel.",
    },
    full: {
      title: "Ten channels of this server already follow",
      text: "We've deleted the webhook. Please unfollow in one of the other channels first.",
    },
  },
  example: "An example of a message",
});

export const EXAMPLE_WORDS = {
  since: "Today at 20:05",
  title: "Offline in 8% of servers",
  begun: "Shards 3 and 17 lost their connection. We're looking into it.",
  investigating: "Investigating",
  over: "All shards are ready again.",
  resolved: "Resolved",
} as const;

/** /status/unfollow */
export const UNFOLLOW = words({
  title: "Unfollow",
  description: "Stop messages about {product} in a channel.",
  heading: "Stop the messages in this channel?",
  text: "The channel you came from won't get incidents and maintenance any more. You can follow again at any time.",
  confirm: "Unfollow",
  done: "Unfollowed",
  doneText: "We won't post in that channel any more.",
  invalid: "This link doesn't work",
  invalidText:
    "It has expired, or part of it is missing. Newer messages in the channel have newer links. You can also delete the webhook in the channel's settings in Discord.",
  failed: "That didn't work. Please try again.",
  noScript:
    "This page needs JavaScript. You can also delete the webhook in the channel's settings in Discord.",
});
