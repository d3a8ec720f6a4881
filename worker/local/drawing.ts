import { createRandom, type Random } from "./random.ts";

/** A file name's 256×256 picture. */
export function drawAvatar(file: string): string {
  const random = createRandom(file);
  const colours = createPalette(random);
  const motif = random.pick([orbit, face, bloom, night]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><rect width="256" height="256" fill="${colours.base}"/>${motif(random, colours)}</svg>`;
}

function circle(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" opacity="${n(opacity)}"/>`;
}

function orbit(random: Random, colours: Palette): string {
  const r = random.int(46, 72);
  const tilt = random.int(-40, 40);
  const stars = Array.from({ length: random.int(12, 26) }, () =>
    circle(random.int(4, 252), random.int(4, 252), random.int(8, 24) / 10, colours.light, 0.8),
  );
  const band = random.int(-20, 16);
  return `<rect width="256" height="256" fill="${colours.deep}"/>${stars.join("")}<g transform="rotate(${tilt} 128 128)"><ellipse cx="128" cy="128" rx="${r + 44}" ry="${random.int(12, 26)}" fill="none" stroke="${colours.light}" stroke-width="${random.int(4, 10)}"/>${circle(128, 128, r, colours.mid)}<path d="M${128 - r} ${128 + band}q${r} ${random.int(10, 40)} ${r * 2} 0" stroke="${colours.pop}" stroke-width="${random.int(6, 16)}" fill="none" opacity=".7"/><path d="M${128 - r - 44} 128a${r + 44} 20 0 0 0 ${(r + 44) * 2} 0" fill="none" stroke="${colours.light}" stroke-width="6"/></g>`;
}

function face(random: Random, colours: Palette): string {
  const skin = random.pick(["#f1c7a3", "#d9a07a", "#a9714b", "#7b4a2e", "#5a3624", colours.light]);
  const gap = random.int(22, 34);
  const hair = random.int(0, 2);
  const top = [
    `<path d="M60 128c0-60 30-90 68-90s68 30 68 90c-20-30-40-44-68-44s-50 16-68 44Z" fill="${colours.deep}"/>`,
    `<path d="M54 150c-8-70 24-116 74-116s82 46 74 116l-16 40V120q-58 ${random.int(-50, -20)} -116 0v70Z" fill="${colours.deep}"/>`,
    `<path d="M64 108q64-${random.int(70, 110)} 128 0l-6-40-22 8-36-28-36 28-22-8Z" fill="${colours.pop}"/>`,
  ][hair];
  const mouth = random.pick([
    `<path d="M108 172q20 ${random.int(12, 26)} 40 0" stroke="#2b1a14" stroke-width="6" fill="none" stroke-linecap="round"/>`,
    `<path d="M110 174h36" stroke="#2b1a14" stroke-width="6" stroke-linecap="round"/>`,
    `<path d="M108 168h40q-4 26-20 26t-20-26Z" fill="#2b1a14"/>`,
  ]);
  const glasses = random.chance(0.35)
    ? `<g fill="none" stroke="${colours.deep}" stroke-width="5"><circle cx="${128 - gap}" cy="140" r="19"/><circle cx="${128 + gap}" cy="140" r="19"/><path d="M${147 - gap} 140h${gap * 2 - 38}"/></g>`
    : "";
  return `${circle(128, 128, random.int(96, 124), colours.mid)}<path d="M40 270q10-70 88-70t88 70Z" fill="${colours.pop}"/>${circle(128, 136, 64, skin)}${top ?? ""}${circle(128 - gap, 140, 6, "#2b1a14")}${circle(128 + gap, 140, 6, "#2b1a14")}${glasses}${mouth}`;
}

function bloom(random: Random, colours: Palette): string {
  const petals = random.int(5, 11);
  const long = random.int(70, 104);
  const wide = random.int(18, 38);
  const shapes = Array.from(
    { length: petals },
    (_, index) =>
      `<ellipse cx="128" cy="${n(128 - long / 2 - 8)}" rx="${wide}" ry="${n(long / 2 + 6)}" fill="${index % 2 ? colours.pop : colours.light}" opacity=".88" transform="rotate(${n((360 / petals) * index)} 128 128)"/>`,
  );
  return `${shapes.join("")}${circle(128, 128, random.int(18, 34), colours.deep)}${circle(128, 128, random.int(6, 14), colours.mid)}`;
}

function night(random: Random, colours: Palette): string {
  const moonX = random.int(70, 190);
  const houses = Array.from({ length: 7 }, (_, index) => {
    const height = random.int(50, 130);
    const x = index * 38 - 6;
    const lights = Array.from(
      { length: random.int(1, 4) },
      () =>
        `<rect x="${x + random.int(6, 24)}" y="${256 - random.int(14, height - 12)}" width="6" height="8" fill="${colours.pop}"/>`,
    );
    return `<rect x="${x}" y="${256 - height}" width="40" height="${height}" fill="${index % 2 ? "#0b0f14" : colours.deep}"/>${lights.join("")}`;
  });
  return `${circle(moonX, 80, 34, colours.light)}${circle(moonX + 14, 72, 30, colours.base)}${houses.join("")}`;
}

/** A file name's 600×240 banner. */
export function drawBanner(file: string): string {
  const random = createRandom(file);
  const colours = createPalette(random);
  const motif = random.pick([hills, dots]);
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

function dots(random: Random, colours: Palette): string {
  const fills = [colours.base, colours.mid, colours.light, colours.pop];
  return Array.from(
    { length: random.int(14, 26) },
    () =>
      `<circle cx="${random.int(0, 600)}" cy="${random.int(0, 240)}" r="${random.int(6, 70)}" fill="${random.pick(fills)}" opacity="${n(random.int(3, 8) / 10)}"/>`,
  ).join("");
}

/** Matching colours as CSS values. */
interface Palette {
  deep: string;
  base: string;
  mid: string;
  light: string;
  pop: string;
}

/** A palette around a random hue; `pop` is 120 to 205 degrees away. */
function createPalette(random: Random): Palette {
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

/** A number with at most one decimal, for SVG. */
function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
