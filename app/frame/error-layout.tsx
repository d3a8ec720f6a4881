import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { isStaffPath } from "./staff-path.ts";

/** The layout of error pages: words beside a picture, as wide as the top bar. */
export function ErrorLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div
      className={`page-body grid items-center gap-x-16 gap-y-10 lg:grid-cols-2 ${isStaffPath(pathname) ? "max-w-480" : ""}`}
    >
      {children}
    </div>
  );
}
