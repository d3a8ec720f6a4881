import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { Range } from "../../contract/range.ts";
import { rangeOf } from "./range.ts";

/** How long the overlay stays after the new points have arrived, so that the charts are drawn when it disappears. */
const OVERLAY_MS = 350;

interface RangeChoice {
  range: Range;
  /** Whether the range was switched on this page: from then on charts are not animated. */
  switched: boolean;
  choose: (range: Range) => void;
}

/** The range in the address, and the function that changes it. */
export function useRange(): RangeChoice {
  const [params, setParams] = useSearchParams();
  const [switched, setSwitched] = useState(false);
  const range = rangeOf(params.get("range"));

  function choose(next: Range) {
    if (next === range) return;
    setSwitched(true);
    const search = new URLSearchParams(params);
    search.set("range", next);
    setParams(search, { replace: true, preventScrollReset: true });
  }

  return { range, switched, choose };
}

/** Whether the overlay is shown: from the choice until shortly after `shown` is the chosen range. */
export function useOverlay(chosen: Range, shown: Range | null): boolean {
  const [settled, setSettled] = useState(chosen);

  // A timer.
  useEffect(() => {
    if (settled === chosen || shown !== chosen) return;
    const timer = setTimeout(() => setSettled(chosen), OVERLAY_MS);
    return () => clearTimeout(timer);
  }, [settled, chosen, shown]);

  return settled !== chosen;
}
