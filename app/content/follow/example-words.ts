/** Words of the previews of a channel that follows. */
export const EXAMPLE_WORDS = {
  since: "Today at 20:05",
  title: "2 of 24 shards down",
  begun: "Shards 3 and 17 lost their connection. We are looking into it.",
  investigating: "Investigating",
  over: "All shards are ready again.",
  resolved: "Resolved",
  updated: "Updated 2 minutes ago",
  board: "A restart is under way. **Identified** · Shards: 3, 17 · Since 20:05",
} as const;
