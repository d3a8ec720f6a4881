import {
  lazy,
  memo,
  Suspense,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from "react";
import { PARTS } from "../content/frame/parts.ts";
import { SITE } from "../content/site.ts";
import { ScriptsNotReached } from "../live/http/scripts.ts";
import { PressAgain } from "../live/press-again.tsx";
import { toast } from "../live/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

/** Why a part has not loaded. Scripts that are gone come back only with a new document. */
type Failure = "offline" | "failed" | "outdated";

export interface LazyPartOptions<Props> {
  /** Begins the sentence about a part that could not be loaded. */
  name?: string;
  /** Where that is said: at the part's place, in a toast where that has no room, or nowhere for mere decoration. */
  says?: "here" | "toast" | "nothing";
  /** In its place until it has loaded, unless the server has drawn it. */
  waiting?: (props: Props) => ReactNode;
}

/** After the first failure, in ms: a connection that was only reset is there again. */
const PAUSE_MS = 1_000;

/**
 * A component in scripts of its own, which are loaded when it is first rendered. Where they cannot be, only this part
 * is missing: the page says so and stays as it is, with what the server has drawn of the part. They are asked for
 * again when the connection is back or something is pressed, and then the part appears.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { name = PARTS.part, says = "here", waiting }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  let failure: Failure | null = null;
  const listeners = new Set<() => void>();
  function setFailure(next: Failure | null) {
    if (says === "toast" && next && next !== failure) toast.error(PARTS[next](name));
    failure = next;
    for (const listener of listeners) listener();
  }

  const Part = lazy(async () => {
    for (let isFirst = true; ; isFirst = false) {
      try {
        const module = await load();
        setFailure(null);
        return module;
      } catch (error) {
        if (import.meta.env.SSR) throw error;
        const isReachable = !(error instanceof ScriptsNotReached);
        const isReset = !isReachable && navigator.onLine && isFirst;
        if (isReachable) reportError(error);
        if (!isReset)
          setFailure(isReachable ? "outdated" : navigator.onLine ? "failed" : "offline");
        await nextOccasion(isReset ? PAUSE_MS : Infinity);
      }
    }
  });

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** A component of its own: a boundary that renders again before it is hydrated loses what the server has drawn. */
  function Missing() {
    const now = useSyncExternalStore(
      subscribe,
      () => failure,
      () => null,
    );
    return now && <MissingPart name={name} failure={now} />;
  }

  return memo(function LazyPart(props: Props) {
    return (
      <>
        {says === "here" && <Missing />}
        <Suspense fallback={waiting?.(props) ?? null}>
          <Part {...props} />
          <PressAgain />
        </Suspense>
      </>
    );
  });
}

/** Settles when the connection is back, at the next click or shortcut, and at the latest after `most` ms. */
function nextOccasion(most: number): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    function settle(event?: Event) {
      if (event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey) return;
      controller.abort();
      resolve();
    }
    for (const type of ["online", "click", "keydown"]) {
      window.addEventListener(type, settle, { capture: true, signal: controller.signal });
    }
    if (most !== Infinity) setTimeout(settle, most);
  });
}

function MissingPart({ name, failure }: { name: string; failure: Failure }) {
  const isOutdated = failure === "outdated";
  return (
    <div
      role="alert"
      className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3"
    >
      <p className="flex min-w-0 items-center gap-3">
        <Icon name="alert-triangle" className="text-xl text-warn" />
        {PARTS[failure](name)}
      </p>
      {/* Without a handler any click asks for the script again. */}
      <Button
        size="sm"
        icon="refresh"
        onClick={isOutdated ? () => window.location.reload() : undefined}
      >
        {isOutdated ? PARTS.reload : SITE.tryAgain}
      </Button>
    </div>
  );
}
