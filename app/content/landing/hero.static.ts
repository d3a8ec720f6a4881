import { brand } from "#brand";
import { words } from "../words.ts";

export const hero = words(brand.landing.hero);
