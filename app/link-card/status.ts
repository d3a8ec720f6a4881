import { CARD_WORDS } from "../content/link-card.ts";
import { PRODUCT } from "../content/site.ts";
import { STATUS } from "../content/status/status.ts";
import type { Shard } from "../contract/status.ts";
import { formatCount } from "../format/number.ts";
import { totalsOf } from "../status/shards/totals.ts";
import { buttonsTo, type LinkCard, type Site } from "./card.ts";

/** The card of the status page: its headline, and the figures as of `asOf`, epoch ms. */
export function statusCard(
  site: Site,
  shards: readonly Shard[],
  { headline, asOf }: { headline: string; asOf: number },
): LinkCard {
  const { servers, users, latency } = totalsOf(shards);
  const figures = [
    `${STATUS.servers}: ${formatCount(servers)}`,
    `${STATUS.users}: ${formatCount(users)}`,
    ...(latency === null ? [] : [`${STATUS.latency}: ${formatCount(latency)} ms`]),
  ];
  return {
    title: `${PRODUCT} ${STATUS.title}`,
    text: headline,
    lines: figures.map((text) => ({ kind: "text", text })),
    asOf,
    buttons: buttonsTo(site, CARD_WORDS.openStatus, "/status"),
  };
}
