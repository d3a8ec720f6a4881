import { lazy, Suspense, type ComponentProps } from "react";
import { ERRORS } from "../contract/errors.ts";

const Crash = lazy(() =>
  import("./crash.tsx").then(
    ({ Crash }) => ({ default: Crash }),
    () => ({ default: Bare }),
  ),
);

/** Where the network went away together with the page. */
function Bare() {
  return (
    <div className="page-body">
      <h1 role="alert" className="title-1">
        {ERRORS.crash}
      </h1>
    </div>
  );
}

/** What stands in place of a page that could not be shown; only such pages load its script. */
export function Failure(props: ComponentProps<typeof Crash>) {
  return (
    <Suspense fallback={null}>
      <Crash {...props} />
    </Suspense>
  );
}
