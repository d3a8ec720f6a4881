import { createRandom, type Random } from "../random.ts";
import { createPalette, n, type Palette } from "./palette.ts";

/** A 600×240 profile banner for a file name. */
export function drawBanner(file: string): string {
  const random = createRandom(file);
  const colours = createPalette(random);
  const motif = random.pick([hills, rays, dots, ribbons]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="240" viewBox="0 0 600 240"><rect width="600" height="240" fill="${colours.deep}"/>${motif(random, colours)}</svg>`;
}

/** A 128×128 cover for a game or music. */
export function drawCover(file: string): string {
  const random = createRandom(file);
  const colours = createPalette(random);
  const rings = Array.from(
    { length: random.int(3, 5) },
    (_, index) =>
      `<circle cx="${random.int(30, 98)}" cy="${random.int(30, 98)}" r="${60 - index * 12}" fill="${[colours.mid, colours.pop, colours.light, colours.deep, colours.base][index] ?? colours.pop}" opacity=".75"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128"><rect width="128" height="128" fill="${colours.base}"/>${rings.join("")}</svg>`;
}

function hills(random: Random, colours: Palette): string {
  return [colours.base, colours.mid, colours.light]
    .map((fill, index) => {
      const y = 90 + index * 48;
      return `<path d="M0 ${y}C120 ${y - random.int(20, 90)} 220 ${y + random.int(10, 60)} 330 ${y - random.int(0, 40)}S520 ${y - random.int(20, 70)} 600 ${y}V240H0Z" fill="${fill}" opacity="${n(0.9 - index * 0.2)}"/>`;
    })
    .join("");
}

function rays(random: Random, colours: Palette): string {
  const x = random.int(80, 520);
  const count = random.int(9, 16);
  const fills = [colours.base, colours.mid];
  return Array.from({ length: count }, (_, index) => {
    const from = (Math.PI / count) * index;
    const to = from + Math.PI / count / 1.7;
    return `<path d="M${x} 260L${n(x - Math.cos(from) * 700)} ${n(260 - Math.sin(from) * 700)}L${n(x - Math.cos(to) * 700)} ${n(260 - Math.sin(to) * 700)}Z" fill="${fills[index % 2] ?? colours.mid}"/>`;
  })
    .concat(`<circle cx="${x}" cy="250" r="${random.int(50, 100)}" fill="${colours.pop}"/>`)
    .join("");
}

function dots(random: Random, colours: Palette): string {
  const fills = [colours.base, colours.mid, colours.light, colours.pop];
  return Array.from(
    { length: random.int(14, 26) },
    () =>
      `<circle cx="${random.int(0, 600)}" cy="${random.int(0, 240)}" r="${random.int(6, 70)}" fill="${random.pick(fills)}" opacity="${n(random.int(3, 8) / 10)}"/>`,
  ).join("");
}

function ribbons(random: Random, colours: Palette): string {
  return [colours.base, colours.mid, colours.pop, colours.light]
    .map((stroke) => {
      const y = random.int(30, 210);
      return `<path d="M-20 ${y}C140 ${random.int(-60, 300)} 420 ${random.int(-60, 300)} 620 ${random.int(30, 210)}" stroke="${stroke}" stroke-width="${random.int(10, 46)}" fill="none" opacity=".8"/>`;
    })
    .join("");
}
