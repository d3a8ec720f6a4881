import { PLATFORM_EPOCH } from "../../app/contract/digits.ts";

/** A seeded random generator (mulberry32): the same sequence on any machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, inclusive. */
  int(min: number, max: number): number;
  /** True in this share of calls. */
  chance(share: number): boolean;
  /** An entry of a list. @throws RangeError if empty */
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy. */
  shuffled<T>(list: readonly T[]): T[];
  /** Roughly normal, mean 0, deviation 1. */
  normal(): number;
  /** Lower-case hexadecimal digits. */
  hex(length: number): string;
}

/** A text's 32-bit hash (FNV-1a with a final mix). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export function createRandom(seed: string): Random {
  let state = hashOf(seed);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  function int(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1));
  }

  function pick<T>(list: readonly T[]): T {
    const picked = list[int(0, list.length - 1)];
    if (picked === undefined) throw new RangeError("nothing to pick from");
    return picked;
  }

  function shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  }

  function hex(length: number): string {
    return Array.from({ length }, () => int(0, 15).toString(16)).join("");
  }

  return {
    next,
    int,
    pick,
    shuffled,
    hex,
    chance: (share) => next() < share,
    normal: () => next() + next() + next() + next() + next() + next() - 3,
  };
}

/** An id of 17 to 20 digits with this time (epoch ms, after January 2015) in it. */
export function snowflake(time: number, random: Random): string {
  const low = BigInt(random.int(0, 0x3fffff));
  return (((BigInt(Math.floor(time)) - PLATFORM_EPOCH) << 22n) | low).toString();
}
