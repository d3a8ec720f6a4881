import type { IconName } from "../icons.ts";
import { ALL_LISTS, BLACKLISTS } from "./blacklists.ts";
import { you } from "../you/you.static.ts";
import { only } from "../words.ts";
import { hasRead } from "../reads.ts";
import { mayOpen, pageOfPath } from "../../contract/staff-pages.ts";
import { menuRights } from "./rights.static.ts";

export interface StaffLink {
  path: string;
  title: string;
  icon: IconName;
}

/** A folding section; open if the path starts with `path`. */
export interface StaffSection {
  path: string;
  title: string;
  icon: IconName;
  links: readonly { path: string; title: string }[];
}

/** Shows how many appeals wait for the team. */
export const APPEALS_PATH = "/staff/appeals";

const OVERVIEW_PATH = "/staff/overview";

export const STAFF_LINKS: readonly StaffLink[] = [
  { path: "/staff/lookup", title: "Look-up", icon: "search" },
  ...only<StaffLink>(hasRead("activity"), {
    path: OVERVIEW_PATH,
    title: "Overview",
    icon: "activity",
  }),
  { path: "/staff/commands", title: "Commands", icon: "code" },
  { path: "/staff/incidents", title: "Incidents", icon: "alert-triangle" },
  ...only<StaffLink>(you.appeals !== null || you.deletion, {
    path: APPEALS_PATH,
    title: "Appeals",
    icon: "message-square",
  }),
  { path: "/staff/trail", title: "Audit log", icon: "book" },
  { path: "/staff/health", title: "Health", icon: "monitor" },
];

export const STAFF_SECTIONS: readonly StaffSection[] = [
  ...only<StaffSection>(hasRead("economyLogs"), {
    path: "/staff/logging",
    title: "Logging",
    icon: "history",
    links: [{ path: "/staff/logging/economy", title: "Economy" }],
  }),
  ...only<StaffSection>(BLACKLISTS.length > 0, {
    path: "/staff/blacklist",
    title: "Blacklist",
    icon: "shield",
    links: [
      { path: "/staff/blacklist", title: ALL_LISTS.link },
      ...BLACKLISTS.map(({ path, words: { link } }) => ({
        path: `/staff/blacklist/${path}`,
        title: link,
      })),
    ],
  }),
];

function sees(rank: string, { path }: { path: string }): boolean {
  const page = pageOfPath(path.slice("/staff/".length));
  return page !== null && mayOpen(menuRights, rank, page);
}

/** Single links for a rank. */
export function staffLinksFor(rank: string): readonly StaffLink[] {
  return STAFF_LINKS.filter((link) => sees(rank, link));
}

/** Sections for a rank, with its links only. */
export function staffSectionsFor(rank: string): readonly StaffSection[] {
  return STAFF_SECTIONS.flatMap(({ links, ...section }) => {
    const seen = links.filter((link) => sees(rank, link));
    return seen.length > 0 ? [{ ...section, links: seen }] : [];
  });
}

/** The page that /staff opens for a rank: the overview, else the first it sees; null for none. */
export function firstPageFor(rank: string): string | null {
  const links = [...staffLinksFor(rank), ...staffSectionsFor(rank).flatMap(({ links }) => links)];
  return (links.find(({ path }) => path === OVERVIEW_PATH) ?? links[0])?.path ?? null;
}
