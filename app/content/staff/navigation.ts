import type { IconName } from "../icons.ts";
import { ALL_LISTS, BLACKLISTS } from "./blacklists.ts";
import { only } from "../only.ts";
import { hasRead } from "../reads.ts";

/** A link of the staff sidebar. */
export interface StaffLink {
  path: string;
  title: string;
  icon: IconName;
}

/** A collapsible section of the staff sidebar; open at first when the path starts with `path`. */
export interface StaffSection {
  path: string;
  title: string;
  icon: IconName;
  links: readonly { path: string; title: string }[];
}

/** Single links of the staff sidebar. */
export const STAFF_LINKS: readonly StaffLink[] = [
  ...only<StaffLink>(hasRead("activity"), {
    path: "/staff/overview",
    title: "Overview",
    icon: "activity",
  }),
  { path: "/staff/commands", title: "Commands", icon: "code" },
  { path: "/staff/lookup", title: "Look-up", icon: "search" },
  { path: "/staff/incidents", title: "Incidents", icon: "alert-triangle" },
  { path: "/staff/trail", title: "Trail", icon: "book" },
  { path: "/staff/health", title: "Health", icon: "monitor" },
];

/** Collapsible sections of the staff sidebar. */
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
      ...BLACKLISTS.map(({ path, link }) => ({ path: `/staff/blacklist/${path}`, title: link })),
    ],
  }),
];
