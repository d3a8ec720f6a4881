import { lazy, Suspense, type ComponentProps } from "react";
import { ERRORS } from "../contract/errors.ts";

const Crash = lazy(() => import("./crash.tsx").catch(() => ({ default: BareCrash })));

/** For when the crash page's own script cannot be loaded either. */
function BareCrash() {
  return (
    <div className="page-body">
      <h1 role="alert" className="title-1">
        {ERRORS.crash}
      </h1>
    </div>
  );
}

/** Replaces a page that could not be rendered. Its script is loaded only then. */
export function CrashPage(props: ComponentProps<typeof Crash>) {
  return (
    <Suspense fallback={null}>
      <Crash {...props} />
    </Suspense>
  );
}
