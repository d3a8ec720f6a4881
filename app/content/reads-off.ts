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

/** Reads the bot does not answer, and those only needed by pages that are off. */
export function readsOffOf({ reads = {}, pages }: Pick<Brand, "reads" | "pages">): string[] {
  // A read is named there only with `false`.
  const switchedOff = Object.keys(reads);
  const ofPages = Object.entries(READS_OF_PAGES).filter(([page]) => !Reflect.get(pages, page));
  return [...switchedOff, ...ofPages.flatMap(([, names]) => names)];
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
