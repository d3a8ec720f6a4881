import type {
  APIEmbed,
  APIEmbedField,
  RESTPostAPIWebhookWithTokenJSONBody,
} from "discord-api-types/v10";
import { cut } from "../../app/contract/cut.ts";
import { accent } from "../../app/content/more-facts.static.ts";
import type { IncidentUpdate, Incident } from "../../app/contract/incident.ts";
import { MESSAGES, moreShards, withdrawnText } from "../../app/content/follow/messages.ts";
import { STATUS_WORDS } from "../../app/content/status/incidents.ts";
import { chatTime } from "../../app/format/chat-text.ts";
import { formatRanges } from "../../app/format/ranges.ts";
import { isOver } from "../../app/incidents/view.ts";
import type { Config } from "../context/config.ts";
import { sign } from "../crypto/signed.ts";

/** Messages for the chat platform. The team's texts are only cut to its limits. */

/** The platform's limits, in UTF-16 units. */
const MOST_TITLE = 256;
const MOST_DESCRIPTION = 4096;
/** The longest list of ranges of shards, in UTF-16 units. */
const MOST_RANGES = 300;

/** No text of a message notifies anybody. */
export type MessagePayload = RESTPostAPIWebhookWithTokenJSONBody & {
  embeds: APIEmbed[];
  allowed_mentions: { parse: [] };
};

export interface Links {
  origin: string;
  /** Stops following. The proof is in the fragment, which no server or log sees. */
  unfollow: string;
}

/** How long the link to unfollow works; newer messages have newer links. */
const UNFOLLOW_MS = 180 * 24 * 60 * 60 * 1000;

/** @param now epoch ms */
export async function linksFor(
  { siteUrl: origin, sessionSecrets }: Pick<Config, "siteUrl" | "sessionSecrets">,
  webhookId: string,
  now: number,
): Promise<Links> {
  const statement = { purpose: "unfollow", subject: webhookId, expiry: now + UNFOLLOW_MS } as const;
  return { origin, unfollow: `${origin}/status/unfollow#${await sign(sessionSecrets, statement)}` };
}

const COLORS = {
  none: Number.parseInt(accent.slice(1), 16),
  minor: 0xe5b94b,
  major: 0xe58a4b,
  critical: 0xe5616a,
};
const OK_COLOR = 0x5fc08a;

export function updateMessage(
  incident: Incident,
  update: IncidentUpdate,
  links: Links,
): MessagePayload {
  const { title, impact } = incident;
  const url = `${links.origin}/status/incidents/${encodeURIComponent(incident.id)}`;
  const embed = {
    title: cut(title, MOST_TITLE),
    url,
    description: cut(update.text, MOST_DESCRIPTION),
    color: isOver(update.status) ? OK_COLOR : COLORS[impact],
    fields: [
      { name: MESSAGES.state, value: STATUS_WORDS[update.status], inline: true },
      { name: MESSAGES.impact, value: MESSAGES.impacts[impact], inline: true },
      { name: MESSAGES.shards, value: shardsText(incident), inline: true },
      ...timeFields(incident),
    ],
    timestamp: new Date(update.at).toISOString(),
  };
  return message(embed, MESSAGES.open, url, links);
}

/** One line for channels that got messages about an incident the team has withdrawn. */
export function withdrawnMessage({ title }: Incident, links: Links): MessagePayload {
  const description = withdrawnText(cut(title, MOST_TITLE));
  const embed = { description, color: COLORS.none };
  return message(embed, MESSAGES.openStatus, `${links.origin}/status`, links);
}

/** For the button that tests a new follower. */
export function testMessage(scope: "all" | "server", links: Links): MessagePayload {
  const url = `${links.origin}/status`;
  const embed = {
    title: MESSAGES.testTitle,
    url,
    description: scope === "all" ? MESSAGES.testAll : MESSAGES.testServer,
    color: COLORS.none,
  };
  return message(embed, MESSAGES.openStatus, url, links);
}

function message(embed: APIEmbed, label: string, url: string, links: Links): MessagePayload {
  const button = (label: string, url: string) => ({
    type: 2 as const,
    style: 5 as const,
    label,
    url,
  });
  const buttons = [button(label, url), button(MESSAGES.unfollow, links.unfollow)];
  return {
    embeds: [embed],
    components: [{ type: 1, components: buttons }],
    allowed_mentions: { parse: [] },
  };
}

/** "0–4, 17, 1000–1099": the ranges that fit, then the number of other shards. */
function shardsText({ shards }: Incident): string {
  if (shards === "all") return MESSAGES.allShards;
  const { text, more } = formatRanges(shards, MOST_RANGES);
  return more > 0 ? `${text} ${moreShards(more)}` : text;
}

function timeFields({
  scheduledFor,
  scheduledUntil,
  recordedAt,
  createdAt,
}: Incident): APIEmbedField[] {
  const field = (name: string, time: number) => ({
    name,
    value: `${chatTime(time / 1000, "f")} (${chatTime(time / 1000, "R")})`,
    inline: true,
  });
  if (scheduledFor === null || scheduledUntil === null) {
    return [field(MESSAGES.since, recordedAt ?? createdAt)];
  }
  return [field(MESSAGES.starts, scheduledFor), field(MESSAGES.ends, scheduledUntil)];
}
