import type { NavItem } from "./nav-item.ts";
import { documentation as docs } from "./menu.static.ts";
import { MENU } from "./menu-words.ts";

/** The links of the menus, with their words. */

export const embedBuilder: NavItem = { path: "/embed", ...MENU.embed, icon: "layout-template" };
export const embedTemplates: NavItem = { path: "/templates", ...MENU.templates, icon: "copy" };
export const team: NavItem = { path: "/team", ...MENU.team, icon: "users" };
export const feedback: NavItem = { path: "/feedback", ...MENU.feedback, icon: "message-square" };
export const premium: NavItem = { path: "/premium", ...MENU.premium, icon: "crown" };
export const contact: NavItem = { path: "/contact", ...MENU.contact, icon: "mail" };
export const documentation: NavItem = { path: "docs", ...docs, icon: "book", external: "docs" };
export const avatars: NavItem = { path: "/avatars", ...MENU.avatars, icon: "history" };
export const commands: NavItem = { path: "/commands", ...MENU.commands, icon: "code" };
export const status: NavItem = { path: "/status", ...MENU.status, icon: "activity" };

/** The titles of the groups. */
export const titles = {
  features: MENU.features,
  information: MENU.information,
  navigation: MENU.navigation,
};
