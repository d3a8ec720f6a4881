import { describe, expect, test } from "vitest";
import { parseCode, writeCode } from "../../../app/embed/code.ts";
import { blank, MAX_FIELDS, type Embed } from "../../../app/embed/embed.ts";
import { applyEdit, type Edit } from "../../../app/embed/reducer.ts";

function after(embed: Embed, ...edits: Edit[]): Embed {
  return edits.reduce(applyEdit, embed);
}

function withFields(...names: string[]): Embed {
  return { ...blank(), fields: names.map((name) => ({ name, value: "v", inline: false })) };
}

function names(embed: Embed): string[] {
  return embed.fields.map(({ name }) => name);
}

describe("applyEdit", () => {
  test.each([
    ["title", { ...blank(), title: "x" }],
    ["author.icon", { ...blank(), author: { name: "", icon: "x", url: "" } }],
    ["footer.text", { ...blank(), footer: { text: "x", icon: "" } }],
  ] as const)("changes %s and leaves the rest alone", (path, result) => {
    const before = blank();
    expect(applyEdit(before, { type: "text", path, value: "x" })).toEqual(result);
    expect(before).toEqual(blank());
  });

  test("keeps unchanged parts as the same objects, so that they are not drawn again", () => {
    const before = withFields("a", "b");
    const next = applyEdit(before, { type: "text", path: "fields.1.value", value: "x" });
    expect(next.fields[0]).toBe(before.fields[0]);
    expect(next.fields[1]).toEqual({ name: "b", value: "x", inline: false });
  });

  test("adds, changes and removes fields by place", () => {
    const embed = after(
      blank(),
      { type: "added", list: "fields" },
      { type: "added", list: "fields" },
      { type: "text", path: "fields.1.name", value: "b" },
      { type: "inline", index: 1, value: true },
      { type: "removed", list: "fields", index: 0 },
    );
    expect(embed.fields).toEqual([{ name: "b", value: "", inline: true }]);
  });

  test("adds, changes and removes buttons by place", () => {
    const embed = after(
      blank(),
      { type: "added", list: "buttons" },
      { type: "style", index: 0, value: "danger" },
      { type: "text", path: "buttons.0.emoji", value: "🌊" },
    );
    expect(embed.buttons).toEqual([{ label: "", style: "danger", url: "", emoji: "🌊" }]);
    expect(applyEdit(embed, { type: "removed", list: "buttons", index: 0 }).buttons).toEqual([]);
  });

  test.each([
    [0, 2, "b c a"],
    [2, 0, "c a b"],
    [1, 1, "a b c"],
    [0, -1, "a b c"],
    [0, 3, "a b c"],
    [7, 0, "a b c"],
  ])("moves field %i to place %i", (from, to, order) => {
    const embed = applyEdit(withFields("a", "b", "c"), { type: "moved", list: "fields", from, to });
    expect(names(embed).join(" ")).toBe(order);
  });

  test("inserts the duplicate of a field below it, independent of the original", () => {
    const embed = applyEdit(withFields("a", "b"), { type: "duplicated", list: "fields", index: 0 });
    expect(names(embed)).toEqual(["a", "a", "b"]);
    expect(embed.fields[0]).not.toBe(embed.fields[1]);
  });

  test("fields beyond the limit move up when a field is removed", () => {
    const code = `{embed}${Array.from({ length: MAX_FIELDS + 1 }, (_, at) => `$v{field: ${at} && v}`).join("")}`;
    const embed = parseCode(code);
    expect(embed?.fields).toHaveLength(MAX_FIELDS);
    expect(embed?.rest).toHaveLength(1);
    const next = embed && applyEdit(embed, { type: "removed", list: "fields", index: 0 });
    expect(next?.fields.at(-1)?.name).toBe(String(MAX_FIELDS));
    expect(next?.rest).toEqual([]);
    expect(next && parseCode(writeCode(next))).toEqual(next);
  });

  test("an import replaces everything, clearing goes back to blank", () => {
    const other = { ...blank(), title: "Other", rest: ["delete: 5"] };
    expect(applyEdit({ ...blank(), content: "old" }, { type: "replaced", embed: other })).toBe(
      other,
    );
    expect(applyEdit(other, { type: "cleared" })).toEqual(blank());
  });
});
