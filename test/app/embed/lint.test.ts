import { describe, expect, test } from "vitest";
import { parseCode } from "../../../app/embed/code.ts";
import { blank, type ButtonStyle, type Embed } from "../../../app/embed/embed.ts";
import { lint, totalOf, type Problem } from "../../../app/embed/lint.ts";
import { lineOf, lintCode } from "../../../app/embed/lint-code.ts";
import { textAt, withText, type FieldPath } from "../../../app/embed/field-paths.ts";
import { applyEdit } from "../../../app/embed/reducer.ts";

function fine(change: Partial<Embed> = {}): Embed {
  return { ...blank(), title: "Title", ...change };
}

function at(path: FieldPath, text: string): Problem[] {
  return lint(withText(fine(), path, text)).filter((problem) => problem.path === path);
}

test("a blank embed is a note, not a mistake", () => {
  expect(lint(blank()).map(({ level, path }) => [level, path])).toEqual([["note", "title"]]);
});

test("a text far beyond every limit is checked only for its length", () => {
  const textsOf = (text: string) => at("description", text).map((problem) => problem.text);
  const marks = "a $v {server} ";
  expect(textsOf(marks)).toHaveLength(2);
  expect(textsOf(marks.repeat(1_000))).toEqual([
    expect.stringContaining("14004 characters in all"),
    expect.stringContaining("13999 characters"),
  ]);
});

test("nothing is wrong with a plain embed", () => {
  expect(lint(fine({ description: "Hi {user.mention} {x}", url: "https://haven.test" }))).toEqual(
    [],
  );
});

describe("texts", () => {
  test.each<[FieldPath, string, Problem["level"], number, string]>([
    ["title", "a $v b", "warning", 2, "a $ v b"],
    ["footer.text", "a && b", "warning", 2, "a & b"],
    ["author.name", "&&", "warning", 0, "&"],
    ["title", "a {embed} b", "warning", 2, "a  b"],
    ["description", "Hi {user.name!", "error", 3, "Hi {user.name}!"],
    ["description", "Hi {user", "error", 3, "Hi {user}"],
    ["title", "x".repeat(300), "error", 256, "x".repeat(255)],
    ["title", "x".repeat(256), "warning", 255, "x".repeat(255)],
    ["url", "haven.test/a", "error", 0, "https://haven.test/a"],
    ["color", "blueish", "warning", 0, "#729bb0"],
  ])("%s %j: %s at character %i, mended to %j", (path, text, level, index, mended) => {
    const [problem] = at(path, text);
    expect(problem).toMatchObject({ level, path, at: index });
    const next = problem?.fix && applyEdit(fine(), problem.fix.edit);
    expect(next && textAt(next, path)).toBe(mended);
    expect(at(path, mended).filter((left) => left.text === problem?.text)).toEqual([]);
  });

  test.each<[FieldPath, string]>([
    ["title", "a && b"],
    ["footer.text", "a&&b && "],
    ["image", "{user.avatar}"],
    ["image", "{some.picture}"],
    ["color", "{botcolor}"],
    ["color", "0x729bb0"],
    ["title", `${"x".repeat(240)} {user.name}`],
    ["description", "x".repeat(2047)],
  ])("%s %j is fine or mended in the code", (path, text) => {
    const errors = at(path, text).filter(({ level }) => level === "error");
    expect(errors).toEqual([]);
  });

  test.each<[FieldPath, number, number]>([
    ["content", 1999, 2000],
    ["title", 255, 256],
    ["description", 2047, 4096],
    ["author.name", 255, 256],
    ["footer.text", 2047, 2048],
    ["fields.0.name", 255, 256],
    ["fields.0.value", 1023, 1024],
    ["buttons.0.label", 80, 80],
  ])("%s: the bot takes %i characters, chat %i", (path, bot, chat) => {
    const embed = fine({
      fields: [{ name: "n", value: "v", inline: false }],
      buttons: [{ label: "l", style: "primary", url: "https://haven.test", emoji: "" }],
    });
    const levels = (length: number) =>
      lint(withText(embed, path, "x".repeat(length)))
        .filter((problem) => problem.path === path && problem.level !== "note")
        .map(({ level }) => level);
    expect(levels(bot)).toEqual([]);
    if (chat > bot) expect(levels(chat)).toEqual(["warning"]);
    expect(levels(chat + 1)).toEqual(["error"]);
  });

  test("variables count by the length of their values, and characters beyond the basic plane count as one", () => {
    expect(at("title", "{user.guild.avatar}".repeat(7))[0]?.level).toBe("error");
    expect(at("title", "🌊".repeat(255))).toEqual([]);
    expect(totalOf(fine({ title: "{user.name}", content: "not counted" }))).toBe("marina".length);
  });

  test("an address of a button has at most 512 characters", () => {
    const url = `https://haven.test/${"a".repeat(500)}`;
    const embed = fine({ buttons: [{ label: "l", style: "primary", url, emoji: "" }] });
    expect(lint(embed).map(({ path, level }) => `${path} ${level}`)).toEqual([
      "buttons.0.url error",
    ]);
  });
});

