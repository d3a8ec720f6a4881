import type * as english from "../docs.ts";
import { DOCS_PAGE } from "../pages.ts";
import type { Words } from "../translation.ts";
import { words } from "../words.ts";

export const DOCS = words<Words<typeof english.DOCS>>({
  path: DOCS_PAGE.path,
  title: DOCS_PAGE.title,
  description:
    "Daten, die Programme von der Website von {product} lesen können, etwa Befehle und Status als JSON, und die API zwischen Bot und Website.",
  intro:
    "Status und Befehle für deine eigenen Programme, ohne Schlüssel. Und wie ein Bot diese Website versorgt.",
  state: {
    title: "Läuft {product}?",
    text: "Der Wert „indicator“ ist none, minor, major oder critical, wie bei Statuspage.",
  },
  badge: {
    title: "Zeig es anderswo",
    text: "Eine Plakette für eine README oder ein Wiki. Sie folgt dem Status.",
    alt: "Status von {product}",
  },
  commandList: {
    title: "Alle Befehle",
    text: "Mit Beschreibung, Berechtigungen, Argumenten und der Adresse ihrer Seite.",
  },
  copy: "Kopieren",
  site: "Alle Dateien",
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
    {
      path: "/docs/bot-api.md#push",
      title: "Push",
      description:
        "wie ein Bot ohne öffentliche Adresse Befehle, Shards und Team schickt; im Repository der Website stehen Beispiel-Bots in JavaScript und Python",
    },
  ],
  more: [
    {
      path: "/status/feed.atom",
      title: "Störungen",
      description: "ein Atom-Feed mit Störungen und ihren Meldungen",
    },
    {
      path: "/status/maintenance.ics",
      title: "Wartungen",
      description: "ein Kalender der geplanten Wartungen zum Abonnieren",
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
