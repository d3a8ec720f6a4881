import type { ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";

/** Rows that stay readable, but quiet, while the same page with other filters is on its way. */
export function Busy({ children }: { children: ReactNode }) {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const isChanging = location?.pathname === pathname;
  return (
    <div
      aria-busy={isChanging}
      className="flex flex-col gap-4 transition-opacity duration-200 aria-busy:opacity-60 aria-busy:delay-150"
    >
      {children}
    </div>
  );
}