describe("mistakes that people made", () => {
  const withButton = (label: string, emoji: string, style: ButtonStyle = "primary") =>
    lint(fine({ buttons: [{ label, emoji, style, url: "https://haven.test" }] })).map(
      ({ level, text }) => `${level}: ${text}`,
    );

  test.each([
    ["a name of the chat's input", ":smile:", 1],
    ["words", "smile", 1],
    ["an emoji", "😄", 0],
    ["a flag", "🇩🇪", 0],
    ["one of several signs", "👩‍👩‍👧", 0],
    ["two emoji", "😄😄", 1],
    ["a custom emoji", "<a:sail:204000000000000003>", 0],
    ["a custom emoji with a short ID", "<:sail:7>", 0],
    ["a variable of the bot", "{some.emoji}", 0],
  ])("as the emoji of a button, %s: %j", (_, emoji, errors) => {
    const found = withButton("Go", emoji);
    expect(found.filter((line) => line.startsWith("error"))).toHaveLength(errors);
  });

  test("notes a label that chat cuts: 38 characters alone, 34 with an emoji", () => {
    expect(withButton("x".repeat(38), "")).toEqual([]);
    expect(withButton("x".repeat(39), "")).toHaveLength(1);
    expect(withButton("x".repeat(34), "😄")).toEqual([]);
    expect(withButton("x".repeat(35), "😄")).toHaveLength(1);
  });

  test("a colour that chat does not draw on a link is noted", () => {
    expect(withButton("Go", "", "danger")).toHaveLength(1);
    expect(withButton("Go", "", "secondary")).toEqual([]);
  });

  test.each([
    ["https://tenor.com/view/wave-hello-123", 1],
    ["https://tenor.com/de/view/wave-123", 1],
    ["https://giphy.com/gifs/wave-abc", 1],
    ["https://imgur.com/a/abcd", 1],
    ["https://i.imgur.com/abcd.gifv", 1],
    ["https://haven.test/wave.mp4?a=1", 1],
    ["https://media.tenor.com/abc/wave.gif", 0],
    ["https://i.imgur.com/abcd.png", 0],
    ["https://media.giphy.com/media/abc/giphy.gif", 0],
  ])("the address of a picture's page is not taken for the picture: %s", (address, warnings) => {
    expect(at("image", address)).toHaveLength(warnings);
  });

  test.each<[FieldPath, string, number]>([
    ["title", "Hi {user.mention}", 1],
    ["author.name", "Hi <@&204000000000000001>", 1],
    ["footer.text", "[rules](https://haven.test)", 1],
    ["title", "[rules] (https://haven.test)", 0],
    ["description", "Hi {user.mention}, see the [rules](https://haven.test)", 0],
  ])("notes what chat doesn't show in %s: %s", (path, text, notes) => {
    expect(at(path, text)).toHaveLength(notes);
  });

  test.each<[FieldPath, string, number]>([
    ["description", "see [the https://haven.test](https://haven.test/b)", 4],
    ["content", "[https://haven.test](<https://haven.test>)", 0],
    ["description", "[rules](https://haven.test) https://haven.test", -1],
    ["description", "[hello https://](https://haven.test)", -1],
    ["description", "[`https://haven.test`](https://haven.test)", -1],
    ["description", "[a https://haven.test] (https://haven.test)", -1],
  ])("a masked link with an address in its words is noted: %s %s", (path, text, index) => {
    const notes = at(path, text).filter(({ level }) => level === "note");
    expect(notes.map((problem) => problem.at)).toEqual(index < 0 ? [] : [index]);
  });

  test.each([
    ["at <t:1656090207000:R>", 3, "at <t:1656090207:R>"],
    ["<t:1656090207000> <t:20000000000000>", 0, "<t:1656090207> <t:20000000000>"],
  ])("a time in milliseconds is noted: %s", (text, index, mended) => {
    const [problem] = at("description", text);
    expect(problem).toMatchObject({ level: "note", at: index });
    const next = problem?.fix && applyEdit(fine(), problem.fix.edit);
    expect(next?.description).toBe(mended);
    expect(at("description", mended)).toEqual([]);
  });

  test("spaces in an address are fixed, however many there are", () => {
    const [problem] = at("image", "https://haven.test/a b c.png ");
    expect(problem).toMatchObject({ level: "error", at: 20, length: 1 });
    const next = problem?.fix && applyEdit(fine(), problem.fix.edit);
    expect(next?.image).toBe("https://haven.test/a%20b%20c.png");
    expect(next && lint(next)).toEqual([]);
  });

  test("an address of more than 2048 characters is reported once as too long", () => {
    const [problem, ...others] = at("image", `https://haven.test/${"a".repeat(2048)}`);
    expect(problem?.text).toContain("2048");
    expect(others).toEqual([]);
  });

  test("an address without a title is reported", () => {
    const embed = { ...fine({ description: "x" }), title: "", url: "https://haven.test" };
    expect(lint(embed).map(({ path, level }) => `${path} ${level}`)).toEqual(["title warning"]);
  });

  test("“&&” without spaces is noted where it could separate values", () => {
    expect(at("author.name", "Ana&&https://haven.test/a.png")).toHaveLength(1);
    expect(at("title", "R&&D")).toEqual([]);
    expect(at("image", "https://haven.test/?a=1&&b=2")).toEqual([]);
  });

  test("a segment without input is shown, and can be removed alone", () => {
    const embed = fine({ rest: ["delete: 5", "sticker: x"] });
    const [first] = lint(embed);
    expect(first?.text).toContain("delete: 5");
    expect(first?.fix && applyEdit(embed, first.fix.edit).rest).toEqual(["sticker: x"]);
  });
});

