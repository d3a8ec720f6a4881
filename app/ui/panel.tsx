import { useState, type ReactNode } from "react";
import { ERROR_DETAILS, UI } from "../content/ui.ts";
import { SITE } from "../content/site.ts";
import { BrandArch } from "./brand-arch.tsx";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { reloadPage } from "./reload-page.ts";
import { restoreFocus } from "./focus.ts";

interface ErrorPanelProps {
  heading?: string;
  /** "h1" if the panel is the whole page. */
  as?: "h1" | "h2";
  text: string;
  /** A specific message below the text. */
  detail?: string | null;
  requestId?: string | null;
  /** By default, 'Try Again' reloads the page. */
  onRetry?: () => void;
  /** Shown beside the busy 'Try Again'. */
  progress?: ReactNode;
  /** Actions beside 'Try Again'. */
  children?: ReactNode;
}

/** Replaces data that couldn't be loaded. */
export function ErrorPanel({
  heading = UI.error,
  as: Heading = "h2",
  text,
  detail,
  requestId,
  onRetry,
  progress,
  children,
}: ErrorPanelProps) {
  const [isReloading, setReloading] = useState(false);
  const isBusy = isReloading || Boolean(progress);
  return (
    <section
      ref={restoreFocus}
      role="alert"
      className="card relative flex flex-col gap-4 overflow-hidden border-down/40 p-6 md:p-8"
    >
      <BrandArch
        lit={false}
        className="absolute end-8 bottom-0 h-35 w-70 text-down/45 max-xl:hidden"
      />
      <Heading className="title-3 flex items-center gap-2.5">
        <Icon name="alert-triangle" className="text-xl text-down" />
        {heading}
      </Heading>
      <p className="prose">{text}</p>
      {detail && <p className="text-quiet">{detail}</p>}
      {requestId && (
        <p className="text-quiet">
          {ERROR_DETAILS.request} <code className="font-mono">{requestId}</code>
        </p>
      )}
      <div className="relative flex flex-wrap gap-3">
        <Button
          variant="primary"
          icon="refresh"
          isBusy={isBusy}
          onClick={() => {
            setReloading(!onRetry);
            if (onRetry) onRetry();
            else reloadPage();
          }}
        >
          {SITE.tryAgain}
        </Button>
        {children}
        {progress && <div className="flex min-h-11 items-center">{progress}</div>}
      </div>
    </section>
  );
}

interface EmptyPanelProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

/** Replaces an empty list. */
export function EmptyPanel({ title, text, children }: EmptyPanelProps) {
  return (
    <section
      ref={restoreFocus}
      className="card flex flex-col items-center gap-3 px-6 pt-10 pb-12 text-center"
    >
      <BrandArch lit className="mb-3 h-16 w-32 text-accent" />
      <h2 className="title-3 text-balance">{title}</h2>
      {text && <p className="max-w-[48ch] text-balance text-muted">{text}</p>}
      {children}
    </section>
  );
}
