import { pages } from "../facts.static.ts";
import { only } from "../words.ts";
import type { NavItem } from "./nav-item.ts";
import { documentation as docs, features as ofBrand, links } from "./menu.static.ts";
import { MENU } from "./menu-words.ts";

/** The menus' links as data, without those of pages that are off. */

const embedBuilder: NavItem = { path: "/embed", ...MENU.embed, icon: "layout-template" };
const embedTemplates: NavItem = { path: "/templates", ...MENU.templates, icon: "copy" };
const team: NavItem = { path: "/team", ...MENU.team, icon: "users" };
const feedback: NavItem = { path: "/feedback", ...MENU.feedback, icon: "message-square" };
const premium: NavItem = { path: "/premium", ...MENU.premium, icon: "crown" };
const contact: NavItem = { path: "/contact", ...MENU.contact, icon: "mail" };
const documentation: NavItem = { path: "docs", ...docs, icon: "book", external: "docs" };
const avatars: NavItem = { path: "/avatars", ...MENU.avatars, icon: "history" };
const commands: NavItem = { path: "/commands", ...MENU.commands, icon: "code" };
const status: NavItem = { path: "/status", ...MENU.status, icon: "activity" };

const outside = links
  .filter((link) => link.in.includes("menu"))
  .map(({ name: title, url, icon = "link" }): NavItem => ({
    path: url,
    title,
    description: new URL(url).host,
    icon,
    external: "link",
  }));

const templates = only(pages.templates, embedTemplates);
const reviews = only(pages.feedback, feedback);
const plans = only(pages.premium, premium);

export const features: NavItem[] = [...ofBrand, ...only(pages.avatars, avatars)];

export const information: NavItem[] = [
  embedBuilder,
  ...templates,
  team,
  ...reviews,
  documentation,
  ...plans,
  contact,
  ...outside,
];

/** The information menu's order on phones: indices into `information`. */
export const mobileOrder = [
  embedBuilder,
  ...templates,
  documentation,
  team,
  ...reviews,
  ...plans,
  contact,
  ...outside,
].map((item) => information.indexOf(item));

export const top: NavItem[] = [commands, status];

export const footerLinks = links.flatMap(({ name, url, in: places }) =>
  places.includes("footer") ? [{ name, url }] : [],
);

export const titles = {
  features: MENU.features,
  information: MENU.information,
  navigation: MENU.navigation,
};
