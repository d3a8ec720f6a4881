import type { Random } from "../random.ts";

/** Matching colours as CSS values. */
export interface Palette {
  deep: string;
  base: string;
  mid: string;
  light: string;
  pop: string;
}

/** A palette around a random hue; `pop` is 120 to 205 degrees away. */
export function createPalette(random: Random): Palette {
  const hue = random.int(0, 359);
  const warm = random.pick([150, 180, 205, 120]);
  const saturation = random.int(20, 46);
  return {
    deep: `hsl(${hue} ${saturation}% ${random.int(12, 20)}%)`,
    base: `hsl(${(hue + random.int(-12, 12) + 360) % 360} ${saturation}% ${random.int(26, 36)}%)`,
    mid: `hsl(${(hue + random.int(8, 34)) % 360} ${saturation}% ${random.int(44, 54)}%)`,
    light: `hsl(${(hue + random.int(10, 50)) % 360} ${random.int(34, 62)}% ${random.int(72, 84)}%)`,
    pop: `hsl(${(hue + warm) % 360} ${random.int(44, 68)}% ${random.int(58, 70)}%)`,
  };
}

/** A number with at most one decimal, as SVG text. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
