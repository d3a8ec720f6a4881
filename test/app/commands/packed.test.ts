import fc from "fast-check";
import { expect, test } from "vitest";
import { pack, unpack } from "../../../app/commands/packed.ts";
import { anyCommand, command } from "./build.ts";

const oneLine = (text: string) => text.replaceAll(/[\t\n]/g, " ");

test("any list comes back in its order, line breaks and tabs as spaces", () => {
  fc.assert(
    fc.property(fc.array(anyCommand), (commands) => {
      const expected = commands.map((item) => ({
        name: oneLine(item.name),
        description: oneLine(item.description),
        category: oneLine(item.category),
        permissions: oneLine(item.permissions),
        arguments: oneLine(item.arguments),
        aliases: item.aliases.map((alias) => oneLine(alias)),
      }));
      expect(unpack(pack(commands))).toEqual(expected);
    }),
  );
});

test("a description over several lines does not become several commands", () => {
  const packed = pack([command({ name: "rules", description: "one\ntwo\tthree", aliases: ["r"] })]);
  expect(unpack(packed)).toEqual([
    command({ name: "rules", description: "one two three", aliases: ["r"] }),
  ]);
});

test("an empty list is empty text", () => {
  expect(pack([])).toBe("");
  expect(unpack("")).toEqual([]);
});
