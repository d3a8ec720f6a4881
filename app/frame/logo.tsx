import { PRODUCT } from "../content/site.ts";
import { Mark } from "../ui/mark.tsx";

/** The product's mark and name. */
export function Logo() {
  return (
    <span className="logo">
      <Mark className="h-6.5 w-5.5 shrink-0" />
      <span className="logo-name">{PRODUCT}</span>
    </span>
  );
}
