import { describe, expect, test } from "vitest";
import {
  addressOfTemplate,
  categoryOf,
  countWithMore,
  isTemplateCategory,
  listAddress,
  matchingTemplates,
  relatedTemplates,
} from "../../../app/templates/filter.ts";

const templates = ["Jail – harbour", "Unjail – harbour", "Ban – Night", "Timeout"].map(
  (name, index) => ({ id: String(index), name, image: null, embed: "{embed}$v{title: x}" }),
);

function names(...args: [Parameters<typeof matchingTemplates>[1], string]): string[] {
  return matchingTemplates(templates, ...args).map((template) => template.name);
}

describe("matchingTemplates", () => {
  test("'All' with no search shows everything in order", () => {
    expect(names("All", "")).toEqual(templates.map((template) => template.name));
  });

  test("a category is a part of the name, so Jail also finds Unjail", () => {
    expect(names("Jail", "")).toEqual(["Jail – harbour", "Unjail – harbour"]);
    expect(names("Unjail", "")).toEqual(["Unjail – harbour"]);
  });

  test("category and search must both match, whatever the case", () => {
    expect(names("Ban", "NIGHT")).toEqual(["Ban – Night"]);
    expect(names("Ban", "harbour")).toEqual([]);
  });

  test.each(["ban ", " ban", "  BAN  ", "ban – "])(
    "spaces around %j find nothing less",
    (search) => {
      expect(names("All", search)).toEqual(["Ban – Night"]);
    },
  );
});

test("only the dropdown's options are categories", () => {
  expect(isTemplateCategory("Kick")).toBe(true);
  expect(isTemplateCategory("kick")).toBe(false);
  expect(isTemplateCategory("toString")).toBe(false);
});

test("a view of the list converts to its address and back", () => {
  expect(listAddress({ category: "All", search: "" })).toBe("/templates");
  const address = listAddress({ category: "Ban", search: "a & b" });
  expect(address).toBe("/templates?category=Ban&q=a+%26+b");
  const query = new URL(address, "https://haven.test").searchParams;
  expect([categoryOf(query), query.get("q")]).toEqual(["Ban", "a & b"]);
  expect(categoryOf(new URLSearchParams("category=Nope"))).toBe("All");
});

test("a template has an address, whatever its id", () => {
  const template = { id: "a/b ?", name: "x", image: null, embed: "x" };
  expect(addressOfTemplate(template)).toBe("/templates/a%2Fb%20%3F");
});

test("related templates share words with the name, most of them first, and never are the one itself", () => {
  const [jail] = templates;
  if (!jail) throw new Error("no templates");
  const names = relatedTemplates(templates, jail, 2).map(({ name }) => name);
  expect(names).toEqual(["Unjail – harbour", "Ban – Night"]);
  expect(relatedTemplates([jail], jail, 3)).toEqual([]);
});

describe("how many templates are drawn at a time", () => {
  const ofLength = (length: number) => ({
    id: "1",
    name: "x",
    image: null,
    embed: "x".repeat(length),
  });
  const many = (length: number) => Array.from({ length: 500 }, () => ofLength(length));

  test("depends on the length of their code, so that usual lists are drawn as a whole", () => {
    expect(countWithMore(many(200).slice(0, 80), 0)).toBe(80);
    expect(countWithMore(many(200), 0)).toBe(80);
    expect(countWithMore(many(1_900), 0)).toBe(12);
    expect(countWithMore(many(1_900), 12)).toBe(24);
  });

  test("is at least one and at most all", () => {
    expect(countWithMore(many(100_000), 0)).toBe(1);
    expect(countWithMore(many(100_000), 499)).toBe(500);
    expect(countWithMore([], 0)).toBe(0);
  });
});
