import type * as english from "../docs.ts";
import { DOCS_PAGE } from "../pages.ts";
import type { Words } from "../translation.ts";
import { words } from "../words.ts";

export const DOCS = words<Words<typeof english.DOCS>>({
  path: DOCS_PAGE.path,
  title: DOCS_PAGE.title,
  description:
    "Daten, die Programme von der Website von {product} lesen können, etwa Befehle und Status als JSON, und die API zwischen Bot und Website.",
  intro: "Daten, die du lesen kannst, und die API zwischen Bot und Website.",
  site: "Von dieser Website",
  bot: "Zwischen Website und Bot",
  files: [
    {
      path: "/docs/bot-api.md",
      title: "Bot-API",
      description:
        "jede Anfrage der Website an den Bot und die Antworten, die sie annimmt (auf Englisch)",
    },
    {
      path: "/docs/openapi.json",
      title: "OpenAPI",
      description: "dasselbe als OpenAPI-Dokument für Werkzeuge",
    },
  ],
  more: [
    {
      path: "/status/feed.atom",
      title: "Störungen",
      description: "ein Atom-Feed mit Störungen und ihren Meldungen",
    },
    {
      path: "/llms.txt",
      title: "llms.txt",
      description: "alle Seiten dieser Website in einem Markdown-Text",
    },
    {
      path: "/licenses/packages.md",
      title: "Lizenzen",
      description: "die Lizenzen der Pakete, Schriften und Icons dieser Website, in Markdown",
    },
  ],
});
