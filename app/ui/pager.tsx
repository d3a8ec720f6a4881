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
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-4 py-6">
      <Step to={page > 1 ? hrefFor(page - 1) : null} rel="prev">
        <Icon name="arrow-left" />
        Previous
      </Step>
      <span className="figures text-muted">
        Page {page} of {pages}
      </span>
      <Step to={page < pages ? hrefFor(page + 1) : null} rel="next">
        Next
        <Icon name="arrow-right" />
      </Step>
    </nav>
  );
}

function Step({
  to,
  rel,
  children,
}: {
  to: string | null;
  rel: "prev" | "next";
  children: React.ReactNode;
}) {
  if (to === null) {
    return (
      <button type="button" disabled className="btn btn-secondary">
        {children}
      </button>
    );
  }
  return (
    <Link to={to} rel={rel} className="btn btn-secondary">
      {children}
    </Link>
  );
}
