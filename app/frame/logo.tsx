import { PRODUCT } from "../content/site.ts";
import { Mark } from "../ui/mark.tsx";

/** The product's mark and name, for the top bar and the mobile menu. */
export function Logo() {
  return (
    <span className="flex min-w-0 items-center gap-2.5 font-display text-[1.375rem] font-700 leading-none tracking-tight text-text">
      <Mark className="h-6.5 w-5.5 shrink-0" />
      {/* Cut where the controls beside it need the room; the line is high enough for letters below it. */}
      <span className="truncate leading-tight">{PRODUCT}</span>
    </span>
  );
}
