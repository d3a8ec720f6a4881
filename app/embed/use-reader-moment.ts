import { useMemo } from "react";
import { now } from "../live/hooks/now.ts";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import { SAMPLE_NOW } from "../content/sample.ts";
import type { Moment } from "./preview/moment.ts";

/** The reader's moment and time zone, once the page runs; the sample's before. */
export function useReaderMoment(): Moment {
  const isHydrated = useHydrated();
  return useMemo(
    () => (isHydrated ? { now: Math.floor(now() / 1000) } : { now: SAMPLE_NOW, zone: "UTC" }),
    [isHydrated],
  );
}
