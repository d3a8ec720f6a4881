import type * as english from "../../follow/messages.ts";
import type { Words } from "../../translation.ts";
import { words } from "../../words.ts";

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
  testTitle: "Dieser Kanal hat {product} abonniert",
  testAll: "Hier melden wir Störungen und Wartungen.",
  testServer: "Hier melden wir Störungen und Wartungen, die den Shard dieses Servers betreffen.",
});

export const moreShards: Words<typeof english.moreShards> = (count) => `und ${count} weitere`;

export const withdrawnText: Words<typeof english.withdrawnText> = (title) =>
  `Zurückgezogen: ${title}. Wir haben das irrtümlich gemeldet.`;
