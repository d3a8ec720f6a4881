import { describe, expect, it } from "vitest";
import {
  FEATURES_MENU,
  FOOTER_LINKS,
  INFORMATION_MENU,
  MOBILE_GROUPS,
  STAFF_LINKS,
  STAFF_SECTIONS,
  TOP_LINKS,
} from "../../../app/content/navigation.ts";
import { BLACKLIST_PATHS, FEATURE_PATHS } from "../../../app/content/paths.ts";

const titles = (items: readonly { title: string }[]) => items.map((item) => item.title);
const paths = (items: readonly { path: string }[]) => items.map((item) => item.path);

describe("navigation", () => {
  it("has the Features menu of the specification", () => {
    expect(titles(FEATURES_MENU.items)).toEqual([
      "Auto Moderation",
      "Ticket System",
      "Welcome System",
      "Music Player",
      "Economy System",
      "Giveaways",
      "Voice Master",
      "Vanity Roles",
      "Button Roles",
      "Leveling System",
      "Bump Reminder",
      "Avatar History",
    ]);
    expect(paths(FEATURES_MENU.items)).toEqual([...FEATURE_PATHS, "/avatars"]);
  });

  it("has the Information menu of the specification", () => {
    expect(titles(INFORMATION_MENU.items)).toEqual([
      "Embed Builder",
      "Embed Templates",
      "Team",
      "Feedback",
      "Documentation",
    ]);
    expect(titles(INFORMATION_MENU.items.filter((item) => item.external))).toEqual([
      "Documentation",
    ]);
  });

  it("groups the mobile menu as the specification does", () => {
    expect(titles(MOBILE_GROUPS)).toEqual(["Features", "Information", "Navigation"]);
    expect(titles(MOBILE_GROUPS[1]?.items ?? [])).toEqual([
      "Embed Builder",
      "Embed Templates",
      "Documentation",
      "Team",
      "Feedback",
    ]);
    expect(paths(TOP_LINKS)).toEqual(["/commands", "/status"]);
  });

  it("puts Terms, Privacy and Refund into the footer", () => {
    expect(titles(FOOTER_LINKS)).toEqual(["Terms", "Privacy", "Refund"]);
    expect(paths(FOOTER_LINKS)).toEqual(["/terms", "/privacy", "/refund"]);
  });

  it("reaches every staff page from the sidebar", () => {
    const links = STAFF_SECTIONS.flatMap((section) => section.links);
    expect([...paths(STAFF_LINKS), ...paths(links)]).toEqual([
      "/staff/overview",
      "/staff/commands",
      "/staff/lookup",
      "/staff/health",
      "/staff/logging/economy",
      ...BLACKLIST_PATHS.map((path) => `/staff/blacklist/${path}`),
    ]);
    for (const section of STAFF_SECTIONS) {
      for (const link of section.links) expect(link.path.startsWith(`${section.path}/`)).toBe(true);
    }
  });
});
