import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Range } from "../../contract/range.ts";
import { rangeOf } from "./range.ts";

/** The overlay stays this long after the new points are there (§4: about 350 ms). */
const OVERLAY_MS = 350;

interface RangeChoice {
  range: Range;
  /** Somebody switched on this page: from then on charts appear without moving (§9). */
  switched: boolean;
  choose: (range: Range) => void;
}

/** The range in the address, so that it can be linked and survives a reload. */
export function useRange(): RangeChoice {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [switched, setSwitched] = useState(false);
  const range = rangeOf(params.get("range"));

  function choose(next: Range) {
    if (next === range) return;
    setSwitched(true);
    const search = new URLSearchParams(params);
    search.set("range", next);
    void navigate(`?${search}`, { replace: true, preventScrollReset: true });
  }

  return { range, switched, choose };
}

/** Whether the overlay is up: from the choice until shortly after `shown` is the range chosen. */
export function useOverlay(chosen: Range, shown: Range | null): boolean {
  const [settled, setSettled] = useState(chosen);

  // The overlay outlives the data a little, so that the charts stand when it lifts.
  useEffect(() => {
    if (settled === chosen || shown !== chosen) return;
    const timer = setTimeout(() => setSettled(chosen), OVERLAY_MS);
    return () => clearTimeout(timer);
  }, [settled, chosen, shown]);

  return settled !== chosen;
}
