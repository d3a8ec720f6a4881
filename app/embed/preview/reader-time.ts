import { createContext, useMemo } from "react";
import { SAMPLE_NOW } from "../../content/embed/sample.ts";
import { now } from "../../live/clock.ts";
import { useHydrated } from "../../live/hooks/use-hydrated.ts";

/** Time and zone for timestamps. */
export interface ReaderTime {
  /** Epoch seconds. */
  now: number;
  /** The browser's zone by default. */
  zone?: string;
}

/** Fixed and in UTC: the server can't know the reader's time, and hydration must agree. */
const SERVER_TIME: ReaderTime = { now: SAMPLE_NOW, zone: "UTC" };

export const ReaderTimeContext = createContext<ReaderTime>(SERVER_TIME);

/** The reader's time after hydration; doesn't advance. */
export function useReaderTime(): ReaderTime {
  const isHydrated = useHydrated();
  return useMemo(
    () => (isHydrated ? { now: Math.floor(now() / 1000) } : SERVER_TIME),
    [isHydrated],
  );
}
