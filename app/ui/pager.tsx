import { useCallback, useEffect, useRef, type ReactNode, type Ref } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";

interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
}

/** Previous, 'Page X of Y', next; a step that leads nowhere is a disabled button. */
export function Pager({ page, pages, hrefFor }: PagerProps) {
  const steps = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  // Called as a link comes and, with null, just before one goes: on a change of page more than once.
  const noteFocus = useCallback((link: HTMLAnchorElement | null) => {
    if (link === null) hadFocus.current ||= !!steps.current?.contains(document.activeElement);
  }, []);

  // A step that leads nowhere any more takes the focus away with it: the other one gets it.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      steps.current?.querySelector("a")?.focus({ preventScroll: true });
    }
    hadFocus.current = false;
  });

  return (
    <nav ref={steps} aria-label="Pages" className="flex items-center justify-center gap-4 py-6">
      <Step to={page > 1 ? hrefFor(page - 1) : null} rel="prev" ref={noteFocus}>
        <Icon name="arrow-left" />
        Previous
      </Step>
      <span className="figures text-muted">
        Page {page} of {pages}
      </span>
      <Step to={page < pages ? hrefFor(page + 1) : null} rel="next" ref={noteFocus}>
        Next
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
