import { useRef, useState } from "react";
import useSWR from "swr";
import { withRetries } from "../live/http/retries.ts";

interface Retry<T> {
  data: T | null;
  isRetrying: boolean;
  retry: () => void;
}

/** Loads again what has failed: at once when `isAutomatic`, and at each call of `retry`. */
export function useRetry<T extends object>(
  key: string,
  load: () => Promise<T>,
  isAutomatic: boolean,
): Retry<T> {
  const [isEnabled, setEnabled] = useState(isAutomatic);
  const isRetry = useRef(isAutomatic);
  const { data, isValidating, mutate } = useSWR<T, unknown>(
    isEnabled ? key : null,
    () => {
      const options = { isRetry: isRetry.current };
      isRetry.current = false;
      return withRetries(load, options);
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return {
    data: data ?? null,
    isRetrying: isValidating,
    retry: () => (isEnabled ? void mutate() : setEnabled(true)),
  };
}
