import { describe, expect, test } from "vitest";
import { blank } from "../../../app/embed/embed.ts";
import { edited } from "../../../app/embed/reducer.ts";

describe("edited", () => {
  test("changes one part and leaves the rest alone", () => {
    const before = blank();
    const after = edited(before, { type: "author", change: { icon: "https://haven.test/i.png" } });
    expect(after).toEqual({
      ...blank(),
      author: { name: "", icon: "https://haven.test/i.png", url: "" },
    });
    expect(before).toEqual(blank());
  });

  test("adds, changes and removes fields by place", () => {
    let embed = blank();
    embed = edited(embed, { type: "field-added" });
    embed = edited(embed, { type: "field-added" });
    embed = edited(embed, { type: "field-changed", index: 1, change: { name: "b", inline: true } });
    embed = edited(embed, { type: "field-removed", index: 0 });
    expect(embed.fields).toEqual([{ name: "b", value: "", inline: true }]);
  });

  test("adds, changes and removes buttons by place", () => {
    let embed = edited(blank(), { type: "button-added" });
    embed = edited(embed, { type: "button-changed", index: 0, change: { style: "danger" } });
    expect(embed.buttons).toEqual([{ label: "", style: "danger", url: "", emoji: "" }]);
    expect(edited(embed, { type: "button-removed", index: 0 }).buttons).toEqual([]);
  });

  test("an import replaces everything, clearing goes back to blank", () => {
    const other = { ...blank(), title: "Other", rest: ["delete: 5"] };
    expect(edited({ ...blank(), content: "old" }, { type: "imported", embed: other })).toBe(other);
    expect(edited(other, { type: "cleared" })).toEqual(blank());
  });
});
