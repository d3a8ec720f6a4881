import type { ComponentProps } from "react";
import { useRouteLoaderData } from "react-router";
import { ERROR_PAGES } from "../content/frame/frame.ts";
import { PRODUCT, SITE } from "../content/site.ts";
import { ERROR_DETAILS, UI } from "../content/ui.ts";
import type { RootData } from "../loaders/context.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { CopyDetails } from "../ui/copy-details.tsx";
import { ErrorPanel } from "../ui/panel.tsx";
import { useRequestId } from "./request-id.ts";

interface PageFailureProps extends Omit<ComponentProps<typeof ErrorPanel>, "children"> {
  supportUrl?: string;
}

/**
 * A page's error panel. `requestId` is the failed call's, null if it never reached the worker; by
 * default the document's. Offline, the panel says so instead. The support link is the root loader's
 * by default.
 */
export function PageFailure({ heading = UI.error, ...props }: PageFailureProps) {
  const root = useRouteLoaderData<RootData>("root");
  const documentId = useRequestId();
  const { supportUrl = root?.site.supportUrl, requestId = documentId, ...rest } = props;
  const isOffline = !import.meta.env.SSR && requestId === null && !navigator.onLine;
  const { text, detail, ...panel } = isOffline
    ? { ...rest, text: ERROR_PAGES.offline, detail: null }
    : rest;
  const details = [heading, text];
  if (detail) details.push(detail);
  if (requestId) details.push(`${ERROR_DETAILS.request}: ${requestId}`);
  return (
    <ErrorPanel heading={heading} text={text} detail={detail} requestId={requestId} {...panel}>
      {supportUrl && (
        <ButtonAnchor external href={supportUrl}>
          {SITE.support}
        </ButtonAnchor>
      )}
      <CopyDetails product={PRODUCT} lines={details} />
    </ErrorPanel>
  );
}
