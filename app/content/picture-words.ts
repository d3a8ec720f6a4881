/** Words on link previews beside a piece of the page; `npm run brand` draws them. */
export const PICTURE_WORDS = {
  commands: {
    title: "Every command, and who can use it",
    line: "Permissions, aliases, arguments",
  },
  status: { title: "How the bot is right now", line: "Latency, servers, every shard" },
  embed: { title: "Build an embed and see it", line: "Editor, live preview, code" },
  templates: { title: "Ready-made embeds", line: "For bans, mutes, kicks and jails" },
  team: {
    title: "The people behind it",
    line: (ranks: number) => (ranks === 1 ? "1 rank" : `${ranks} ranks, one team`),
  },
  premium: { paidOnce: "Pay once and keep it", noSubscription: "no subscription" },
  contact: {
    title: "A person reads every message",
    line: (hours: number) => `Answers within ${hours} hours`,
  },
  avatars: { title: "Profile pictures through time", line: "Newest first. Hide your own" },
  legal: { title: "The rules, in plain words" },
} as const;
