import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";

/** A link above the heading, to what a page belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="-mt-5 mb-1 flex md:-mt-9">
      <Link to={to} className="link inline-flex min-h-11 items-center gap-2">
        <Icon name="arrow-left" className="size-4" />
        {children}
      </Link>
    </p>
  );
}
