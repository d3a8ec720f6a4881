import type { ComponentProps } from "react";
import { useRouteLoaderData } from "react-router";
import { PRODUCT, SITE } from "../content/site.ts";
import type { RootData } from "../context.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { CopyDetails } from "../ui/copy-details.tsx";
import { ErrorPanel } from "../ui/panel.tsx";

interface PageFailureProps extends Omit<ComponentProps<typeof ErrorPanel>, "children"> {
  supportUrl?: string;
}

/** The error panel of a page. Support link and request id are the root loader's unless given. */
export function PageFailure({ heading = "Error", text, detail, ...rest }: PageFailureProps) {
  const root = useRouteLoaderData<RootData>("root");
  const { supportUrl = root?.site.supportUrl, requestId = root?.requestId, ...panel } = rest;
  return (
    <ErrorPanel heading={heading} text={text} detail={detail} requestId={requestId} {...panel}>
      {supportUrl && (
        <ButtonAnchor external href={supportUrl}>
          {SITE.support}
        </ButtonAnchor>
      )}
      {requestId && (
        <CopyDetails
          product={PRODUCT}
          lines={[heading, text, ...(detail ? [detail] : []), `Request: ${requestId}`]}
        />
      )}
    </ErrorPanel>
  );
}
