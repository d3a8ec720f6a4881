import type { IconName } from "./icons.ts";
import { DOCS_WORDS } from "./frame/menu-words.ts";
import { AVATARS } from "./avatars.ts";
import { LEGAL_LINKS } from "./frame/legal-links.static.ts";
import { FEATURES_MENU, INFORMATION_MENU, TOP_LINKS } from "./frame/navigation.ts";
import { tagline } from "./pages.static.ts";
import { PRODUCT } from "./site.ts";
import { pages } from "./facts.static.ts";

/** A page in the command palette and the sitemap. */
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

/** Not in the sitemap, since it shows pictures of people; empty if off. */
export const AVATAR_PAGES: readonly SitePage[] = pages.avatars
  ? [
      {
        path: "/avatars",
        title: AVATARS.title,
        description: AVATARS.description,
        icon: "history",
      },
    ]
  : [];

export const DOCS_PAGE = {
  path: "/docs",
  ...DOCS_WORDS,
  icon: "code",
} as const satisfies SitePage;

/** Pages except features, legal documents and avatars. */
export const MAIN_PAGES: readonly SitePage[] = [
  { path: "/", title: PRODUCT, description: tagline, icon: "home" },
  ...TOP_LINKS,
  ...INFORMATION_MENU.items.filter(isOwn),
  DOCS_PAGE,
];

/** All public paths. */
export const SITE_PATHS: ReadonlySet<string> = new Set(
  [...MAIN_PAGES, ...FEATURE_PAGES, ...LEGAL_PAGES, ...AVATAR_PAGES].map(({ path }) => path),
);
