import { words } from "./words.ts";

/** /llms.txt, the site as a page of Markdown. */
export const LLMS = words({
  prefix: "The prefix of its commands is `{prefix}` unless a server has set another.",
  pages: "Pages",
  features: "Features",
  programs: "For programs",
  legal: "Legal",
  /** By path; `needs` is the bot API's read behind it. */
  files: [
    {
      path: "/commands.json",
      title: "Commands",
      description:
        "name, description, category, group (the category on this site), permissions, aliases, arguments, usage and url of every public command",
    },
    {
      path: "/status/summary.json",
      title: "Status summary",
      description: "state of every shard, in the shape of Statuspage v2",
    },
    {
      path: "/status/api/v2/summary.json",
      title: "Statuspage API",
      description:
        "the same, where Statuspage clients look for it: give them this site's /status as the address; components, incidents and scheduled-maintenances are there, too",
    },
    { path: "/status/status.json", title: "Status", description: "the overall state" },
    { path: "/status/badge.svg", title: "Status badge", description: "an image of the state" },
    {
      path: "/api/history?range=30d",
      title: "History",
      description: "servers and users over time, where range is 24h, 7d, 30d or all",
      needs: "history",
    },
  ] as readonly { path: string; title: string; description: string; needs?: "history" }[],
});
