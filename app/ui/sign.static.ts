import { brand } from "#brand";

/** The bot's sign: SVG paths and the box they fill. */
export const { viewBox, path, glow } = brand.sign;
