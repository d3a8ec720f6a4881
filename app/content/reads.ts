import type { ReadName } from "../contract/endpoints.ts";
import { readSources } from "./reads.static.ts";
import type { ReadSource } from "./reads-off.ts";

export function sourceOf(name: ReadName): ReadSource {
  return readSources[name] ?? "pull";
}

/** Whether a read has an answer. `/commands`, `/shards` and `/team` always do. */
export function hasRead(name: ReadName): boolean {
  return sourceOf(name) !== "off";
}