describe("the whole", () => {
  const paths = (embed: Embed) => lint(embed).map(({ path, level }) => `${path} ${level}`);

  test.each<[string, Embed, string[]]>([
    ["a footer alone", { ...blank(), footer: { text: "x", icon: "" } }, ["title error"]],
    [
      "an icon without a name",
      fine({ author: { name: "", icon: "https://a.test", url: "" } }),
      ["author.name warning"],
    ],
    [
      "a footer icon without text",
      fine({ footer: { text: "", icon: "https://a.test" } }),
      ["footer.text warning"],
    ],
    [
      "a field without value",
      fine({ fields: [{ name: "n", value: "", inline: false }] }),
      ["fields.0.value error"],
    ],
    [
      "a field without name, which chat takes",
      fine({ fields: [{ name: "", value: "v", inline: false }] }),
      ["fields.0.name warning"],
    ],
    [
      "an empty field",
      fine({ fields: [{ name: "", value: " ", inline: true }] }),
      ["fields.0.name error"],
    ],
    [
      "a button without address",
      fine({ buttons: [{ label: "l", style: "danger", url: "", emoji: "" }] }),
      ["buttons.0.url warning"],
    ],
    [
      "an empty button",
      fine({ buttons: [{ label: "", style: "danger", url: "", emoji: "" }] }),
      ["buttons.0.label error"],
    ],
  ])("%s", (_, embed, expected) => {
    expect(paths(embed)).toEqual(expected);
  });

  test("more than 6000 characters in all are reported, even with each text within its own limit", () => {
    const fields = Array.from({ length: 6 }, () => ({
      name: "n",
      value: "x".repeat(1020),
      inline: false,
    }));
    expect(lint(fine({ fields })).map(({ text }) => text)).toEqual([
      "6131 characters in all. Discord takes 6000 in one embed.",
    ]);
  });

  test("a 26th field is reported and can be removed", () => {
    const embed = parseCode(`{embed}$v{title: x}${"$v{field: a && b}".repeat(26)}`);
    const problem = embed && lint(embed).find(({ fix }) => fix?.label === "Remove them");
    expect(embed && problem?.fix && lint(applyEdit(embed, problem.fix.edit))).toEqual([]);
  });
});

