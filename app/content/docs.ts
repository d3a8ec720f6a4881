import { DOCS_PAGE } from "./pages.ts";
import { words } from "./words.ts";

/** /docs lists what programs can read. Import it on the server only. */
export const DOCS = words({
  path: DOCS_PAGE.path,
  title: DOCS_PAGE.title,
  description:
    "Data that programs can read from {product}'s site, such as commands and status as JSON, and the API between bot and site.",
  intro: "Status and commands for your own programs, no key needed. And how a bot feeds this site.",
  /** The examples to copy; `files` lists their paths, too. */
  state: {
    title: "Is {product} up?",
    text: "The indicator is none, minor, major or critical, as on Statuspage.",
  },
  badge: {
    title: "Show it elsewhere",
    text: "A badge for a README or a wiki. It follows the status.",
    alt: "{product} status",
  },
  commandList: {
    title: "Every command",
    text: "With description, permissions, arguments and the address of its page.",
  },
  copy: "Copy",
  site: "All files",
  bot: "Between site and bot",
  files: [
    {
      path: "/docs/bot-api.md",
      title: "Bot API",
      description: "every call the site makes to the bot, with the answers it accepts",
    },
    {
      path: "/docs/openapi.json",
      title: "OpenAPI",
      description: "the same as an OpenAPI document, for tools",
    },
    {
      path: "/docs/bot-api.md#push",
      title: "Push",
      description:
        "how a bot without a public address sends its commands, shards and team; the site's repository has example bots in JavaScript and Python",
    },
  ],
  /** Besides the files of /llms.txt. */
  more: [
    {
      path: "/status/feed.atom",
      title: "Incidents",
      description: "a feed of incidents and their updates, Atom",
    },
    {
      path: "/status/maintenance.ics",
      title: "Maintenance",
      description: "a calendar of planned maintenance, to subscribe to",
    },
    {
      path: "/llms.txt",
      title: "llms.txt",
      description: "all pages of this site in one Markdown text",
    },
    {
      path: "/licenses/packages.md",
      title: "Licenses",
      description: "the licenses of the packages, fonts and icons on this site, in Markdown",
    },
  ],
});
