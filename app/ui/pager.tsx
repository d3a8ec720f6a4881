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

/** Previous, 'Page X of Y', next; beyond the first and last page the link becomes a disabled button. */
export function Pager({ page, pages, hrefFor }: PagerProps) {
  const steps = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  // Ref of both links: called with null before one is removed, while it may still have the focus.
  const rememberFocus = useCallback((link: HTMLAnchorElement | null) => {
    if (link === null) hadFocus.current ||= !!steps.current?.contains(document.activeElement);
  }, []);

  // A focused link that became a disabled button lost the focus: the other link gets it.
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
