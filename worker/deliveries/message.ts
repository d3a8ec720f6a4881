import { cut } from "../../app/contract/cut.ts";
import { accent } from "../../app/content/more-facts.static.ts";
import type { AnyStatus, IncidentUpdate, Incident } from "../../app/contract/incident.ts";
import {
  MESSAGES,
  flappingText,
  moreIncidents,
  moreShards,
} from "../../app/content/follow/messages.ts";
import { STATUS_WORDS } from "../../app/content/status/incidents.ts";
import { chatTime } from "../../app/format/chat-text.ts";
import { formatRanges } from "../../app/format/ranges.ts";
import { isOver } from "../../app/incidents/states.ts";
import { statusOf } from "../../app/incidents/view.ts";

/** Messages for the chat platform. The team's texts are not escaped or changed, only cut to the platform's limits. */

/** Longest texts that the platform takes, in UTF-16 units. An embed has 6,000 in all. */
const MOST_TITLE = 256;
const MOST_DESCRIPTION = 4096;
const MOST_VALUE = 1024;
const MOST_EMBED = 6000;
const MOST_BOARD_INCIDENTS = 10;
/** The longest list of shard names as ranges, in UTF-16 units. */
const MOST_RANGES = 300;

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
  /** No text of a message notifies anybody, whoever wrote it. */
  allowed_mentions: { parse: [] };
}

/** The links in every message. */
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
  incident: Incident,
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
  incident: Incident,
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
  incidents: readonly Incident[],
  links: Links,
  now: number,
): MessagePayload {
  const current = incidents
    .map((incident) => ({ ...incident, status: statusOf(incident, now) }))
    .filter(({ status }) => !isOver(status));
  const url = `${links.origin}/status`;
  const impacts = new Set(current.map(({ impact }) => impact));
  const impact = (["critical", "major", "minor"] as const).find((one) => impacts.has(one));
  const description = (shown: number) =>
    [
      current.length === 0 ? MESSAGES.boardCalm : "",
      shown < current.length ? moreIncidents(current.length - shown) : "",
      `${MESSAGES.boardUpdated} ${chatTime(now / 1000, "R")}`,
    ]
      .filter(Boolean)
      .join("\n");
  const fields = boardFields(
    current,
    MOST_EMBED - MESSAGES.boardTitle.length - description(0).length,
    links,
  );
  const embed: Embed = {
    title: MESSAGES.boardTitle,
    url,
    description: description(fields.length),
    color: current.length === 0 ? OK_COLOR : COLORS[impact ?? "none"],
    fields,
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

/** Facts first, as many incidents as fit with them; then the newest texts share the remaining length. */
function boardFields(
  incidents: readonly (Incident & { status: AnyStatus })[],
  most: number,
  links: Links,
): Field[] {
  const shown: { title: string; facts: string; text: string }[] = [];
  let left = most;
  for (const incident of incidents.slice(0, MOST_BOARD_INCIDENTS)) {
    const title = cut(incident.title, MOST_TITLE);
    const facts = [
      `**${STATUS_WORDS[incident.status]}** · ${MESSAGES.shards}: ${shardsText(incident)}`,
      timeFields(incident)
        .map(({ name, value }) => `${name} ${value}`)
        .join(" · "),
      pageOf(incident, links),
    ].join("\n");
    left -= title.length + facts.length;
    if (left < 0) break;
    shown.push({ title, facts, text: incident.updates.at(-1)?.text ?? "" });
  }
  const each = Math.floor(Math.max(0, left) / Math.max(1, shown.length));
  return shown.map(({ title, facts, text }) => {
    const room = Math.min(each, MOST_VALUE - facts.length) - "\n".length;
    return { name: title, value: room > 0 ? `${cut(text, room)}\n${facts}` : facts };
  });
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

function pageOf({ id }: Incident, { origin }: Links): string {
  return `${origin}/status/incidents/${encodeURIComponent(id)}`;
}

/** "0–4, 17, 1000–1099": as many ranges as fit, then how many shards more. */
function shardsText({ shards }: Incident): string {
  if (shards === "all") return MESSAGES.allShards;
  const { text, more } = formatRanges(shards, MOST_RANGES);
  return more > 0 ? `${text} ${moreShards(more)}` : text;
}

function timeFields({ scheduledFor, scheduledUntil, recordedAt, createdAt }: Incident): Field[] {
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
