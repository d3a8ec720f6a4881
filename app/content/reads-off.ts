import type { ReadName } from "../contract/endpoints.ts";
import type { Brand } from "./brand-schema.ts";

/** The reads of the bot API that a page needs; without the page they are not asked for. */
const READS_OF_PAGES = {
  economy: ["economyLogs"],
  premium: [],
  avatars: ["avatars", "avatarsOf"],
  templates: ["templates"],
  feedback: ["feedback"],
} as const satisfies Record<keyof Brand["pages"], readonly ReadName[]>;

/** Where the answer to a read comes from: the site asks the bot, the bot pushes, the site measures, or there is none. */
export type ReadSource = "pull" | "push" | "own" | "off";

/** The source of each read that the bot is not asked for, by the name of the read. */
export function sourcesOf({
  reads = {},
  pages,
}: Pick<Brand, "reads" | "pages">): Record<string, ReadSource> {
  const named = Object.entries(reads).map(([name, value]) => [name, value || "off"]);
  const sources: Record<string, ReadSource> = Object.fromEntries(named);
  if (reads.commands === "push") sources.staffCommands = "push";
  if (reads.avatars === "push") sources.avatarsOf = "push";
  // Profiles come with the people that are pushed, unless the bot is asked for them.
  const hasPeople = reads.team === "push" || reads.feedback === "push";
  if (reads.user === false && hasPeople) sources.user = "push";
  for (const [page, names] of Object.entries(READS_OF_PAGES)) {
    if (!Reflect.get(pages, page)) for (const name of names) sources[name] = "off";
  }
  return sources;
}

/** Reads that have no answer, and those only needed by pages that are off. */
export function readsOffOf(brand: Pick<Brand, "reads" | "pages">): string[] {
  return Object.entries(sourcesOf(brand)).flatMap(([name, source]) =>
    source === "off" ? [name] : [],
  );
}

/** The pages that are there: none whose read the bot does not answer. */
export function pagesOf({ reads = {}, pages }: Pick<Brand, "reads" | "pages">): Brand["pages"] {
  return {
    ...pages,
    avatars: pages.avatars && reads.avatars !== false,
    templates: pages.templates && reads.templates !== false,
    feedback: pages.feedback && reads.feedback !== false,
  };
}
