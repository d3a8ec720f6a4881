import { useRouteLoaderData } from "react-router";
import type { RootData } from "../context.ts";
import { ErrorPanel } from "../ui/panel.tsx";

interface PageFailureProps {
  heading?: string;
  text: string;
  detail?: string | null;
  /** Without it, 'Try Again' reloads the page. */
  onRetry?: () => void;
}

/** The error panel of a page, with the support link and the id of the request that rendered the page. */
export function PageFailure(props: PageFailureProps) {
  const root = useRouteLoaderData<RootData>("root");
  return <ErrorPanel {...props} supportUrl={root?.site.supportUrl} requestId={root?.requestId} />;
}
