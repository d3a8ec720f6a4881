import { useRef, useState } from "react";
import { YOU } from "../content/you/you.ts";
import { now } from "../live/clock.ts";
import { codeOf, failureText } from "../live/http/request.ts";

interface Look<T> {
  /** What was found last; stays while it is looked for again, and when that fails. `at`: epoch ms. */
  found: { value: T; at: number } | null;
  /** Why the last look failed; null if it did not. */
  error: string | null;
  /** Whether it failed because the sign-in is too long ago for it. */
  isSignInTooOld: boolean;
  isLooking: boolean;
  /** Resolves to what was found; null where the look failed, or one is under way. */
  press: () => Promise<T | null>;
}

/** What is read when a button is pressed, once at a time. */
export function useLook<T>(read: () => Promise<T>): Look<T> {
  const [found, setFound] = useState<Look<T>["found"]>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isLooking, setLooking] = useState(false);
  // A second press may come before the first is drawn.
  const isUnderWay = useRef(false);

  async function press(): Promise<T | null> {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setLooking(true);
    setFailure(null);
    try {
      const value = await read();
      setFound({ value, at: now() });
      return value;
    } catch (error) {
      setFailure(error);
      return null;
    } finally {
      isUnderWay.current = false;
      setLooking(false);
    }
  }

  return {
    found,
    error: failure === null ? null : failureText(failure, YOU.failed),
    isSignInTooOld: codeOf(failure) === "sign_in_again",
    isLooking,
    press,
  };
}
