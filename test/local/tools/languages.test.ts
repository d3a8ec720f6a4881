import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";

const PROGRAM = `
const { site } = await import("./app/content/site.static.ts");
const { LEGAL_LINKS } = await import("./app/content/frame/legal-links.static.ts");
const { formatAgo } = await import("./app/format/elapsed.ts");
const { isFirst, others } = await import("./app/content/language.static.ts");
process.stdout.write(JSON.stringify({
  login: site.login,
  legal: [LEGAL_LINKS[0], LEGAL_LINKS.at(-1)].map(({ title, language }) => [title, language ?? "page's"]),
  ago: formatAgo(259_200),
  isFirst,
  others: others.map(({ tag, prefix }) => tag + prefix),
}));
`;

/** What a Node program reads after the hook set its language. */
function readIn(language: string): unknown {
  const args = ["--import", "./vite/brand-hook.ts", "--input-type=module", "--eval", PROGRAM];
  const env = { ...process.env, BRAND_FILE: "", BUILD_LANGUAGE: language };
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", env }));
}

describe("words of a language", () => {
  it("take the place of the English ones, with all that a translation leaves out", () => {
    expect(readIn("de")).toEqual({
      login: "Mit Discord anmelden",
      legal: [
        ["Nutzungsbedingungen", "page's"],
        ["Barrierefreiheit", "de"],
      ],
      ago: "3 Tagen",
      isFirst: false,
      others: ["en"],
    });
  });
});
