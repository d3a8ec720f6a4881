import { MAX_CODE_LENGTH, parseCode, writeCode } from "../../app/embed/code.ts";
import { markdown } from "../../app/embed/markdown/blocks.ts";
import { expand } from "../../app/embed/variables.ts";
import { BOMBS, filled } from "../app/embed/bombs.ts";

/** What hostile text of the largest size takes, and how many times that of a small part of it. */
export interface LanguageRow {
  /** How it is read, and what is repeated. */
  name: string;
  ms: number;
  growth: number;
}

const ROUNDS = 9;
/** How many times the small part the whole is. */
export const TIMES = 32;

/** The fastest of several rounds in turns, because what else runs can only make one slower. */
function measure(name: string, work: (length: number) => void): LanguageRow {
  let [whole, part] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round += 1) {
    part = Math.min(part, timeOf(work, MAX_CODE_LENGTH / TIMES));
    whole = Math.min(whole, timeOf(work, MAX_CODE_LENGTH));
  }
  return { name, ms: whole, growth: whole / part };
}

function timeOf(work: (length: number) => void, length: number): number {
  const start = performance.now();
  work(length);
  return performance.now() - start;
}

function readAndWrite(code: string): void {
  const embed = parseCode(code);
  if (embed) writeCode(embed);
}

/** Each hostile text read as code and drawn as chat, slowest first. */
export function measureLanguage(): LanguageRow[] {
  return BOMBS.flatMap((bomb) => [
    measure(`code ${JSON.stringify(bomb)}`, (length) =>
      readAndWrite(`$v{button: ${filled(bomb, length - 20)}}`),
    ),
    measure(`chat ${JSON.stringify(bomb)}`, (length) => {
      markdown(expand(filled(bomb, length)), "description");
    }),
  ]).sort((a, b) => b.ms - a.ms);
}
