import useSWRImmutable from "swr/immutable";
import { isDigits, MAX_IDS } from "../contract/digits.ts";
import type { Profiles } from "../contract/person.ts";
import { jsonOf, request } from "../live/http/request.ts";

const NO_PROFILES: Profiles = {};

async function fetchProfiles(ids: readonly string[]): Promise<Profiles> {
  const { decodeProfiles } = await import("../live/http/decoders.ts");
  const calls = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, async (_, i) => {
    const some = ids.slice(i * MAX_IDS, (i + 1) * MAX_IDS);
    return decodeProfiles(await jsonOf(await request(`/api/staff/users?ids=${some.join(",")}`)));
  });
  return Object.assign({}, ...(await Promise.all(calls)));
}

/** The profiles for ids in staff tables, fetched after the first paint. Empty until then and after a failure. */
export function useNames(ids: readonly string[]): Profiles {
  const wanted = [...new Set(ids)].filter(isDigits).sort();
  const { data } = useSWRImmutable<Profiles>(
    wanted.length > 0 ? ["profiles", ...wanted] : null,
    () => fetchProfiles(wanted),
    { keepPreviousData: true },
  );
  return data ?? NO_PROFILES;
}
