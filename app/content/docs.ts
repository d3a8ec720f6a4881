import { DOCS_PAGE } from "./pages.ts";
import { words } from "./words.ts";

/** /docs lists what programs can read. Import it on the server only. */
export const DOCS = words({
  path: DOCS_PAGE.path,
  title: DOCS_PAGE.title,
  description:
    "Data that programs can read from {product}'s site, such as commands and status as JSON, and the API between bot and site.",
  intro: "Data you can read, and the API between bot and site.",
  site: "From this site",
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
  ],
  /** Besides the files of /llms.txt. */
  more: [
    {
      path: "/status/feed.atom",
      title: "Incidents",
      description: "a feed of incidents and their updates, Atom",
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