describe("pasted code", () => {
  test.each([
    ["", []],
    ["hello", [0]],
    ["{embed}$v{title: x}", []],
    ["{embed}$v{title: x", [7]],
    ["{embed}$v{title: x$v{color: #fff}", [7]],
    ["{embed}$v{title: a $v b}", [19]],
    ["{embed}$v{title: x}$v{delete: 5}", [22]],
  ])("%j has a finding at %j", (code, places) => {
    expect(lintCode(code).map(({ at }) => at)).toEqual(places);
  });

  test.each([
    "{embed}$v{title: x$v{color: #fff}",
    "{embed}$v{title: a $v b}",
    "{embed}$v{title: x",
  ])("%j is corrected by its fix", (code) => {
    const mended = lintCode(code)[0]?.fix?.code ?? "";
    expect(lintCode(mended)).toEqual([]);
    expect(parseCode(mended)).toEqual(parseCode(code));
  });

  test.each([
    "{embed}$v{author: Ana&&https://haven.test/a.png}",
    "{embed}$v{field: a&&b}",
    "{embed}$v{button: Go &&red}",
    "{embed}$v{footer: a&& b}",
    "{embed}$v{button: Go&&red&&https://haven.test}",
  ])("“&&” without spaces is reported and fixed: %s", (code) => {
    let mended = code;
    for (let round = 0; round < 5; round += 1) {
      const [problem] = lintCode(mended);
      if (!problem?.fix) break;
      expect(problem.level).toBe("warning");
      mended = problem.fix.code;
    }
    expect(mended).not.toBe(code);
    expect(lintCode(mended)).toEqual([]);
  });

  test("JSON that does not end is distinguished from text without a segment", () => {
    expect(lintCode("{“title”: “a")[0]?.text).toContain("JSON");
    expect(lintCode('{"title": "a"')[0]?.text).toContain("JSON");
    expect(lintCode("hello")[0]?.text).toContain("$v{title");
  });

  test.each([
    ["$v{title：你好}", 8, "“：”", "$v{title:你好}"],
    ["{embed}$v{title: x}$v{field： a && b}", 27, "“：”", "{embed}$v{title: x}$v{field: a && b}"],
    ["{embed}$v{author: a ＆＆ b}", 20, "“＆＆”", "{embed}$v{author: a && b}"],
    ["｛embed｝$v｛title: x｝", 0, "“｛”", "{embed}$v{title: x}"],
    ["{embed}$v{title: x｝", 18, "“｝”", "{embed}$v{title: x}"],
    ["＄v{title: x}", 0, "“＄”", "$v{title: x}"],
    ["$v{\u200Ftitle: x}", 3, "U+200F", "$v{title: x}"],
    ["$v\u200B{title: x}", 2, "U+200B", "$v{title: x}"],
    ["{title：x}", 6, "“：”", "{title:x}"],
  ])("a sign that only looks like the bot's own is an error: %j", (code, at, named, mended) => {
    const [problem, ...others] = lintCode(code);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ level: "error", at, fix: { code: mended } });
    expect(problem?.text).toContain(named);
    expect(lintCode(mended).filter(({ level }) => level === "error")).toEqual([]);
  });

  test.each([
    "{embed}$v{title: 你好：｛a｝ ＆＆ b}",
    "{embed}$v{description: a $\u200Bv{title: b} {\u200Bembed}}",
  ])("such signs within a text are fine: %j", (code) => {
    expect(lintCode(code)).toEqual([]);
  });

  test("the old way to write code is no mistake, and can be modernised", () => {
    const [problem] = lintCode("{embed}{title: a {user.name}}{description: b}");
    expect(problem?.level).toBe("note");
    expect(problem?.fix?.code).toBe("{embed}$v{title: a {user.name}}$v{description: b}");
  });

  test("the position of a character is given as line and column", () => {
    expect(lineOf("ab\ncd", 4)).toEqual({ line: 2, column: 2 });
  });
});
