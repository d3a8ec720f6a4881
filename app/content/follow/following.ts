import { words } from "../words.ts";

/** /status/following, the page after the consent. */
export const FOLLOWING = words({
  title: "Following",
  description: "What will be posted into your channel.",
  done: "Your channel follows {product}",
  what: {
    all: "Every incident and every maintenance, those the bot's own measurements open included.",
    server: "Only incidents and maintenance that concern the shard of your server.",
  },
  how: "Each update is a message of its own. While shards keep going down and coming back, you get only what is news.",
  quiet: "Nobody is pinged. Every message has a button to unfollow.",
  test: "Send a test message",
  open: "Open the channel",
  outcomes: {
    sent: "Sent. Have a look at your channel.",
    failed: "Discord did not take the message. Please try again in a minute.",
    gone: "Discord no longer knows the webhook. If it was deleted there, choose the channel again to follow.",
    nobody: "This page no longer knows your channel. The channel follows all the same.",
  },
  nobody: "No channel to show",
  nobodyText:
    "For one hour after you have chosen a channel, this page says what will be posted there. The channel goes on following after that.",
  failures: {
    unconfirmed: {
      title: "Discord did not confirm the channel",
      text: "Nothing will be posted. Please go back and try once more.",
    },
    forum: {
      title: "This channel is a forum",
      text: "A forum takes posts with a title only, so nothing can be posted there and the webhook has been deleted. Please choose a text channel.",
    },
    full: {
      title: "Ten channels of this server follow already",
      text: "The webhook has been deleted. Please unfollow in one of the other channels first.",
    },
  },
  back: "Back to the status page",
  example: "An example of a message",
});

export const EXAMPLE_WORDS = {
  since: "Today at 20:05",
  title: "Offline in 8 % of servers",
  begun: "Shards 3 and 17 lost their connection. We are looking into it.",
  investigating: "Investigating",
  over: "All shards are ready again.",
  resolved: "Resolved",
} as const;

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
    "It has expired, or a part of it is missing. Newer messages in the channel have newer links. Deleting the webhook in the settings of the channel in Discord has the same effect.",
  failed: "That did not work. Please try again.",
  noScript:
    "This page needs JavaScript. Deleting the webhook in the settings of the channel in Discord has the same effect.",
  back: "Back to the status page",
});
