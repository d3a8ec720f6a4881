import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";

/** A link above the heading, to what a page belongs to. It takes no height: headings align on all pages. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="-mt-10 flex md:-mt-11">
      <Link to={to} className="link inline-flex min-h-10 items-center gap-2 md:min-h-11">
        <Icon name="arrow-left" className="size-4" />
        {children}
      </Link>
    </p>
  );
}
