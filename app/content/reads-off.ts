import type { ReadName } from "../contract/endpoints.ts";
import type { Brand } from "./brand-schema.ts";

/** The reads that each page needs; not asked for without the page. */
const READS_OF_PAGES = {
  economy: ["economyLogs"],
  premium: [],
  avatars: ["avatars", "avatarsOf"],
  templates: ["templates"],
  feedback: ["feedback"],
} as const satisfies Record<keyof Brand["pages"], readonly ReadName[]>;

/** An answer's source: asked of the bot, pushed by it, measured by the site, or none. */
export type ReadSource = "pull" | "push" | "own" | "off";

/** The sources of reads that aren't asked of the bot, by name. */
export function sourcesOf({
  reads = {},
  pages,
}: Pick<Brand, "reads" | "pages">): Record<string, ReadSource> {
  const named = Object.entries(reads).map(([name, value]) => [name, value || "off"]);
  const sources: Record<string, ReadSource> = Object.fromEntries(named);
  if (reads.commands === "push") sources.staffCommands = "push";
  if (reads.avatars === "push") sources.avatarsOf = "push";
  // Profiles come with pushed people, unless the bot is asked for them.
  const hasPeople = reads.team === "push" || reads.feedback === "push";
  if (reads.user === false && hasPeople) sources.user = "push";
  for (const [page, names] of Object.entries(READS_OF_PAGES)) {
    if (!Reflect.get(pages, page)) for (const name of names) sources[name] = "off";
  }
  return sources;
}

/** Reads without answer, and those that only pages that are off need. */
export function readsOffOf(brand: Pick<Brand, "reads" | "pages">): string[] {
  return Object.entries(sourcesOf(brand)).flatMap(([name, source]) =>
    source === "off" ? [name] : [],
  );
}

/** The pages that are on: never without the bot's answer. */
export function pagesOf({ reads = {}, pages }: Pick<Brand, "reads" | "pages">): Brand["pages"] {
  return {
    ...pages,
    avatars: pages.avatars && reads.avatars !== false,
    templates: pages.templates && reads.templates !== false,
    feedback: pages.feedback && reads.feedback !== false,
  };
}
