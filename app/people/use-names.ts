import useSWR from "swr";
import { isDigits } from "../contract/digits.ts";
import type { UserData } from "../contract/person.ts";
import { jsonOf, request } from "../live/http/request.ts";

/** The worker answers at most this many people in one call. */
const MOST_AT_ONCE = 50;
const ADDRESS = "/api/staff/users?ids=";

/** Profiles by id: null for somebody the bot does not know, nothing for those not asked yet. */
export type Names = Partial<Record<string, UserData | null>>;

const NOBODY: Names = {};

async function fetchNames(address: string): Promise<Names> {
  const ids = address.slice(ADDRESS.length).split(",");
  const parts: string[][] = [];
  for (let at = 0; at < ids.length; at += MOST_AT_ONCE)
    parts.push(ids.slice(at, at + MOST_AT_ONCE));
  // The decoders come only once names are asked for.
  const { readNames } = await import("./read-names.ts");
  const answers = await Promise.all(
    parts.map(async (part) => readNames(await jsonOf(await request(ADDRESS + part.join(","))))),
  );
  return Object.assign({}, ...answers);
}

/** The names beside ids in staff tables, asked for after the first paint. A failed call leaves the ids alone. */
export function useNames(ids: readonly string[]): Names {
  const wanted = [...new Set(ids)].filter(isDigits).sort();
  const { data } = useSWR<Names>(
    wanted.length > 0 ? ADDRESS + wanted.join(",") : null,
    fetchNames,
    { revalidateOnFocus: false, revalidateIfStale: false, keepPreviousData: true },
  );
  return data ?? NOBODY;
}
