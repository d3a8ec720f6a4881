import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";

const PROGRAM = `
const { site } = await import("./app/content/site.static.ts");
const { FEED } = await import("./app/content/status/incidents.ts");
const { LEGAL_LINKS } = await import("./app/content/frame/legal-links.static.ts");
const { TOP_LINKS } = await import("./app/content/frame/navigation.ts");
const { you } = await import("./app/content/you/you.static.ts");
const { formatAgo } = await import("./app/format/ago.ts");
const { isFirst, others } = await import("./app/content/language.static.ts");
const { DRAWINGS } = await import("./worker/tools/preview-list.ts");
process.stdout.write(JSON.stringify({
  login: site.login,
  links: TOP_LINKS.map(({ path, title }) => [path, title]),
  legal: LEGAL_LINKS.map(({ title, language }) => [title, language ?? "page's"]),
  question: you.appeals.questions[0],
  since: FEED.since("x"),
  ago: formatAgo(259_200),
  pictures: DRAWINGS.slice(1, 3).map(({ title }) => title),
  isFirst,
  others: others.map(({ tag, prefix }) => tag + prefix),
}));
`;

/** What a program of Node's reads that the hook has given the words of a language. */
function readIn(language: string): unknown {
  const args = ["--import", "./vite/brand-hook.ts", "--input-type=module", "--eval", PROGRAM];
  const env = { ...process.env, BRAND_FILE: "", BUILD_LANGUAGE: language };
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", env }));
}

describe("words of a language", () => {
  it("take the place of the English ones, with all that a translation leaves out", () => {
    expect(readIn("de")).toEqual({
      login: "Mit Discord anmelden",
      links: [
        ["/commands", "Befehle"],
        ["/status", "Status"],
      ],
      legal: [
        ["Nutzungsbedingungen", "page's"],
        ["Regeln der Wirtschaft", "page's"],
        ["Datenschutz", "page's"],
        ["Erstattung", "page's"],
        ["Barrierefreiheit", "de"],
      ],
      question: "Was ist aus deiner Sicht passiert?",
      since: "Seit x",
      ago: "3 Tagen",
      pictures: ["Jeder Befehl, und wer ihn benutzen darf", "So geht es dem Bot gerade"],
      isFirst: false,
      others: ["en"],
    });
  });
});
