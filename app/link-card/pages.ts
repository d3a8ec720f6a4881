import { pageMeta } from "../commands/page-meta.ts";
import { isFree, usage } from "../commands/usage.ts";
import type { FeaturePage } from "../content/features/page.ts";
import { CARD_WORDS } from "../content/link-card.ts";
import { DEFAULT_PREFIX, PRODUCT, SITE } from "../content/site.ts";
import { STATUS } from "../content/status/status.ts";
import { TEMPLATE, TEMPLATES } from "../content/templates.ts";
import type { Command } from "../contract/command.ts";
import type { Shard } from "../contract/status.ts";
import type { Template } from "../contract/template.ts";
import type { SiteInfo } from "../loaders/context.ts";
import { formatCount } from "../format/number.ts";
import { health, healthLine } from "../status/shards/health.ts";
import { totalsOf } from "../status/shards/totals.ts";
import { parseCode } from "../embed/code.ts";
import { hexColor } from "../embed/embed.ts";
import { markdown } from "../embed/markdown/blocks.ts";
import { plainText } from "../embed/markdown/tree.ts";
import { expand } from "../embed/variables.ts";
import { addressOfTemplate } from "../templates/filter.ts";
import type { LinkCard } from "./card.ts";

/** The link cards of the pages shared most; their loaders call these. */

type Site = Pick<SiteInfo, "origin" | "inviteUrl">;

const PICTURES = 4;

function buttons({ origin, inviteUrl }: Site, label: string, path: string): LinkCard["buttons"] {
  return [
    { label, url: origin + path },
    { label: SITE.invite, url: inviteUrl },
  ];
}

/** The card of a command list with `count` commands, or of the one command a link points at. */
export function commandsCard(
  site: Site,
  group: string,
  count: number,
  linked: Command | null,
): LinkCard {
  const { title, description, path } = pageMeta(group, linked);
  if (!linked) {
    return {
      title,
      text: description,
      lines: [{ kind: "text", text: CARD_WORDS.commands(formatCount(count)) }],
      buttons: buttons(site, CARD_WORDS.browseCommands, path),
    };
  }
  const lines: NonNullable<LinkCard["lines"]>[number][] = [
    { kind: "code", text: usage(DEFAULT_PREFIX, linked) },
  ];
  if (!isFree(linked.permissions)) {
    lines.push({ kind: "text", text: CARD_WORDS.needs(linked.permissions) });
  }
  if (linked.aliases.length > 0) {
    lines.push({ kind: "text", text: CARD_WORDS.also(linked.aliases.join(", ")) });
  }
  const text = linked.description;
  return { title, text, lines, buttons: buttons(site, CARD_WORDS.openCommand, path) };
}

/** The card of the status page: `count` shards are known to exist, and `asOf` is when they were read, epoch ms. */
export function statusCard(
  site: Site,
  shards: readonly Shard[],
  { count, asOf }: { count: number; asOf: number },
): LinkCard {
  const { servers, users, latency } = totalsOf(shards);
  const figures = [
    `${STATUS.servers}: ${formatCount(servers)}`,
    `${STATUS.users}: ${formatCount(users)}`,
    ...(latency === null ? [] : [`${STATUS.latency}: ${formatCount(latency)} ms`]),
  ];
  return {
    title: `${PRODUCT} ${STATUS.title}`,
    text: healthLine(health(shards, count)),
    lines: figures.map((text) => ({ kind: "text", text })),
    asOf,
    buttons: buttons(site, CARD_WORDS.openStatus, "/status"),
  };
}

/** The card of the template list, with pictures of the first templates that have one. */
export function templatesCard(site: Site, templates: readonly Template[]): LinkCard {
  const pictures = templates.flatMap(({ name, image }) =>
    image?.startsWith("https://") ? [{ url: image, alt: name }] : [],
  );
  return {
    title: TEMPLATES.title,
    text: TEMPLATES.description,
    lines: [{ kind: "text", text: TEMPLATES.count(templates.length) }],
    pictures: pictures.slice(0, PICTURES),
    buttons: buttons(site, TEMPLATES.browse, "/templates"),
  };
}

/** The card of one template: the texts of its embed with sample values, its colour and its picture. */
export function templateCard(site: Site, template: Template): LinkCard {
  const embed = parseCode(template.embed);
  const texts = embed ? [embed.title, embed.description, embed.footer.text] : [];
  const { image } = template;
  return {
    title: template.name,
    text: TEMPLATES.description,
    lines: texts.flatMap((text) => {
      const plain = plainText(markdown(expand(text), "description")).trim();
      return plain === "" ? [] : [{ kind: "text" as const, text: plain }];
    }),
    accent: hexColor(expand(embed?.color ?? "")) ?? undefined,
    pictures: image?.startsWith("https://") ? [{ url: image, alt: template.name }] : [],
    buttons: buttons(site, TEMPLATE.openCard, addressOfTemplate(template)),
  };
}

/** The card of a feature, with its first commands. */
export function featureCard(site: Site, page: FeaturePage, picture: string): LinkCard {
  return {
    title: page.headline,
    text: page.intro,
    lines: page.commands.slice(0, 3).map(({ usage: text }) => ({ kind: "code", text })),
    pictures: [{ url: site.origin + picture, alt: page.scenes[0]?.label ?? page.title }],
    buttons: buttons(site, page.title, page.path),
  };
}
