import { useRef, useState } from "react";
import { now } from "../live/clock.ts";

interface Look<T> {
  /** What was found last; stays while it is looked for again, and when that fails. `at`: epoch ms. */
  found: { value: T; at: number } | null;
  /** Why the last look failed; null if it did not. */
  error: unknown;
  isLooking: boolean;
  /** Resolves to what was found; null where the look failed, or one is under way. */
  press: () => Promise<T | null>;
}

/** What is read when a button is pressed, once at a time. */
export function useLook<T>(read: () => Promise<T>): Look<T> {
  const [found, setFound] = useState<Look<T>["found"]>(null);
  const [error, setError] = useState<unknown>(null);
  const [isLooking, setLooking] = useState(false);
  // A second press may come before the first is drawn.
  const isUnderWay = useRef(false);

  async function press(): Promise<T | null> {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setLooking(true);
    setError(null);
    try {
      const value = await read();
      setFound({ value, at: now() });
      return value;
    } catch (failure) {
      setError(failure);
      return null;
    } finally {
      isUnderWay.current = false;
      setLooking(false);
    }
  }

  return { found, error, isLooking, press };
}
