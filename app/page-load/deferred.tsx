import { Suspense, type ReactNode } from "react";
import { Await } from "react-router";

/** Data of a client loader that lets the page be shown before it has come. */
export interface DeferredData<T> {
  deferred: Promise<T>;
}

interface DeferredProps<T extends object | null> {
  /** Already there on the server, and a promise after a client navigation. */
  data: T | DeferredData<T>;
  fallback: ReactNode;
  children: (data: T) => ReactNode;
}

/** Renders a route's data, and the fallback until the data and the scripts of `children` have loaded. */
export function Deferred<T extends object | null>({ data, fallback, children }: DeferredProps<T>) {
  return (
    <Suspense fallback={fallback}>
      {data !== null && "deferred" in data ? (
        <Await resolve={data.deferred}>{children}</Await>
      ) : (
        children(data)
      )}
    </Suspense>
  );
}
