import { isRouteErrorResponse } from "react-router";
import { ERROR_PAGES, FRAME } from "../content/frame/frame.ts";
import { ERROR_DETAILS } from "../content/ui.ts";
import { PRODUCT, SITE } from "../content/site.ts";
import type { GuardUnavailable } from "../loaders/context.ts";
import { ERRORS } from "../content/errors.ts";
import { useSiteIfKnown } from "../live/session/use-site.ts";
import { PageFailure } from "../page-load/page-failure.tsx";
import { SignInAgain } from "../page-load/sign-in-again.tsx";
import { BrandArch } from "../ui/brand-arch.tsx";
import { Button, ButtonAnchor, ButtonLink } from "../ui/button.tsx";
import { CopyDetails } from "../ui/copy-details.tsx";
import { reloadPage } from "../ui/reload-page.ts";
import { ErrorLayout } from "./error-layout.tsx";
import { NotFound } from "./not-found.tsx";

interface CrashProps {
  error: unknown;
  requestId: string | null;
}

/** The not-found page, the guard's message or the crash page, depending on the error. */
export function Crash({ error, requestId }: CrashProps) {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFound />;
    if (error.status === 401) return <StaffRightsEnded />;
    if (error.status === 403) return <OtherRanks />;
    const unavailable = guardUnavailable(error.data);
    if (unavailable) {
      return (
        <div className="page-body max-w-480">
          <PageFailure as="h1" {...unavailable} />
        </div>
      );
    }
  }
  return <Crashed error={error} requestId={requestId} />;
}

/** After a click in the staff area 12 hours after signing in: signing in returns to the address. */
function StaffRightsEnded() {
  return (
    <div className="page-body flex max-w-480 flex-col gap-5">
      <h1 className="title-1">{ERROR_PAGES.rightsEnded}</h1>
      <SignInAgain text={ERRORS.rightsEnded} />
    </div>
  );
}

/** A staff page that the viewer's rank may not see. */
function OtherRanks() {
  return (
    <div className="page-body flex max-w-480 flex-col items-start gap-5">
      <h1 className="title-1">{ERROR_PAGES.otherRanks}</h1>
      <p className="prose text-lg text-muted">{ERROR_PAGES.otherRanksText}</p>
      <ButtonLink to="/staff" variant="primary" icon="shield">
        {ERROR_PAGES.yourPages}
      </ButtonLink>
    </div>
  );
}

/** The staff guard's error when it can't check the team; null for any other error. */
function guardUnavailable(thrown: unknown): GuardUnavailable | null {
  if (typeof thrown !== "object" || thrown === null) return null;
  const { text, requestId, supportUrl }: Partial<Record<keyof GuardUnavailable, unknown>> = thrown;
  return typeof text === "string" && typeof requestId === "string" && typeof supportUrl === "string"
    ? { text, requestId, supportUrl }
    : null;
}

function Crashed({ error, requestId }: CrashProps) {
  const supportUrl = useSiteIfKnown()?.supportUrl;
  const status = isRouteErrorResponse(error) ? error.status : null;
  const details: string[] = [ERRORS.crash];
  if (status !== null) details.push(ERROR_DETAILS.status(status));
  if (requestId) details.push(`${ERROR_DETAILS.request}: ${requestId}`);
  // In production React Router hides messages of server errors.
  if (error instanceof Error) {
    details.push(`${ERROR_DETAILS.message}: ${error.name}: ${error.message}`);
  }
  return (
    <ErrorLayout>
      <div role="alert" className="prose flex flex-col gap-5">
        <h1 className="title-1 text-balance">{ERRORS.crash}</h1>
        <p className="text-lg text-muted">{ERROR_PAGES.crashText}</p>
        <p className="text-quiet flex flex-wrap gap-x-6 gap-y-1">
          {status !== null && <span>{ERROR_DETAILS.status(status)}</span>}
          {requestId && (
            <span>
              {ERROR_DETAILS.request} <code className="font-mono">{requestId}</code>
            </span>
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" icon="refresh" onClick={() => reloadPage()}>
            {SITE.tryAgain}
          </Button>
          <CopyDetails product={PRODUCT} lines={details} variant="secondary" />
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
      <BrandArch lit={false} className="h-auto w-full text-accent max-lg:hidden" />
    </ErrorLayout>
  );
}
