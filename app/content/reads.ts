import type { ReadName } from "../contract/endpoints.ts";
import { readsOff } from "./reads.static.ts";

/** Whether the bot answers a read. `/commands`, `/shards` and `/team` are always there. */
export function hasRead(name: ReadName): boolean {
  return !readsOff.includes(name);
}
