import { Suspense, type ReactNode } from "react";
import { Await } from "react-router";

/** Client loader data that lets the page show before it arrives. */
export interface DeferredData<T> {
  deferred: Promise<T>;
}

interface DeferredProps<T extends object | null> {
  /** The data on the server, a promise after a client navigation. */
  data: T | DeferredData<T>;
  fallback: ReactNode;
  children: (data: T) => ReactNode;
}

/** Renders a route's data, and `fallback` until it and the scripts of `children` load. */
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
