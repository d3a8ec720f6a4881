import { isRouteErrorResponse, useLocation } from "react-router";
import { SITE } from "../content/site.ts";
import type { GuardUnavailable } from "../context.ts";
import { ERRORS } from "../contract/errors.ts";
import { useCopy } from "../live/hooks/use-copy.ts";
import { Button, ButtonAnchor, ButtonLink } from "../ui/button.tsx";
import { ErrorPanel } from "../ui/panel.tsx";
import { Shelter } from "../ui/brand-arch.tsx";
import { crashDetails } from "./crash-details.ts";
import { NotFound } from "./not-found.tsx";
import { PageInstead } from "./error-layout.tsx";
import { useSiteIfKnown } from "./use-site.ts";
import { FRAME } from "./words.ts";

/** What stands in place of a page that could not be shown. */
export function Crash({ error, requestId }: { error: unknown; requestId: string | null }) {
  const site = useSiteIfKnown();
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFound />;
    // The staff guard brings its own text: the team cannot be read.
    const unavailable = guardUnavailable(error.data);
    if (unavailable) {
      return (
        <div className="page-body max-w-360">
          <ErrorPanel as="h1" {...unavailable} />
        </div>
      );
    }
  }
  return <Crashed error={error} requestId={requestId} supportUrl={site?.supportUrl} />;
}

/** The error of the staff guard, the only one with a panel of its own; null for any other. */
function guardUnavailable(thrown: unknown): GuardUnavailable | null {
  if (typeof thrown !== "object" || thrown === null) return null;
  const { text, requestId, supportUrl }: Partial<Record<keyof GuardUnavailable, unknown>> = thrown;
  return typeof text === "string" && typeof requestId === "string" && typeof supportUrl === "string"
    ? { text, requestId, supportUrl }
    : null;
}

interface CrashedProps {
  error: unknown;
  requestId: string | null;
  supportUrl?: string;
}

function Crashed({ error, requestId, supportUrl }: CrashedProps) {
  const { pathname, search } = useLocation();
  const { copied, copy } = useCopy();
  const status = isRouteErrorResponse(error) ? error.status : null;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : null;
  return (
    <PageInstead>
      <div role="alert" className="prose flex flex-col gap-5">
        <h1 className="title-1 text-balance">{ERRORS.crash}</h1>
        <p className="text-lg text-muted">{FRAME.crashText}</p>
        <p className="text-quiet flex flex-wrap gap-x-6 gap-y-1">
          {status !== null && <span>Status {status}</span>}
          {requestId && (
            <span>
              Request <code className="font-mono">{requestId}</code>
            </span>
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
            {SITE.tryAgain}
          </Button>
          <Button
            icon={copied ? "check" : "copy"}
            onClick={() =>
              void copy(
                crashDetails({ path: pathname + search, status, requestId, message }, Date.now()),
              )
            }
          >
            {FRAME.copyDetails}
          </Button>
          {supportUrl && (
            <ButtonAnchor external href={supportUrl}>
              {SITE.support}
            </ButtonAnchor>
          )}
          <ButtonLink to="/" variant="ghost" icon="home">
            {FRAME.goHome}
          </ButtonLink>
        </div>
      </div>
      <Shelter lit={false} className="h-auto w-full text-accent max-lg:hidden" />
    </PageInstead>
  );
}
