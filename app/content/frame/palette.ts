export const PALETTE = {
  label: "Search pages and commands",
  placeholder: "Page, feature, command, ID or code",
  results: "Results",
  close: "Close",
  none: "Nothing found.",
  noCommands: "You can't search commands right now, but all pages are here.",
  count: (found: number) => (found === 1 ? "1 result" : `${found} results`),
  first: (shown: number, found: number) => `The first ${shown} of ${found} results`,
} as const;

/** After an option: the kind of its target. */
export const ENTRY_KINDS = {
  Page: "Page",
  Feature: "Feature",
  Legal: "Legal",
  Staff: "Staff",
  Command: "Command",
  ID: "ID",
  Code: "Embed code",
} as const;

/** For a pasted ID or embed code. */
export const PASTED = {
  server: (id: string) => ({ title: "Is this server up?", text: `The shard of server ${id}` }),
  history: (id: string) => ({ title: "Avatar history", text: `Pictures of user ${id}` }),
  lookUp: (id: string) => ({
    title: "Look this ID up",
    text: `Everything the team knows about ${id}`,
  }),
  code: { title: "Open in the embed builder", text: "The embed code you pasted" },
} as const;
