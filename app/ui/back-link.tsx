import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";

/** A link to the page's list, above the heading. Takes no height: headings align on all pages. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="-mt-8 flex md:-mt-11">
      <Link to={to} className="link inline-flex min-h-8 items-center gap-2 md:min-h-11">
        <Icon name="arrow-left" className="size-4" />
        {children}
      </Link>
    </p>
  );
}
