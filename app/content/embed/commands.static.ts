import { brand } from "#brand";
import { words } from "../words.ts";

/** The bot's commands that take embed code. */
export const embedCommands = words(brand.embedCommands ?? []);
