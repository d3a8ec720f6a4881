import { brand } from "#brand";
import { words } from "../words.ts";

export const embedCommands = words(brand.embedCommands ?? []);
