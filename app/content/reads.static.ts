import { brand } from "#brand";
import { readsOffOf, sourcesOf } from "./reads-off.ts";

export const readSources = sourcesOf(brand);
export const readsOff = readsOffOf(brand);
