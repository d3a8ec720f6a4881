import type * as english from "../llms.ts";
import type { Words } from "../translation.ts";
import { words } from "../words.ts";

export const LLMS = words<Words<typeof english.LLMS>>({
  prefix: "Das Präfix der Befehle ist `{prefix}`, wenn ein Server kein anderes eingestellt hat.",
  pages: "Seiten",
  features: "Funktionen",
  programs: "Für Programme",
  legal: "Rechtliches",
  files: [
    {
      path: "/commands.json",
      title: "Befehle",
      description:
        "Name (name), Beschreibung (description), Kategorie des Bots (category) und dieser Website (group), Berechtigungen (permissions), Aliasse (aliases), Argumente (arguments), Aufruf (usage) und Adresse (url) jedes öffentlichen Befehls",
    },
    {
      path: "/status/summary.json",
      title: "Status im Überblick",
      description: "Zustand jedes Shards, in der Form von Statuspage v2",
    },
    {
      path: "/status/api/v2/summary.json",
      title: "Statuspage-API",
      description:
        "dasselbe dort, wo Programme für Statuspage es suchen: gib ihnen /status dieser Website als Adresse; components, incidents und scheduled-maintenances stehen daneben",
    },
    { path: "/status/status.json", title: "Status", description: "der Gesamtzustand" },
    {
      path: "/status/badge.svg",
      title: "Status-Plakette",
      description: "ein Bild mit dem Zustand",
    },
    {
      path: "/api/history?range=30d",
      title: "Verlauf",
      description: "Server und Nutzer im Lauf der Zeit; range ist 24h, 7d, 30d oder all",
      needs: "history",
    },
  ],
});
