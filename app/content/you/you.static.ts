import { brand } from "#brand";
import { youOf } from "./switches.ts";

export const you = youOf(brand);
