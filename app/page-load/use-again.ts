import { useRef, useState } from "react";
import useSWR from "swr";
import { withRetries } from "../live/http/retries.ts";

interface Again<T> {
  data: T | null;
  isTrying: boolean;
  retry: () => void;
}

/**
 * Loads again what has failed: by itself when `auto`, and whenever `retry` is called, each time with
 * the tries of §9. `key` names what is loaded.
 */
export function useAgain<T extends object>(
  key: string,
  load: () => Promise<T>,
  auto: boolean,
): Again<T> {
  const [isAsked, setAsked] = useState(auto);
  const hasJustFailed = useRef(auto);
  const { data, isValidating, mutate } = useSWR<T, unknown>(
    isAsked ? key : null,
    () => {
      const late = hasJustFailed.current;
      hasJustFailed.current = false;
      return withRetries(load, { late });
    },
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  return {
    data: data ?? null,
    isTrying: isValidating,
    retry: () => (isAsked ? void mutate() : setAsked(true)),
  };
}
