/**
 * How texts stand inside code without being cut. The bot takes every `{embed}` out, cuts at `$v`, and joined
 * values at `&&` between spaces. An invisible space (U+200B) holds such texts together; one more is written than the text has,
 * and one fewer read, so that every text comes back as it was.
 */

const JOIN = " && ";

/** Both sides of a joint: white space, or the value's end. */
const BEFORE = "(?<![^ \\t\\r\\n])";
const AFTER = "(?![^ \\t\\r\\n])";

const JOINT = new RegExp(`${BEFORE}&&${AFTER}`, "g");
const LOOSE_JOINT = new RegExp(`${BEFORE}&(\\u200B*)&${AFTER}`, "g");
const HELD_JOINT = new RegExp(`${BEFORE}&\\u200B(\\u200B*)&${AFTER}`, "g");

/** A text as it stands in code. */
export function held(text: string): string {
  return text
    .replaceAll(/\$(\u200B*)v/g, "$$\u200B$1v")
    .replaceAll(/\{(\u200B*)embed/g, "{\u200B$1embed");
}

/** A text of the code as it was typed. */
export function freed(text: string): string {
  return text
    .replaceAll(/\$\u200B(\u200B*)v/g, "$$$1v")
    .replaceAll(/\{\u200B(\u200B*)embed/g, "{$1embed");
}

/** Joins by ` && `; empty parts at the end are left out, those between keep their place. */
export function joined(parts: readonly string[]): string {
  return allJoined(parts.slice(0, parts.findLastIndex((part) => part !== "") + 1));
}

/** Joins by ` && ` with nothing left out. */
export function allJoined(parts: readonly string[]): string {
  return parts.map((part) => held(part).replaceAll(LOOSE_JOINT, "&\u200B$1&")).join(JOIN);
}

/** The parts of a joined value. One space on each side of `&&` belongs to it. */
export function parted(value: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { index } of value.matchAll(JOINT)) {
    pieces.push(value.slice(from, Math.max(from, index - 1)));
    from = index + 3;
  }
  pieces.push(value.slice(from));
  return pieces.map((piece) => freed(piece.replaceAll(HELD_JOINT, "&$1&")));
}

/** Where a text has `&&` that would cut a joined value; -1 if nowhere. */
export function looseJoint(text: string): number {
  // Unlike exec, search leaves no lastIndex behind, at which the next matchAll would begin.
  return text.search(JOINT);
}
