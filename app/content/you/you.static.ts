import { brand } from "#brand";
import { youOf } from "./switches.ts";

/** What a signed-in person may see and ask for. */
export const you = youOf(brand);
