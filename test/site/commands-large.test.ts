import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PAGE_SIZE } from "../../app/commands/listing.ts";
import { commandsAnswer } from "../../worker/local/seed/commands.ts";
import { breakDown, heal, signIn, visit, visitAs, withoutStyles } from "../support/site.ts";

// A file of its own: a bot with ten times the commands, and nothing cached from another.

const body = JSON.stringify(commandsAnswer(10));

beforeAll(() => breakDown({ path: "/commands", body }));

// The outside world is the same for every file.
afterAll(heal);

const cardsOf = (html: string) => html.match(/<li tabindex/gi)?.length ?? 0;
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, "|").replaceAll(/\|+/g, "|");

async function page(path: string): Promise<string> {
  const answer = await visit(path);
  expect(answer.status).toBe(200);
  return await answer.text();
}

describe("a list of 6,480 commands", () => {
  it("has the first commands in its document, says how many there are, and links to the others", async () => {
    const html = await page("/commands");
    expect(cardsOf(html)).toBe(PAGE_SIZE);
    const text = textOf(html);
    expect(text).toContain("|6480 commands|");
    expect(text).toContain("|All Commands|6480|Administration|250|");
    expect(text).toContain(
      `|Showing ${PAGE_SIZE} of 6,480 commands. Choose a category to see the rest.|`,
    );
    expect(html).toContain('href="/commands/automod"');
  });

  it("has the size of its first part, as a document and as data", async () => {
    // Ten times as much if it held them all.
    expect(withoutStyles(await page("/commands")).length).toBeLessThan(220_000);
    expect((await page("/commands.data")).length).toBeLessThan(40_000);
    expect((await page("/commands/economy.data")).length).toBeLessThan(40_000);
  });

  it("shows all commands of a category that fits, and says when one does not", async () => {
    const leveling = await page("/commands/leveling");
    expect(cardsOf(leveling)).toBe(200);
    expect(textOf(leveling)).not.toContain("Showing");
    const text = textOf(await page("/commands/moderation"));
    expect(text).toContain("|730 commands|");
    expect(text).toContain(`Showing ${PAGE_SIZE} of 730 commands.`);
  });

  it("has the linked command, wherever it is", async () => {
    const html = await page("/commands?c=youtube+remove-9");
    expect(cardsOf(html)).toBe(PAGE_SIZE);
    expect(html).toMatch(/<li [^>]*aria-current="true"[^>]*><div><h2>youtube remove-9</);
    expect(html).toContain("<title>Haven - ;youtube remove-9 command</title>");
    expect(textOf(await page("/commands/fun?c=youtube+remove-9"))).toContain(
      "|youtube remove-9 is listed under Social|",
    );
  });

  it("is searched completely", async () => {
    const text = textOf(await page("/commands?q=warn"));
    expect(text).toContain("|50 commands|");
    expect(textOf(await page("/commands/fun?q=warn"))).toContain(
      "|50 commands in other categories|",
    );
  });

  it("is a first part for the staff, too", async () => {
    const cookie = await signIn("Supporter");
    const html = await (await visitAs(cookie, "/staff/commands")).text();
    expect(cardsOf(html)).toBe(PAGE_SIZE);
    expect(textOf(html)).toContain("|560 commands|");
  });

  it("is complete for programs", async () => {
    const whole = await (await visit("/commands.json")).json<{ commands: object[] }>();
    expect(whole.commands).toHaveLength(6_480);
    expect(await (await visit("/api/commands")).json()).toHaveLength(6_480);
  });
});
