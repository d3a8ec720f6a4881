import { Hono } from "hono";
import { publicCatalogue } from "../app/commands/catalogue.ts";
import { addressOf, groupOf } from "../app/commands/filter.ts";
import { usage } from "../app/commands/usage.ts";
import { ALL_COMMANDS } from "../app/content/commands/commands.ts";
import { hasRead } from "../app/content/reads.ts";
import { LLMS } from "../app/content/llms.ts";
import { documentation } from "../app/content/frame/menu.static.ts";
import { legalDocuments } from "../app/content/legal/index.ts";
import { FEATURE_PAGES, LEGAL_PAGES, MAIN_PAGES, type SitePage } from "../app/content/pages.ts";
import { DEFAULT_PREFIX, PRODUCT, SITE } from "../app/content/site.ts";
import { Derivation } from "../app/contract/derivation.ts";
import { BotError } from "../app/contract/bot.ts";
import type { Command } from "../app/contract/command.ts";
import { isStaffCommand } from "../app/contract/staff-command.ts";
import type { Config } from "./context/config.ts";
import type { EdgeEnv } from "./context/edge-env.ts";
import { respondWithPublicFile, type Snapshot } from "./http/etag.ts";
import { publicUnavailable } from "./http/json-error.ts";
import { failureFields, log } from "./logging/log.ts";
import { within } from "../app/content/addresses.ts";
import { languages, others } from "../app/content/language.static.ts";

/** How long clients may cache (seconds): a day for what only a deployment changes. */
const DAY = 86_400;
const COMMANDS_AGE = 300;
const COMMAND_FILES = new Derivation<Snapshot>();

/** Files for search engines, language models and programs; any site's scripts may read them. */
export const seoFiles = new Hono<EdgeEnv>();

seoFiles.get("/robots.txt", function respondWithRobots(c) {
  const body = robots(c.get("config").siteUrl);
  return respondWithPublicFile(c, body, { type: "text/plain; charset=utf-8", seconds: DAY });
});

seoFiles.get("/.well-known/security.txt", function respondWithSecurity(c) {
  const body = security(c.get("config"), c.get("now")());
  return respondWithPublicFile(c, body, { type: "text/plain; charset=utf-8", seconds: DAY });
});

seoFiles.get("/sitemap.xml", function respondWithSitemap(c) {
  const body = sitemap(c.get("config").siteUrl);
  return respondWithPublicFile(c, body, { type: "application/xml; charset=utf-8", seconds: DAY });
});

seoFiles.get("/llms.txt", function respondWithLlms(c) {
  const body = llms(c.get("config"));
  return respondWithPublicFile(c, body, { type: "text/plain; charset=utf-8", seconds: DAY });
});

seoFiles.get("/commands.json", async function respondWithCommands(c) {
  try {
    const source = await c.get("bot")().commands();
    const { state, age } = source;
    const own = { "X-Data-State": state, "X-Data-Age": String(Math.round(age)) };
    const { siteUrl } = c.get("config");
    const write = () => JSON.stringify(commandList(source.value, siteUrl));
    const file = { source, derivation: COMMAND_FILES, write };
    const type = "application/json; charset=utf-8";
    return await respondWithPublicFile(c, file, { type, seconds: COMMANDS_AGE, own });
  } catch (error) {
    if (!(error instanceof BotError)) throw error;
    log("bot.failed", { requestId: c.get("requestId"), read: "commands", ...failureFields(error) });
    return publicUnavailable(c, error);
  }
});

function robots(origin: string): string {
  const closed = ["/staff", "/api/", "/blacklist/", "/epicgames/"];
  const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
  return `${lines.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/**
 * The contact for weaknesses (RFC 9116). Must expire within a year: here at the beginning of a
 * month, seven to eight months ahead, so that the text changes monthly.
 */
function security(
  { siteUrl, supportEmail, supportUrl }: Pick<Config, "siteUrl" | "supportEmail" | "supportUrl">,
  now: number,
): string {
  const today = new Date(now);
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 8, 1));
  return [
    `Contact: mailto:${supportEmail}`,
    `Contact: ${supportUrl}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}

const categories = publicCatalogue.groups
  .filter((group) => group !== ALL_COMMANDS)
  .map((group) => ({ path: publicCatalogue.href({ group }) }));

/** All pages for search engines. Only legal documents have a date. */
function sitemap(origin: string): string {
  const changed = new Map(
    Object.values(legalDocuments).map((document) => [document.path, document.changed]),
  );
  const pages = [...MAIN_PAGES, ...categories, ...FEATURE_PAGES, ...LEGAL_PAGES];
  const entries = pages.flatMap(({ path }) => {
    const day = changed.get(path);
    const lastmod = day ? `<lastmod>${day}</lastmod>` : "";
    const links = alternates(origin, path);
    return languages.map(({ prefix }) => {
      const loc = `<loc>${origin}${within(prefix, path)}</loc>`;
      return `  <url>${loc}${lastmod}${links}</url>`;
    });
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${others.length > 0 ? XHTML : ""}>`,
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** A page's addresses in all languages, if there are several. */
function alternates(origin: string, path: string): string {
  if (others.length === 0) return "";
  return [...languages, { tag: "x-default", prefix: "" }]
    .map(({ tag, prefix }) => {
      const href = origin + within(prefix, path);
      return `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`;
    })
    .join("");
}

/** The site as a page of Markdown, in llmstxt.org's format. */
function llms({ siteUrl, docsUrl }: Pick<Config, "siteUrl" | "docsUrl">): string {
  const line = ({ path, title, description }: SitePage) =>
    `- [${title}](${siteUrl}${path})${description ? `: ${description}` : ""}`;
  const docs = `- [${documentation.title}](${docsUrl}): ${documentation.description}`;
  const files = LLMS.files.filter(({ needs }) => needs === undefined || hasRead(needs));
  const section = (title: string, lines: readonly string[]) => `## ${title}\n\n${lines.join("\n")}`;
  return `${[
    `# ${PRODUCT}`,
    `> ${SITE.description}`,
    LLMS.prefix,
    section(LLMS.pages, [...MAIN_PAGES.map(line), docs]),
    section(LLMS.features, FEATURE_PAGES.map(line)),
    section(LLMS.programs, files.map(line)),
    section(LLMS.legal, LEGAL_PAGES.map(line)),
  ].join("\n\n")}\n`;
}

/** /commands.json. `group` is the site's category, `url` the command's address. */
function commandList(commands: readonly Command[], origin: string) {
  return {
    name: PRODUCT,
    prefix: DEFAULT_PREFIX,
    url: `${origin}/commands`,
    // The read already omits staff commands; a public file checks again.
    commands: commands
      .filter((command) => !isStaffCommand(command))
      .map((command) => ({
        name: command.name,
        description: command.description,
        category: command.category,
        group: groupOf(publicCatalogue, command.category),
        permissions: command.permissions,
        aliases: command.aliases,
        arguments: command.arguments,
        usage: usage(DEFAULT_PREFIX, command),
        url: origin + addressOf(publicCatalogue, command),
      })),
  };
}
