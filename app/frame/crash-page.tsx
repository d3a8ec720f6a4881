import { isRouteErrorResponse } from "react-router";
import { FRAME } from "../content/frame/frame.ts";
import { SITE } from "../content/site.ts";
import { ERRORS } from "../content/errors.ts";
import { lazyPart } from "../page-load/lazy-part.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";

/** Replaces a page that could not be rendered. It has its ways on before its own script is there. */
export const CrashPage = lazyPart(() => import("./crash.tsx"), {
  waiting: ({ error }) => !isRouteErrorResponse(error) && <BareCrash />,
});

function BareCrash() {
  return (
    <div className="page-body flex flex-col gap-5">
      <h1 role="alert" className="title-1">
        {ERRORS.crash}
      </h1>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
          {SITE.tryAgain}
        </Button>
        <ButtonLink to="/" variant="ghost" icon="home">
          {FRAME.goHome}
        </ButtonLink>
      </div>
    </div>
  );
}
