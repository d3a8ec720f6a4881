import { expect, it } from "vitest";
import { mayOpen, pageOfPath, STAFF_PAGES } from "../../../app/contract/staff-pages.ts";

const RIGHTS = {
  trail: ["Captain"],
  blacklist: ["Captain", "Keeper"],
  "blacklist/user/user": ["Keeper", "Helper"],
};

function closedTo(rank: string) {
  return STAFF_PAGES.filter((page) => !mayOpen(RIGHTS, rank, page));
}

it("a page without an entry is for every rank", () => {
  expect(STAFF_PAGES.filter((page) => !mayOpen({}, "other", page))).toEqual([]);
  expect(mayOpen(RIGHTS, "other", "commands")).toBe(true);
});

it("an entry closes its page and those below it to ranks that it doesn't list", () => {
  expect(closedTo("Captain")).toEqual(["blacklist/user/user"]);
  expect(closedTo("Keeper")).toEqual(["trail"]);
  const lists = STAFF_PAGES.filter((page) => page.startsWith("blacklist"));
  // An entry of a page opens nothing that the one above it closes.
  expect(closedTo("Helper")).toEqual(["trail", ...lists]);
  expect(closedTo("other")).toEqual(["trail", ...lists]);
});

it("a path belongs to the nearest page at or above it", () => {
  expect(pageOfPath("appeals")).toBe("appeals");
  expect(pageOfPath("appeals/:id")).toBe("appeals");
  expect(pageOfPath("blacklist/user/user")).toBe("blacklist/user/user");
  expect(pageOfPath("blacklist/user")).toBe("blacklist");
  expect(pageOfPath("appealsome")).toBeNull();
});

it("ranks are compared as the bot writes them, whatever their case", () => {
  expect(mayOpen(RIGHTS, " captain ", "trail")).toBe(true);
  expect(mayOpen(RIGHTS, "Captains", "trail")).toBe(false);
});
