import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import {
  FEATURES_MENU,
  FOOTER_LINKS,
  INFORMATION_MENU,
  MOBILE_GROUPS,
  TOP_LINKS,
} from "../../app/content/frame/navigation.ts";
import { STAFF_LINKS, STAFF_SECTIONS } from "../../app/content/staff/navigation.ts";
import { pageOfPath } from "../../app/contract/staff-pages.ts";
import { pages } from "../../app/content/facts.static.ts";
import { FEATURE_PATHS } from "../../app/content/paths.ts";
import routes from "../../app/routes.ts";
import { LEGAL_LINKS } from "../../app/content/frame/legal-links.static.ts";

const paths = (items: readonly { path: string }[]) => items.map((item) => item.path);
const menuItems = [...FEATURES_MENU.items, ...INFORMATION_MENU.items, ...TOP_LINKS];
const staffPaths = paths([...STAFF_LINKS, ...STAFF_SECTIONS.flatMap(({ links }) => links)]);

/** The file of the page at a path of the site. */
function pageAt(path: string): string | undefined {
  const match = matchRoutes(routes as unknown as RouteObject[], path)?.at(-1);
  return match && "file" in match.route ? String(match.route.file) : undefined;
}

/** All paths below /staff that have a page, but for /staff itself, which only leads on. */
function staffPages(): string[] {
  const staff = routes.find(({ path }) => path === "staff");
  return (staff?.children ?? []).flatMap(({ path }) => (path ? [`/staff/${path}`] : []));
}

describe("the menus", () => {
  it("lead from Features to every feature page and, if on, the avatar history", () => {
    const avatars = pages.avatars ? ["/avatars"] : [];
    expect(new Set(paths(FEATURES_MENU.items))).toEqual(new Set([...FEATURE_PATHS, ...avatars]));
  });

  it("lead to pages that exist, or out of the site to the documentation", () => {
    const inside = [...menuItems, ...FOOTER_LINKS, ...LEGAL_LINKS].filter(
      (item) => !("external" in item && item.external),
    );
    for (const path of [...paths(inside), ...staffPaths]) {
      expect(pageAt(path), path).toBeDefined();
      expect(pageAt(path), path).not.toBe("routes/not-found.tsx");
    }
  });

  it("name every entry once, with a word of what is there", () => {
    expect(new Set(paths(menuItems)).size).toBe(menuItems.length);
    expect(new Set(menuItems.map(({ title }) => title)).size).toBe(menuItems.length);
    for (const { title, description } of menuItems) expect(description, title).not.toBe("");
  });

  it("lead on phones to the same pages as on wide screens", () => {
    const mobile = paths(MOBILE_GROUPS.flatMap(({ items }) => items));
    expect(mobile.toSorted()).toEqual(paths(menuItems).sort());
  });

  it("lead members of the team to every staff page, each section to its own path and pages below it", () => {
    const isList = (path: string) => !path.includes(":");
    expect(staffPaths.toSorted()).toEqual(staffPages().filter(isList).sort());
    // One that belongs to none would be open to every rank.
    const unknown = (path: string) => pageOfPath(path.slice("/staff/".length)) === null;
    expect(staffPages().filter(unknown)).toEqual([]);
    for (const { path, links } of STAFF_SECTIONS) {
      for (const link of links)
        expect(`${link.path}/`.startsWith(`${path}/`), link.path).toBe(true);
    }
  });
});
