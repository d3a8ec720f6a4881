import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { breakDown, heal, visit } from "../support/site.ts";

// A file of its own: nothing here has been read before the bot says that there are so many.

const CODE = `{embed}$v{title: ${"**a** ".repeat(20)}}$v{description: ${"b _c_ ".repeat(40)}}`;
/** As many as have 24,000 characters, where each card counts as a hundred more. */
const DRAWN = Math.floor(24_000 / (CODE.length + 100));

const ID = 1_098_324_755_210_485_801n;

beforeAll(async () => {
  const templates = Array.from({ length: 500 }, (_, i) => ({
    id: i,
    name: `${i % 2 ? "Ban" : "Kick"} ${i}`,
    image: null,
    embed: CODE,
  }));
  const reviews = Array.from({ length: 1_000 }, (_, i) => ({
    user_id: String(ID),
    message_id: String(ID - BigInt(i) * 4_000_000_000_000n),
    approved: true,
    feedback: `Review ${i}. ${"Good. ".repeat(20)}`,
  }));
  await breakDown({ path: "/templates", body: JSON.stringify(templates) });
  await breakDown({ path: "/feedback", body: JSON.stringify(reviews) });
});

// The outside world is the same for every file.
afterAll(heal);

async function documentAt(path: string): Promise<string> {
  const answer = await visit(path);
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll("<!-- -->", "");
}

describe("T54: a page of many cards", () => {
  it("draws the first of 500 templates, by the length of their code, and says how to find the others", async () => {
    const html = await documentAt("/templates");
    expect(html.match(/aria-label="Preview of /g)).toHaveLength(DRAWN);
    const says = (words: string) => html.includes(words);
    expect(says(`Showing ${DRAWN} of 500 templates.`)).toBe(true);
    expect(says("Choose a category or search to see the rest.")).toBe(true);
    const found = await documentAt("/templates?q=Kick+498");
    expect(found.match(/aria-label="Preview of Kick 498"/g)).toHaveLength(1);
  });

  it("draws the newest 300 of 1,000 reviews", async () => {
    const html = await documentAt("/feedback");
    expect(html.match(/<blockquote/g)).toHaveLength(300);
    expect(/Showing the newest 300 of 1,000 reviews\./.test(html)).toBe(true);
  });
});
