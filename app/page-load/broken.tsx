import type { ReactNode } from "react";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import { PageFailure } from "./page-failure.tsx";
import { useAgain } from "./use-again.ts";

interface BrokenProps<T extends object> {
  /** The text of the error panel (§8), and the line under it. */
  text: string;
  detail: string | null;
  /** A line that says the page is trying again. */
  trying: ReactNode;
  /** The data, read from the browser. */
  again: () => Promise<T>;
  /** Tries by itself, without being asked. */
  auto: boolean;
  /** What is shown once it is loaded. A method, so that any T may be passed through `lazy`. */
  children(data: T): ReactNode;
}

/** The error panel in place of what could not be loaded, until a further try brings it. */
export default function Broken<T extends object>(props: BrokenProps<T>) {
  const { text, detail, trying, again, auto } = props;
  const isHydrated = useHydrated();
  const { data, isTrying, retry } = useAgain(text, again, auto);
  if (data) return props.children(data);
  return (
    <>
      <PageFailure text={text} detail={detail} onRetry={retry} />
      {/* Without the script nothing tries. */}
      <div className="flex min-h-16 pt-4">{isHydrated && isTrying ? trying : null}</div>
    </>
  );
}
