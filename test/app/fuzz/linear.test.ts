import { describe, expect, test } from "vitest";
import { publicCatalogue } from "../../../app/commands/catalogue.ts";
import { searchedText } from "../../../app/commands/filter.ts";
import { highlights, searchCommands } from "../../../app/commands/search.ts";
import { ALL_COMMANDS } from "../../../app/content/commands/commands.ts";
import { isRounded, pastedId } from "../../../app/contract/digits.ts";
import { MAX_CODE_LENGTH, parseCode, writeCode } from "../../../app/embed/code.ts";
import { blank } from "../../../app/embed/embed.ts";
import { translated } from "../../../app/embed/foreign-variables.ts";
import { importText, isJson } from "../../../app/embed/import/import.ts";
import { lintCode } from "../../../app/embed/lint-code.ts";
import { lint } from "../../../app/embed/lint.ts";
import { ansiParts } from "../../../app/embed/markdown/ansi.ts";
import { markdown } from "../../../app/embed/markdown/blocks.ts";
import { highlight } from "../../../app/embed/markdown/highlight.ts";
import { MAX_CHECKED } from "../../../app/embed/limits.ts";
import { sharedCode } from "../../../app/embed/share.ts";
import { expand } from "../../../app/embed/variables.ts";
import { writeCsv } from "../../../app/format/csv.ts";
import { pastedEntries } from "../../../app/palette/pasted.ts";
import { idsIn } from "../../../app/staff/list/parse-id.ts";
import { cases, PROPERTY_TIMEOUT } from "../../support/runs.ts";
import { BOMBS, filled } from "../embed/bombs.ts";

/** The longest text that is read, in characters: 1 MB in the long mode. */
const MOST = cases(200_000, 1_000_000);

/** Texts that slow down readers of some kind. */
const CODE = [
  ..."{title: |{title: a}|{title: a}{x}|{embed(title):|{embed(field): {a}|{title: 'a', ".split("|"),
  ..."; a b|＆＆ |｝ |$v{title：| |\u200B|\u200E |＄v｛".split("|"),
];
const JSON_PARTS = [
  ...'{"a":|["a",|"a":|\'|“a|“”|‘’ |”,|{"0":|{"fields":"|/* |// |\\"|"\\'.split("|"),
  ..."8117|-a |;a #b |/a b: |\\u|a:1,|｛：，".split("|"),
];
const CHAT = "[a https://|[https://a](https://b|[\\*a](https://b.c)|<t:1656090207000|* a".split(
  "|",
);
const IDS = "811353619306943653 |<@1>|8,11354E+17|8117|'=\"|https://a/|#a|1,|><".split("|");
const WORDS = "ban |a|a b|.*|(|\\|äß| ".split("|");

const commands = Array.from({ length: 200 }, (_, index) => ({
  name: `ban${index}`,
  description: "Bans a member from the server",
  category: "Moderation",
  permissions: "",
  aliases: ["b"],
  arguments: "<member> [reason]",
}));

function search(typed: string): void {
  const text = searchedText(typed);
  searchCommands(publicCatalogue, commands, { group: ALL_COMMANDS, search: text });
  highlights(typed, "ban");
  highlights("Bans a member", text);
}

interface Parser {
  read: (text: string) => unknown;
  bombs: readonly string[];
  /** The longest text that it does not refuse; MOST if left out. */
  most?: number;
}

const PARSERS: Readonly<Record<string, Parser>> = {
  "embed code": {
    read: (text) => {
      const embed = parseCode(`$v{field: ${text}}`);
      return [embed && writeCode(embed), lintCode(`{embed}$v{author: ${text}`), lintCode(text)];
    },
    bombs: [...BOMBS, ...CODE],
    most: MAX_CODE_LENGTH - 20,
  },
  "the import": {
    read: (text) => importText(`${text}a`),
    bombs: [...BOMBS, ...CODE, ...JSON_PARTS],
  },
  "the import of JSON": {
    read: (text) => [isJson(text), importText(`{"title": "a", ${text}`)],
    bombs: JSON_PARTS,
  },
  "the import of old code": { read: (text) => importText(`{title: a}a${text}a`), bombs: CODE },
  "chat text": { read: (text) => markdown(text, "description"), bombs: [...BOMBS, ...CHAT] },
  "code in chat": {
    read: (text) => [highlight(text, "js"), ansiParts(text)],
    bombs: [...JSON_PARTS, "\u001B[1m", "\u001B[", "a"],
  },
  variables: { read: (text) => [expand(text), translated(text)], bombs: [...CODE, "{", "{user}"] },
  "checks of an embed": {
    read: (text) =>
      lint({ ...blank(), description: text, image: text, footer: { text, icon: text } }),
    bombs: [...BOMBS, ...CHAT],
    most: MAX_CHECKED,
  },
  "the search of commands": { read: search, bombs: WORDS },
  "what is pasted into the palette": {
    read: (text) => pastedEntries(text, true),
    bombs: [...CODE, ...IDS],
  },
  IDs: { read: (text) => [pastedId(text), isRounded(text), idsIn(text)], bombs: IDS },
  "a cell of CSV": {
    read: (text) => [writeCsv(["a"], [[text]], "comma"), writeCsv(["a"], [[text]], "excel")],
    bombs: ['"', "=", "1", "1,00", "\n", "a"],
  },
  "a shared link": {
    read: (text) => [sharedCode(`#embed=0${text}`), importText(`https://haven.test/?a=${text}`)],
    bombs: ["A", "_w", "%", "&a=", "=", "%7B"],
  },
};

/** Milliseconds of processor time of this thread, so that other programs do not count. */
async function costOf(read: Parser["read"], text: string): Promise<number> {
  const before = process.threadCpuUsage();
  await Promise.all([read(text)].flat());
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Less than this is no measure. */
const LEAST_MS = 8;
/** Eight times the text costs eight times as much if linear, and 64 times if quadratic. */
const MOST_RATIO = 24;

/** A measure as long as this is no accident of the engine's. */
const SURE_MS = 1_000;

async function ratioOf({ read, most = MOST }: Parser, bomb: string): Promise<number> {
  const [short, long] = [filled(bomb, most / 8), filled(bomb, most)];
  let ratio = Infinity;
  let cost = 0;
  // The engine compiles a reader after some calls, and clears its memory in between.
  for (let attempt = 0; attempt < 4 && ratio > MOST_RATIO && cost < SURE_MS; attempt += 1) {
    const least = Math.max(LEAST_MS, await costOf(read, short));
    cost = await costOf(read, long);
    ratio = Math.min(ratio, cost / least);
  }
  return ratio;
}

describe.each(Object.entries(PARSERS))("T27: %s", (_, parser) => {
  test(
    "takes at most eight times as long for eight times the text",
    async () => {
      for (const bomb of parser.bombs) {
        expect(await ratioOf(parser, bomb), JSON.stringify(bomb)).toBeLessThan(MOST_RATIO);
      }
    },
    PROPERTY_TIMEOUT,
  );
});
