import type { ReactNode } from "react";
import { SITE } from "../content/site.ts";
import { Button, ButtonAnchor } from "./button.tsx";
import { CopyDetails } from "./copy-details.tsx";
import { handFocusOn } from "./restore-focus.ts";
import { Icon } from "./icon.tsx";
import { Shelter } from "./brand-arch.tsx";

interface ErrorPanelProps {
  heading?: string;
  /** "h1" where the panel is all there is of the page. */
  as?: "h1" | "h2";
  text: string;
  /** The specific message beneath the fixed text. */
  detail?: string | null;
  requestId?: string;
  /** Shows the 'Join … Server' link. */
  supportUrl?: string;
  /** Without it, 'Try Again' reloads the page. */
  onRetry?: () => void;
}

/** What stands where data should: what happened, where help is, and the way to try again. */
export function ErrorPanel({
  heading = "Error",
  as: Heading = "h2",
  text,
  detail,
  requestId,
  supportUrl,
  onRetry,
}: ErrorPanelProps) {
  return (
    <section
      ref={handFocusOn}
      role="alert"
      className="card relative flex flex-col gap-4 overflow-hidden border-down/40 p-6 md:p-8"
    >
      <Shelter
        lit={false}
        className="absolute right-8 bottom-0 h-35 w-70 text-down/45 max-xl:hidden"
      />
      <Heading className="title-3 flex items-center gap-2.5">
        <Icon name="alert-triangle" className="text-xl text-down" />
        {heading}
      </Heading>
      <p className="prose">{text}</p>
      {detail && <p className="text-quiet">{detail}</p>}
      {requestId && (
        <p className="text-quiet">
          Request <code className="font-mono">{requestId}</code>
        </p>
      )}
      <div className="relative flex flex-wrap gap-3">
        <Button
          variant="primary"
          icon="refresh"
          onClick={onRetry ?? (() => window.location.reload())}
        >
          {SITE.tryAgain}
        </Button>
        {supportUrl && (
          <ButtonAnchor external href={supportUrl}>
            {SITE.support}
          </ButtonAnchor>
        )}
        {requestId && (
          <CopyDetails
            lines={[heading, text, detail ?? "", `Request: ${requestId}`].filter(Boolean)}
          />
        )}
      </div>
    </section>
  );
}

interface EmptyPanelProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

/** Nothing to show, said plainly; `children` is the way on. */
export function EmptyPanel({ title, text, children }: EmptyPanelProps) {
  return (
    <section
      ref={handFocusOn}
      className="card flex flex-col items-center gap-3 px-6 pt-10 pb-12 text-center"
    >
      <Shelter lit className="mb-3 h-16 w-32 text-accent" />
      <h2 className="title-3 text-balance">{title}</h2>
      {text && <p className="max-w-[48ch] text-balance text-muted">{text}</p>}
      {children}
    </section>
  );
}
