import { describe, expect, it } from "vitest";
import { featurePages } from "../../../app/content/features/index.ts";
import { isStaffCommand } from "../../../app/contract/staff-command.ts";
import { DEFAULT_PREFIX } from "../../../app/content/site.ts";
import { allCommands } from "../../../worker/local/seed/commands.ts";

const known = new Map(
  allCommands()
    .filter((command) => !isStaffCommand(command))
    .map((command) => [command.name, command.arguments ?? ""]),
);
const pages = Object.values(featurePages);

/** Whether what somebody types starts with the whole name of a command. */
function isTyped(line: string): boolean {
  const words = line.slice(DEFAULT_PREFIX.length).split(" ");
  return words.some((_, index) => known.has(words.slice(0, index + 1).join(" ")));
}

/** Everything on a page that somebody types to the bot. */
function typedLines(page: (typeof pages)[number]): string[] {
  const steps = page.steps.flatMap((step) => step.command ?? []);
  const messages = page.scenes.flatMap((scene) => scene.messages);
  const said = messages.filter((message) => !message.speaker.bot).flatMap(({ text }) => text ?? []);
  return [...steps, ...said].filter((line) => line.startsWith(DEFAULT_PREFIX));
}

describe("example commands", () => {
  it.each(pages.flatMap(({ commands }) => commands))(
    "$name is in the public command list",
    ({ name }) => {
      expect(known.has(name)).toBe(true);
    },
  );

  it.each(pages)("$path writes the arguments as the command list does", (page) => {
    for (const { name, usage } of page.commands) {
      expect(usage).toBe(`${DEFAULT_PREFIX}${name} ${known.get(name)}`.trim());
    }
  });

  it.each(pages)("$path shows no command that the bot does not know", (page) => {
    const lines = typedLines(page);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !isTyped(line))).toEqual([]);
  });
});
