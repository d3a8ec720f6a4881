/** All colours of the design except the brand's accent; uno.config.ts makes tokens of them. */
export const COLORS = {
  ink: "#0b0f14",
  surface: "#10161d",
  raised: "#16202a",
  hover: "#1d2934",
  line: "#24323e",
  edge: "#5f7686",
  text: "#e8eef3",
  muted: "#9fb1bf",
  ok: "#5cc98f",
  warn: "#e3bd5b",
  down: "#f0837d",
  /** For lamps in drawings and signs. */
  glow: "#f0c97a",
} as const;

/** For ranks and speakers' names; readable on every surface. */
export const HUES = {
  blue: "#74b2f2",
  red: "#f28b82",
  purple: "#bd9df0",
  green: "#71ca94",
  gray: "#a7b4be",
  yellow: "#e3bd5b",
  teal: "#8fd0d6",
} as const;

export type Hue = keyof typeof HUES;

/** The accent and its shades, `#rrggbb`: `light` for text and main buttons, `deep` for borders. */
export interface Accent {
  accent: string;
  light: string;
  deep: string;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** An accent's three shades: one hue in three lightnesses. */
export function shadesOf(accent: string): Accent {
  const [hue, saturation] = hueOf(rgbOf(accent));
  return {
    accent,
    light: hexOfHsl(hue, Math.min(1, saturation * 1.18), 0.748),
    deep: hexOfHsl(hue, saturation, 0.335),
  };
}

/** WCAG's contrast of two colours `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(rgbOf(one)), luminance(rgbOf(other))].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Colour pairs with too little contrast for an accent; empty if good. */
export function unreadable(accent: string): string[] {
  const { light } = shadesOf(accent);
  const { ink, surface, raised, hover } = COLORS;
  const pairs = [
    ["text in the accent", accent, [ink, surface]],
    ["text in its light shade", light, [ink, surface, raised, hover, mixed(accent, surface, 0.2)]],
  ] as const;
  return pairs.flatMap(([what, color, grounds]) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(color, ground);
      return ratio < 4.5 ? [`${what} on ${ground} has a contrast of ${ratio.toFixed(1)}:1`] : [];
    }),
  );
}

function rgbOf(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16);
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255];
}

function hexFrom(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** `share` of the first colour over the second. */
function mixed(one: string, other: string, share: number): string {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  const part = (at: 0 | 1 | 2) => a[at] * share + b[at] * (1 - share);
  return hexFrom([part(0), part(1), part(2)]);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Hue in sixths of the circle, and saturation from 0 to 1 (HSL). */
function hueOf([red, green, blue]: Rgb): [hue: number, saturation: number] {
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma === 0) return [0, 0];
  const lightness = most - chroma / 2;
  const hue =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return [(hue + 6) % 6, chroma / (1 - Math.abs(2 * lightness - 1))];
}

/** `#rrggbb` of HSL: hue in sixths of the circle, saturation and lightness from 0 to 1. */
export function hexOfHsl(hue: number, saturation: number, lightness: number): string {
  const chroma = (1 - Math.abs(2 * lightness - 1)) * saturation;
  const part = (offset: number) => {
    const at = (((offset + hue * 2) % 12) + 12) % 12;
    return lightness - (chroma / 2) * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return hexFrom([part(0), part(8), part(4)]);
}
