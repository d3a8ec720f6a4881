import { createContext, useMemo } from "react";
import { SAMPLE_NOW } from "../../content/embed/sample.ts";
import { now } from "../../live/clock.ts";
import { useHydrated } from "../../live/hooks/use-hydrated.ts";

/** The time and time zone in which timestamps are shown. */
export interface ReaderTime {
  /** Epoch seconds. */
  now: number;
  /** The browser's own time zone if undefined. */
  zone?: string;
}

/** The server cannot know the reader's time, so it renders a fixed one in UTC, and hydration has to agree. */
const SERVER_TIME: ReaderTime = { now: SAMPLE_NOW, zone: "UTC" };

export const ReaderTimeContext = createContext<ReaderTime>(SERVER_TIME);

/** The reader's own time after hydration; does not advance. */
export function useReaderTime(): ReaderTime {
  const isHydrated = useHydrated();
  return useMemo(
    () => (isHydrated ? { now: Math.floor(now() / 1000) } : SERVER_TIME),
    [isHydrated],
  );
}
