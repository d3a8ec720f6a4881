import type { ReactNode } from "react";
import { AVATARS } from "../content/avatars.ts";
import { EmptyPanel } from "../ui/panel.tsx";
import { useHidden } from "./use-hidden-history.ts";

/** Stands in place of the viewer's own pictures: that they hide them, or `none` where there are none. */
export function OwnEmpty({ id, none }: { id: string; none: ReactNode }) {
  const { isHidden } = useHidden(id);
  return isHidden ? <EmptyPanel title={AVATARS.hiddenTitle} text={AVATARS.hiddenText} /> : none;
}
