import type { IconName } from "../ui/icons.ts";
import { AVATARS } from "./team.ts";
import { CONTACT } from "./contact.ts";
import { FEATURES_MENU, INFORMATION_MENU, LEGAL_LINKS, TOP_LINKS } from "./navigation.ts";
import { PREMIUM } from "./premium.ts";
import { PRODUCT, SITE } from "./site.ts";

/** A page of the site, as lists of pages name it. */
export interface SitePage {
  path: string;
  title: string;
  description?: string;
  icon?: IconName;
}

const isOwn = (item: { external?: string }) => item.external === undefined;

export const FEATURE_PAGES: readonly SitePage[] = FEATURES_MENU.items.filter(({ path }) =>
  path.startsWith("/features/"),
);

export const LEGAL_PAGES: readonly SitePage[] = LEGAL_LINKS;

/** Pages search engines do not list: they show people's pictures. */
export const AVATAR_PAGE: SitePage = {
  path: "/avatars",
  title: AVATARS.title,
  description: AVATARS.description,
  icon: "history",
};

/** The pages that are no feature and no legal document. */
export const MAIN_PAGES: readonly SitePage[] = [
  { path: "/", title: PRODUCT, description: SITE.tagline, icon: "home" },
  ...TOP_LINKS,
  ...INFORMATION_MENU.items.filter(isOwn),
  { path: "/premium", title: PREMIUM.title, description: PREMIUM.description, icon: "crown" },
  { path: "/contact", title: CONTACT.title, description: CONTACT.description, icon: "mail" },
];
