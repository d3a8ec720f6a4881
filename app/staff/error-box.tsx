import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { PRODUCT, SITE } from "../content/site.ts";
import { useRequestId } from "../page-load/request-id.ts";
import { Button } from "../ui/button.tsx";
import { CopyDetails } from "../ui/copy-details.tsx";
import { restoreFocus } from "../ui/focus.ts";
import { Icon } from "../ui/icon.tsx";

/** An inline error; 'Try Again' runs the loaders again. */
export function ErrorBox({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorBanner text={text}>
      <p className="min-w-48 flex-1">{text}</p>
      <Button
        size="sm"
        icon="refresh"
        isBusy={state === "loading"}
        onClick={() => void revalidate()}
      >
        {SITE.tryAgain}
      </Button>
    </ErrorBanner>
  );
}

interface ErrorBannerProps {
  /** The details of the error, for copying. */
  text: string;
  /** The message, and the ways to try again. */
  children: ReactNode;
}

/** The appearance of all inline errors of the staff area. */
export function ErrorBanner({ text, children }: ErrorBannerProps) {
  const requestId = useRequestId();
  return (
    <div
      ref={restoreFocus}
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-3 rounded-card border border-down/60 bg-down/10 px-4 py-3"
    >
      <Icon name="alert-triangle" className="text-xl text-down" />
      {children}
      {requestId && (
        <CopyDetails
          product={PRODUCT}
          variant="secondary"
          size="sm"
          lines={[text, `Request: ${requestId}`]}
        />
      )}
    </div>
  );
}
