import { pageMeta } from "../commands/page-meta.ts";
import { isFree, usage } from "../commands/usage.ts";
import type { FeaturePage } from "../content/features/page.ts";
import { DEFAULT_PREFIX, PRODUCT, SITE } from "../content/site.ts";
import { STATUS } from "../content/status.ts";
import { TEMPLATES } from "../content/templates.ts";
import type { Command } from "../contract/command.ts";
import type { Shard } from "../contract/status.ts";
import type { Template } from "../contract/template.ts";
import type { SiteInfo } from "../context.ts";
import { formatCount } from "../format/number.ts";
import { health, healthLine } from "../status/shards/health.ts";
import { totalsOf } from "../status/shards/totals.ts";
import type { LinkCard } from "./card.ts";

/** The cards of the pages that are pasted into chats most, written by their loaders. */

type Where = Pick<SiteInfo, "origin" | "inviteUrl">;

const PICTURES = 4;

function buttons({ origin, inviteUrl }: Where, label: string, path: string): LinkCard["buttons"] {
  return [
    { label, url: origin + path },
    { label: SITE.invite, url: inviteUrl },
  ];
}

/** The command list, a category of it with `count` commands, or the command a link points at. */
export function commandsCard(
  where: Where,
  group: string,
  count: number,
  linked: Command | null,
): LinkCard {
  const { title, description, path } = pageMeta(group, linked);
  if (!linked) {
    return {
      title,
      text: description,
      lines: [{ kind: "words", text: `${formatCount(count)} commands` }],
      buttons: buttons(where, "Browse commands", path),
    };
  }
  const lines: NonNullable<LinkCard["lines"]>[number][] = [
    { kind: "code", text: usage(DEFAULT_PREFIX, linked) },
  ];
  if (!isFree(linked.permissions)) {
    lines.push({ kind: "words", text: `Needs: ${linked.permissions}` });
  }
  if (linked.aliases.length > 0) {
    lines.push({ kind: "words", text: `Also: ${linked.aliases.join(", ")}` });
  }
  const text = linked.description;
  return { title, text, lines, buttons: buttons(where, "Open the command", path) };
}

/** What the shards said at `asOf` (epoch ms). */
export function statusCard(where: Where, shards: readonly Shard[], asOf: number): LinkCard {
  const { servers, users, latency } = totalsOf(shards);
  const figures = [
    `${STATUS.servers}: ${formatCount(servers)}`,
    `${STATUS.users}: ${formatCount(users)}`,
    ...(latency === null ? [] : [`${STATUS.latency}: ${formatCount(latency)} ms`]),
  ];
  return {
    title: `${PRODUCT} ${STATUS.title}`,
    text: healthLine(health(shards)),
    lines: figures.map((text) => ({ kind: "words", text })),
    asOf,
    buttons: buttons(where, "Open the status page", "/status"),
  };
}

/** The template list with pictures of the first ones that have any. */
export function templatesCard(where: Where, templates: readonly Template[]): LinkCard {
  const pictures = templates.flatMap(({ name, image }) =>
    image?.startsWith("https://") ? [{ url: image, alt: name }] : [],
  );
  return {
    title: TEMPLATES.title,
    text: TEMPLATES.description,
    lines: [{ kind: "words", text: `${formatCount(templates.length)} templates` }],
    pictures: pictures.slice(0, PICTURES),
    buttons: buttons(where, "Browse templates", "/templates"),
  };
}

/** A feature with its first commands. */
export function featureCard(where: Where, page: FeaturePage, picture: string): LinkCard {
  return {
    title: page.headline,
    text: page.intro,
    lines: page.commands.slice(0, 3).map(({ usage: text }) => ({ kind: "code", text })),
    pictures: [{ url: where.origin + picture, alt: page.scenes[0]?.label ?? page.title }],
    buttons: buttons(where, page.title, page.path),
  };
}
