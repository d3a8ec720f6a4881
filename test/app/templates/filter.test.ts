import { describe, expect, test } from "vitest";
import { isTemplateCategory, matchingTemplates } from "../../../app/templates/filter.ts";

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
});

test("only the dropdown's own words are categories", () => {
  expect(isTemplateCategory("Kick")).toBe(true);
  expect(isTemplateCategory("kick")).toBe(false);
  expect(isTemplateCategory("toString")).toBe(false);
});
