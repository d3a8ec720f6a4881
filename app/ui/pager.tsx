import { useCallback, useEffect, useRef, type ReactNode, type Ref } from "react";
import { Link } from "react-router";
import { PAGER } from "../content/ui.ts";
import { Icon } from "./icon.tsx";

interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
}

/** Previous, 'Page X of Y', next; disabled at the ends. */
export function Pager({ page, pages, hrefFor }: PagerProps) {
  const steps = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  // Ref of both links: called with null just before a link is removed, maybe with the focus.
  const rememberFocus = useCallback((link: HTMLAnchorElement | null) => {
    if (link === null) hadFocus.current ||= !!steps.current?.contains(document.activeElement);
  }, []);

  // If a focused link became a disabled button, the other link gets the focus.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      steps.current?.querySelector("a")?.focus({ preventScroll: true });
    }
    hadFocus.current = false;
  });

  return (
    <nav
      ref={steps}
      aria-label={PAGER.pages}
      className="flex flex-wrap items-center justify-center gap-4 py-6"
    >
      <Step to={page > 1 ? hrefFor(page - 1) : null} rel="prev" ref={rememberFocus}>
        <Icon name="arrow-left" />
        {PAGER.previous}
      </Step>
      <span className="figures text-muted">{PAGER.page(page, pages)}</span>
      <Step to={page < pages ? hrefFor(page + 1) : null} rel="next" ref={rememberFocus}>
        {PAGER.next}
        <Icon name="arrow-right" />
      </Step>
    </nav>
  );
}

interface StepProps {
  to: string | null;
  rel: "prev" | "next";
  ref: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

function Step({ to, rel, ref, children }: StepProps) {
  if (to === null) {
    return (
      <button type="button" disabled className="btn btn-secondary">
        {children}
      </button>
    );
  }
  return (
    <Link ref={ref} to={to} rel={rel} className="btn btn-secondary">
      {children}
    </Link>
  );
}
