import type { ReadName } from "../contract/endpoints.ts";
import { readSources } from "./reads.static.ts";
import type { ReadSource } from "./reads-off.ts";

/** Where the answer to a read comes from. */
export function sourceOf(name: ReadName): ReadSource {
  return readSources[name] ?? "pull";
}

/** Whether a read has an answer. `/commands`, `/shards` and `/team` always have one. */
export function hasRead(name: ReadName): boolean {
  return sourceOf(name) !== "off";
}
