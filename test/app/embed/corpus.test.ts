import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseCode, writeCode } from "../../../app/embed/code.ts";
import { isBlank, type Embed } from "../../../app/embed/embed.ts";
import { importText, isJson } from "../../../app/embed/import/import.ts";
import { lintCode } from "../../../app/embed/lint-code.ts";
import { toJson } from "../../../app/embed/json.ts";

/** A message of the corpus: what is pasted, and what the builder makes of it. */
interface Sample {
  name: string;
  text?: string;
  json?: unknown;
  embed: Partial<Embed>;
  lost: string[];
  /** Whether embed code can hold all of its JSON, in our own form. */
  isWhole?: boolean;
}

const FOLDER = new URL("corpus/", import.meta.url);
const SENT = "2026-11-21T12:00:00.000Z";

const SOURCES = readdirSync(FOLDER).map((file) => ({
  source: file.replace(".json", ""),
  samples: JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as Sample[],
}));
const ALL = SOURCES.flatMap(({ samples }) => samples);

function pasted({ text, json }: Sample): string {
  return text ?? JSON.stringify(json, null, 2);
}

describe.each(SOURCES)("messages of the corpus: $source", ({ samples }) => {
  test.each(samples)("F44: $name", async (sample) => {
    const result = await importText(pasted(sample));
    expect(result?.embed).toMatchObject(sample.embed);
    expect(result?.lost).toEqual(sample.lost);
    expect(result && isBlank(result.embed)).toBe(false);
  });
});

test("JSON that code can express is the same after it was written as code and read again", async () => {
  const whole = ALL.filter(({ isWhole }) => isWhole);
  expect(whole.length).toBeGreaterThan(3);
  for (const sample of whole) {
    const result = await importText(pasted(sample));
    const embed = result && parseCode(writeCode(result.embed));
    if (!embed) throw new Error(sample.name);
    expect(JSON.parse(toJson(embed, SENT).json), sample.name).toEqual(sample.json);
  }
});

test.each([
  "",
  "hello",
  "7",
  "204000000000000003",
  "null",
  "[]",
  "{}",
  '{"embeds":[]}',
  '{"embeds":[{"color":255}]}',
  '{"components":[{"type":17,"components":[]}]}',
  '{"messages":[]}',
  "https://builder.example/",
  "https://builder.example/?share=abcdefgh",
  "https://discord.com/channels/1/2/3",
  "[".repeat(5000),
  "[".repeat(5000) + "]".repeat(5000),
  '{"components":['.repeat(3000),
  '{"title":"a"}\n{"title":"b"}',
  '{"title": "a" + "b"}',
  `{"${'\\"'.repeat(30_000)}`,
  `{${"/* a".repeat(30_000)}`,
  `{${"' ".repeat(30_001)}`,
  `[${"new ".repeat(30_000)}`,
])("%j imports nothing", async (paste) => {
  expect(await importText(paste)).toBeNull();
});

test.each([
  ["a program of discord.js", "const e = new EmbedBuilder().setTitle('Tide').setColor('Red');"],
  ["a program of discord.py", 'embed = discord.Embed(title="Tide", color=discord.Color.blue())'],
  ["an object that a program sends", "channel.send({ embeds: [{ title: 'Tide' }] });"],
  ["an object that a program names", "const e = {title: 'Tide'};"],
  ["an object with an expression in it", '{title: t("welcome"), description: "D"}'],
  ["an object with a call at its end", '{title: "T", color: Math.random()}'],
  ["an object that is cut off", '{title: "T", description: "D'],
  ["what Python prints", "{'title': 'Tide', 'footer': None}"],
  ["a template of another bot", '{{ sendMessage nil (cembed "title" "Tide") }}'],
  ["a command of another bot", '-se -title "Tide table" -desc "High"'],
  ["a call in a shell", `curl -d '{"content":"Ahoy"}' https://harbor.example/webhook`],
])("refuses %s", async (_, paste) => {
  expect(await importText(paste)).toBeNull();
  expect(lintCode(paste)).toMatchObject([{ level: "error" }]);
});

test.each([
  ['{"title":"Tide"}', true],
  ['!embed #news {"title":"Tide"}', true],
  ["{embed}$v{title: Tide}", false],
  ["hello", false],
])("JSON gets no check of embed code: %j", (paste, isOther) => {
  expect(isJson(paste)).toBe(isOther);
});

test("components nested a thousand deep are left out and named", async () => {
  const depth = 1000;
  const json = `${'{"type":17,"components":['.repeat(depth)}{"type":10,"content":"x"}${"]}".repeat(depth)}`;
  const paste = `{"content":"top","components":[${json}]}`;
  expect(await importText(paste)).toMatchObject({
    embed: { content: "top" },
    lost: ["1 component that isn't a button"],
  });
});

describe("T59: a pasted link asks nobody and unpacks to no more than a message", () => {
  async function zipped(bytes: string): Promise<string> {
    const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
    const packed = await new Response(stream).bytes();
    return btoa(String.fromCharCode(...packed))
      .replaceAll("+", "-")
      .replaceAll("/", "_");
  }

  test("T59: a bomb in a link is refused", async () => {
    const link = await zipped(`{"title":"${"0".repeat(30_000_000)}"}`);
    expect(link.length).toBeLessThan(60_000);
    expect(await importText(`https://builder.example/#${link}`)).toBeNull();
  });

  test("T59: no import calls fetch, whatever the link", async () => {
    const asked: unknown[] = [];
    const fetched = globalThis.fetch;
    globalThis.fetch = (input) => {
      asked.push(input);
      return Promise.reject(new TypeError("no network"));
    };
    try {
      for (const sample of ALL) await importText(pasted(sample));
      await importText("https://builder.example/?share=abcdefgh");
    } finally {
      globalThis.fetch = fetched;
    }
    expect(asked).toEqual([]);
  });
});
