import { describe, expect, test } from "vitest";
import { CommandBrowser } from "../../../app/commands/browser.tsx";
import { publicCatalogue, staffCatalogue } from "../../../app/commands/catalogue.ts";
import { isInGroup } from "../../../app/commands/filter.ts";
import { ALL_COMMANDS, COMMANDS_TEXT } from "../../../app/content/commands/commands.ts";
import type { Command } from "../../../app/contract/command.ts";
import { paint } from "../paint.tsx";
import { command } from "./build.ts";

const ban = command({
  name: "ban",
  description: "Bans a member",
  permissions: "ban members",
  aliases: ["b", "hammer"],
  arguments: "<member> [reason]",
});
const ping = command({ name: "ping", description: "Is it there?", category: "info" });

/** The first paint of a list at an address. */
function paintList(
  commands: Command[],
  { at = "/commands", group = ALL_COMMANDS, catalogue = publicCatalogue } = {},
): string {
  return paint(
    <CommandBrowser
      catalogue={catalogue}
      commands={commands}
      asOf={null}
      group={group}
      noMatch={COMMANDS_TEXT.noMatch}
    />,
    { at },
  );
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, "|").replaceAll(/\|+/g, "|");

describe("a link to a command", () => {
  test("that does not exist says so, with commands of similar names, above the whole list", async () => {
    const text = textOf(paintList([ban, ping], { at: "/commands?c=bann" }));
    expect(text).toContain("|There is no command “bann”. It may have been renamed or removed.|");
    expect(text).toContain("|Did you mean|ban|");
    expect(text.indexOf("Did you mean")).toBeLessThan(text.indexOf("Bans a member"));
    expect(paintList([ban, ping], { at: "/commands?c=ban" })).not.toContain("There is no command");
  });
});

describe("a card", () => {
  test("shows name, badge, description, permissions, aliases and arguments", async () => {
    expect(textOf(paintList([ban]))).toContain(
      "|ban|Moderation|Bans a member|Permissions|Ban Members|Aliases|b, hammer|Arguments|&lt;member&gt;| |[reason]|",
    );
  });

  test("has no row for missing aliases, and says None without permissions", async () => {
    const text = textOf(paintList([ping]));
    expect(text).toContain("|ping|Utility|Is it there?|Permissions|None|Arguments|None|");
    expect(text).not.toContain("Aliases");
  });

  test("without a category has no badge, and is only in 'All Commands'", async () => {
    const help = command({ name: "help", description: "Says more", category: "" });
    const html = paintList([help]);
    expect(textOf(html)).toContain("|help|Says more|");
    expect(html).not.toContain('class="tag ');
    expect(html).toContain('href="/commands?c=help"');
    for (const group of publicCatalogue.groups.filter((name) => name !== ALL_COMMANDS)) {
      expect(isInGroup(publicCatalogue, help, group)).toBe(false);
    }
    const elsewhere = paintList([help, ban], {
      at: "/commands/moderation?c=help",
      group: "Moderation",
    });
    expect(elsewhere).toContain("help is listed under All Commands");
  });

  test("shows what a bot writes as text, never as markup", async () => {
    const html = paintList([command({ name: "x", description: "<img src=x onerror=alert(1)>" })]);
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img src=x");
  });

  test("the linked card is marked and is the tab stop of the list", async () => {
    const html = paintList([ban, ping], { at: "/commands?c=ping" });
    expect(html.match(/<li tabindex="0"[^>]* aria-current="true">/gi)).toHaveLength(1);
    expect(html.match(/<li[^>]* tabindex="0"|<li tabindex="0"/gi)).toHaveLength(1);
  });

  test("two commands of one name are two cards", async () => {
    expect(paintList([ping, { ...ping }]).match(/>ping<\/a><\/h2>/g)).toHaveLength(2);
  });
});

describe("the list", () => {
  test("the server searches as the browser does, and marks what it found", async () => {
    const html = paintList([ban, ping], { at: "/commands?q=MEMBER" });
    expect(html).toContain("Bans a <mark>member</mark>");
    expect(html).not.toContain(">ping</a>");
    expect(textOf(html)).toContain("|1 command|");
  });

  test("the dropdown counts every category before any search and keeps the search in its links", async () => {
    const html = paintList([ban, ping], { at: "/commands?q=ban" });
    expect(textOf(html)).toContain("|All Commands|2|Administration|0|");
    expect(html).toContain('href="/commands/fun?q=ban"');
  });

  test("a form without script searches within the category", async () => {
    expect(paintList([ban], { at: "/commands/moderation", group: "Moderation" })).toContain(
      'action="/commands/moderation"',
    );
    const staff = paintList([], { catalogue: staffCatalogue, group: "Manager" });
    expect(staff).toContain('action="/staff/commands"');
    expect(staff).toContain('type="hidden" name="category" value="manager"');
  });

  test("no match says so, and where the text would match", async () => {
    const html = paintList([ban, ping], { at: "/commands/fun?q=ban", group: "Fun" });
    expect(html).toContain("No commands found matching your criteria.");
    expect(html).toContain("1 command in other categories");
    expect(html).toContain("Clear Filters");
  });
});
