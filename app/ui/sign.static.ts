import { brand } from "#brand";

const [left, top, width, height] = brand.sign.viewBox;
const side = Math.max(width, height) * 1.77;

/** The bot's sign: SVG paths, their box, and the box of a tile around it. */
export const { path, glow } = brand.sign;
export const box = brand.sign.viewBox.join(" ");
export const tileBox = [left + (width - side) / 2, top + (height - side) / 2, side, side]
  .map((value) => Math.round(value * 100) / 100)
  .join(" ");
