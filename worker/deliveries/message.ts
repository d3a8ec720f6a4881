import { accent } from "../../app/content/facts.static.ts";
import type { AnyStatus, IncidentUpdate, PostedIncident } from "../../app/contract/incident.ts";
import { MESSAGES, flappingText, moreShards } from "../../app/content/follow/messages.ts";
import { STATUS_WORDS } from "../../app/content/status/incidents.ts";
import { chatTime } from "../../app/format/chat-time.ts";
import { isOver } from "../../app/incidents/states.ts";
import { statusOf } from "../../app/incidents/status-incidents.ts";

/** Messages for the chat platform. The team's texts are not escaped or changed, only cut to the platform's limits. */

/** Longest texts that the platform takes, in UTF-16 units. An embed has 6,000 in all. */
const MOST_TITLE = 256;
const MOST_DESCRIPTION = 4096;
const MOST_VALUE = 1024;
const MOST_BOARD = 5000;
const MOST_BOARD_INCIDENTS = 10;
const MOST_SHARDS_NAMED = 100;

interface Field {
  name: string;
  value: string;
  inline?: boolean;
}

interface Embed {
  title: string;
  url: string;
  description?: string;
  color: number;
  fields?: Field[];
  /** ISO 8601. */
  timestamp?: string;
}

interface LinkButton {
  type: 2;
  style: 5;
  label: string;
  url: string;
}

export interface MessagePayload {
  embeds: Embed[];
  components: { type: 1; components: LinkButton[] }[];
  /** No text of a message, whoever wrote it, notifies anybody. */
  allowed_mentions: { parse: [] };
}

/** What every message leads to. */
export interface Links {
  /** The site's origin. */
  origin: string;
  unfollow: string;
}

const COLORS = {
  none: Number.parseInt(accent.slice(1), 16),
  minor: 0xe5b94b,
  major: 0xe58a4b,
  critical: 0xe5616a,
};
const OK_COLOR = 0x5fc08a;

/** One update of an incident. */
export function updateMessage(
  incident: PostedIncident,
  update: IncidentUpdate,
  links: Links,
): MessagePayload {
  const { title, impact } = incident;
  const embed: Embed = {
    title: cut(title, MOST_TITLE),
    url: pageOf(incident, links),
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
  return message([embed], MESSAGES.open, embed.url, links);
}

/** Sent instead of one more message about an automatic incident, while shards keep changing. */
export function flappingMessage(
  incident: PostedIncident,
  update: IncidentUpdate,
  changes: number,
  links: Links,
): MessagePayload {
  const embed: Embed = {
    title: MESSAGES.flapping,
    url: pageOf(incident, links),
    description: flappingText(changes, !isOver(update.status)),
    color: COLORS.minor,
    timestamp: new Date(update.at).toISOString(),
  };
  return message([embed], MESSAGES.open, embed.url, links);
}

/** The board: everything that is going on or planned, newest first. `now` in epoch ms. */
export function boardMessage(
  incidents: readonly PostedIncident[],
  links: Links,
  now: number,
): MessagePayload {
  const current = incidents
    .map((incident) => ({ ...incident, status: statusOf(incident, now) }))
    .filter(({ status }) => !isOver(status))
    .slice(0, MOST_BOARD_INCIDENTS);
  const each = Math.min(MOST_VALUE, Math.floor(MOST_BOARD / Math.max(1, current.length)));
  const url = `${links.origin}/status`;
  const impacts = new Set(current.map(({ impact }) => impact));
  const impact = (["critical", "major", "minor"] as const).find((one) => impacts.has(one));
  const embed: Embed = {
    title: MESSAGES.boardTitle,
    url,
    description: [
      current.length === 0 ? MESSAGES.boardCalm : "",
      `${MESSAGES.boardUpdated} ${chatTime(now / 1000, "R")}`,
    ]
      .filter(Boolean)
      .join("\n"),
    color: current.length === 0 ? OK_COLOR : COLORS[impact ?? "none"],
    fields: current.map((incident) => boardField(incident, each, links)),
  };
  return message([embed], MESSAGES.openStatus, url, links);
}

/** For the button that tests a new follower. */
export function testMessage(scope: "all" | "server", links: Links): MessagePayload {
  const url = `${links.origin}/status`;
  const embed: Embed = {
    title: MESSAGES.testTitle,
    url,
    description: scope === "all" ? MESSAGES.testAll : MESSAGES.testServer,
    color: COLORS.none,
  };
  return message([embed], MESSAGES.openStatus, url, links);
}

function boardField(
  incident: PostedIncident & { status: AnyStatus },
  most: number,
  links: Links,
): Field {
  const facts = [
    `**${STATUS_WORDS[incident.status]}** · ${MESSAGES.shards}: ${shardsText(incident)}`,
    timeFields(incident)
      .map(({ name, value }) => `${name} ${value}`)
      .join(" · "),
    pageOf(incident, links),
  ].join("\n");
  // The name and the facts count for the embed's length, too.
  const left = most - facts.length - Math.min(incident.title.length, MOST_TITLE) - 1;
  const text = cut(incident.updates.at(-1)?.text ?? "", Math.max(1, left));
  return { name: cut(incident.title, MOST_TITLE), value: cut(`${text}\n${facts}`, MOST_VALUE) };
}

function message(embeds: Embed[], label: string, url: string, links: Links): MessagePayload {
  const button = (label: string, url: string): LinkButton => ({ type: 2, style: 5, label, url });
  const buttons = [button(label, url), button(MESSAGES.unfollow, links.unfollow)];
  return {
    embeds,
    components: [{ type: 1, components: buttons }],
    allowed_mentions: { parse: [] },
  };
}

function pageOf({ id }: PostedIncident, { origin }: Links): string {
  return `${origin}/status/incidents/${encodeURIComponent(id)}`;
}

function shardsText({ shards }: PostedIncident): string {
  if (shards === "all") return MESSAGES.allShards;
  const named = shards.slice(0, MOST_SHARDS_NAMED).join(", ");
  const rest = shards.length - MOST_SHARDS_NAMED;
  return rest > 0 ? `${named} ${moreShards(rest)}` : named;
}

function timeFields({
  scheduledFor,
  scheduledUntil,
  recordedAt,
  createdAt,
}: PostedIncident): Field[] {
  const field = (name: string, time: number): Field => ({
    name,
    value: `${chatTime(time / 1000, "f")} (${chatTime(time / 1000, "R")})`,
    inline: true,
  });
  if (scheduledFor === null || scheduledUntil === null) {
    return [field(MESSAGES.since, recordedAt ?? createdAt)];
  }
  return [field(MESSAGES.starts, scheduledFor), field(MESSAGES.ends, scheduledUntil)];
}

/** At most so many UTF-16 units; what is cut ends with '…' and never within a pair of them. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
