import type * as english from "../../follow/messages.ts";
import type { Words } from "../../translation.ts";
import { fill, words } from "../../words.ts";

export const MESSAGES = words<Words<typeof english.MESSAGES>>({
  state: "Stand",
  impact: "Auswirkung",
  impacts: { none: "Keine", minor: "Gering", major: "Groß", critical: "Kritisch" },
  shards: "Shards",
  since: "Seit",
  starts: "Beginnt",
  ends: "Endet",
  allShards: "Alle",
  open: "Störung öffnen",
  openStatus: "Status öffnen",
  unfollow: "Abbestellen",
  flapping: "Shards fallen immer wieder aus und kommen zurück",
  boardTitle: "Status von {product}",
  boardCalm: "Gerade keine Störungen.",
  boardUpdated: "Aktualisiert",
  testTitle: "Dieser Kanal hat {product} abonniert",
  testAll: "Störungen und Wartungen werden hier gemeldet.",
  testServer:
    "Störungen und Wartungen werden hier gemeldet, wenn sie den Shard dieses Servers betreffen.",
});

export const flappingText: Words<typeof english.flappingText> = (count, isDown) => {
  const now = isDown ? "Gerade sind einige ausgefallen." : "Gerade sind alle bereit.";
  return fill(
    `Shards von {product} sind in einer Stunde ${count}-mal ausgefallen oder zurückgekommen. ${now} Die nächste Nachricht kommt, wenn eine Stunde lang Ruhe war.`,
  );
};

export const moreShards: Words<typeof english.moreShards> = (count) => `und ${count} weitere`;

export const moreIncidents: Words<typeof english.moreIncidents> = (count) =>
  count === 1
    ? "1 weitere steht auf der Statusseite."
    : `${count} weitere stehen auf der Statusseite.`;
