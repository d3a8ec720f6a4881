import { useEffect } from "react";
import { useHref, useLocation } from "react-router";
import type { DeferredData } from "./deferred.tsx";
import { isFailed } from "./failed.ts";

/**
 * What a page's client loader has answered, by address. On the way back the page has it at once, and so its height,
 * which the router needs to restore the scroll position. Failures are not kept.
 */
export function createMemory<T extends object>(isGood = (answer: T) => !isFailed(answer)) {
  const answers = new Map<string, T>();

  /** The answer of before on the way back; else one that is still loading. */
  function recall(url: URL, load: () => Promise<T>): T | DeferredData<T> {
    const address = url.pathname + url.search;
    // On the way back the browser shows the address already; after a press on a link it follows the answer.
    const isBack = address === window.location.pathname + window.location.search;
    return (isBack && answers.get(address)) || { deferred: load() };
  }

  /** Keeps the data of the page that is shown, also those of its document. */
  function useKept(data: T | DeferredData<T>): void {
    const { pathname, search } = useLocation();
    const address = useHref({ pathname, search });
    // The memory, once the data have come.
    useEffect(() => {
      async function keep() {
        const answer = "deferred" in data ? await data.deferred : data;
        if (isGood(answer)) answers.set(address, answer);
      }
      void keep();
    }, [data, address]);
  }

  return { recall, useKept };
}
