import { webAddress } from "../../contract/address.ts";
import { createAhead } from "./ahead.ts";
import { ATOMS, type Reading } from "./atoms.ts";
import { Growing } from "./marks.ts";
import type { RuleName } from "./slots.ts";
import { createTicks } from "./ticks.ts";
import type { MarkdownNode } from "./tree.ts";

type Rules = ReadonlySet<RuleName>;

/** Longer addresses are text. */
const MOST_ADDRESS = 2000;

/** The marks within one text. One pass: every stretch is read a bounded number of times. */
export function inline(text: string, rules: Rules): MarkdownNode[] {
  const growing = new Growing();
  const reading: Reading = {
    text,
    at: 0,
    ahead: createAhead(text),
    closingTicks: createTicks(text),
  };
  const special = /[\\`*_~|<[\]@]|https?:\/\//g;
  let at = 0;
  for (;;) {
    special.lastIndex = at;
    const match = special.exec(text);
    const next = match?.index ?? text.length;
    if (next > at) growing.text(text.slice(at, next));
    if (!match) return growing.done();
    reading.at = next;
    at = step(reading, match[0], growing, rules);
  }
}

/** Reads what begins with a special sign; gives the place after it. */
function step(reading: Reading, sign: string, growing: Growing, rules: Rules): number {
  const { text, at } = reading;
  for (const atom of ATOMS) {
    if (atom.starts !== sign || !rules.has(atom.rule)) continue;
    const read = atom.read(reading);
    if (!read) continue;
    growing.add(read.node);
    return read.end;
  }
  if (sign.length > 1) return address(reading, sign, growing, rules);
  if (sign === "[" && rules.has("maskedLink")) {
    growing.bracket();
    return at + 1;
  }
  if (sign === "]" && rules.has("maskedLink")) {
    const target = targetAt(text, at + 1);
    if (growing.endBracket(target?.href ?? null)) return target?.end ?? at + 1;
    growing.text("]");
    return at + 1;
  }
  let end = at + 1;
  if ("`*_~|".includes(sign)) while (text[end] === sign) end += 1;
  if (rules.has("mark")) growing.run(sign, end - at, text[at - 1] ?? "", text[end] ?? "");
  else growing.text(text.slice(at, end));
  return end;
}

/** The `(address)` of a masked link. Brackets end it, so that no stretch is read twice. */
function targetAt(text: string, at: number): { href: string; end: number } | null {
  const pattern = /\(<?(https?:\/\/[^\s<>[\]]{1,2000})/y;
  pattern.lastIndex = at;
  const address = pattern.exec(text)?.[1];
  if (!address) return null;
  const length = balancedLength(address);
  const start = text.indexOf(address, at);
  const end = start + length;
  const close = text.startsWith(">)", end) ? end + 1 : end;
  const href = text[close] === ")" ? webAddress(address.slice(0, length)) : null;
  return href ? { href, end: close + 1 } : null;
}

/** How much of an address belongs to it when a bracket around it closes. */
function balancedLength(address: string): number {
  let depth = 0;
  for (let at = 0; at < address.length; at += 1) {
    if (address[at] === "(") depth += 1;
    if (address[at] === ")") depth -= 1;
    if (depth < 0) return at;
  }
  return address.length;
}

/** A bare address. Signs that are open end it, as does punctuation behind it. */
function address(reading: Reading, sign: string, growing: Growing, rules: Rules): number {
  const { text, at, ahead } = reading;
  const first = at + sign.length;
  const ends = growing
    .openMarks()
    .map((mark) => ahead(mark, first))
    .filter((end) => end >= 0);
  const stretch = text.slice(at, Math.min(at + MOST_ADDRESS + 1, ...ends));
  const run = /^[^\s<>[\]]+/.exec(stretch)?.[0] ?? sign;
  const whole = shortened(run);
  const href = rules.has("autolink") && run.length <= MOST_ADDRESS ? webAddress(whole) : null;
  if (href) {
    growing.add({ type: "link", href, children: [{ type: "text", text: whole }] });
    return at + whole.length;
  }
  // What is no address is not tried again from within.
  const end = Math.max(first, at + whole.length);
  growing.text(text.slice(at, end));
  return end;
}

function shortened(address: string): string {
  let end = balancedLength(address);
  while (end > 0 && `.,:;"'!?*~|`.includes(address[end - 1] ?? "")) end -= 1;
  return address.slice(0, end);
}
