/** The colours and motif of a generated avatar. */
export interface Portrait {
  back: string;
  front: string;
  motif: Motif;
}

const MOTIFS = ["hills", "cat", "moon", "waves", "owl", "leaf"] as const;
export type Motif = (typeof MOTIFS)[number];

const PALETTES = [
  ["#31506b", "#a5cbe0"],
  ["#5b3b4a", "#e2a8b4"],
  ["#2f5a4c", "#9fd6b8"],
  ["#4a4470", "#bdb4ea"],
  ["#6a4a2b", "#ecc48f"],
  ["#3c4f5d", "#d9e3ea"],
  ["#6b3a33", "#efab98"],
  ["#2c5661", "#8fd0d6"],
] as const;

/** A name's avatar, the same in every scene. */
export function portraitOf(name: string): Portrait {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  const [back, front] = PALETTES[hash % PALETTES.length] ?? PALETTES[0];
  const motif = MOTIFS[Math.floor(hash / PALETTES.length) % MOTIFS.length] ?? "hills";
  return { back, front, motif };
}
