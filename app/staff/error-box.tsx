import { useRevalidator, useRouteLoaderData } from "react-router";
import { PRODUCT, SITE } from "../content/site.ts";
import type { RootData } from "../context.ts";
import { Button } from "../ui/button.tsx";
import { CopyDetails } from "../ui/copy-details.tsx";
import { restoreFocus } from "../ui/restore-focus.ts";
import { Icon } from "../ui/icon.tsx";

/** An inline error; 'Try Again' runs the loaders again. */
export function ErrorBox({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator();
  const requestId = useRouteLoaderData<RootData>("root")?.requestId;
  return (
    <div
      ref={restoreFocus}
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-down/60 bg-down/10 px-4 py-3"
    >
      <Icon name="alert-triangle" className="text-xl text-down" />
      <p className="min-w-48 flex-1">{text}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon="refresh"
          isBusy={state === "loading"}
          onClick={() => void revalidate()}
        >
          {SITE.tryAgain}
        </Button>
        {requestId && (
          <CopyDetails
            product={PRODUCT}
            variant="secondary"
            size="sm"
            lines={[text, `Request: ${requestId}`]}
          />
        )}
      </div>
    </div>
  );
}
