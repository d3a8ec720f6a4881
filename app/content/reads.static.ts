import { brand } from "#brand";
import { readsOffOf } from "./reads-off.ts";

export const readsOff = readsOffOf(brand);
