import { brand } from "#brand";
import type { ReadName } from "../contract/endpoints.ts";

/** The reads of the bot API that a page needs; without the page they are not asked for. */
const READS_OF_PAGES = {
  economy: ["economyLogs"],
  premium: [],
  avatars: ["avatars", "avatarsOf"],
  templates: ["templates"],
  feedback: ["feedback"],
} as const satisfies Record<keyof typeof brand.pages, readonly ReadName[]>;

const switchedOff = Object.entries(brand.reads ?? {})
  .filter(([, isThere]) => isThere === false)
  .map(([name]) => name);

/** Reads the bot does not answer, and those only needed by pages that are off. */
export const readsOff: readonly string[] = [
  ...switchedOff,
  ...Object.entries(READS_OF_PAGES)
    .filter(([page]) => !Reflect.get(brand.pages, page))
    .flatMap(([, names]) => names),
];
