import { isDigits } from "../contract/digits.ts";
import * as v from "valibot";
import { one } from "../contract/decode.ts";
import { userData, type Profiles } from "../contract/person.ts";
import { now } from "../live/clock.ts";
import { read, type Endpoint } from "../live/http/read.ts";
import { useRead } from "../live/use-read.ts";
import { createLookUp } from "./profiles.ts";

/** Whom one may look up: people on public pages, or, for the team, anybody. */
export type ProfileSource = "people" | "staffPeople";

const decode = one<Profiles>(v.record(v.string(), v.nullable(userData)));

/** Requests with comma-separated ids. */
const READS: Record<ProfileSource, Endpoint<[ids: string], Profiles>> = {
  people: { pauses: [1_000, 1_000, 1_000], path: (ids) => `/api/users?ids=${ids}`, decode },
  staffPeople: { path: (ids) => `/api/staff/users?ids=${ids}`, decode },
};

const NO_PROFILES: Profiles = {};

function lookUpFrom(source: ProfileSource, collect: number) {
  return createLookUp({
    now,
    collect,
    fetchProfiles: async (ids) => {
      return (await read(READS[source], [ids.join(",")])).value;
    },
  });
}

const LOOK_UPS = {
  // Cards come into view one by one: at most forty calls in ten seconds; the worker allows sixty.
  people: lookUpFrom("people", 250),
  // A table asks for all people at once.
  staffPeople: lookUpFrom("staffPeople", 0),
};

/** Profiles by id, looked up after the first paint: missing until then, null for none. */
export function useProfiles(source: ProfileSource, ids: readonly string[]): Profiles {
  const wanted = [...new Set(ids)].filter(isDigits).sort();
  const { answer } = useRead(READS[source], [wanted.join(",")], {
    isEnabled: wanted.length > 0,
    load: () => LOOK_UPS[source](wanted),
  });
  return answer?.value ?? NO_PROFILES;
}
