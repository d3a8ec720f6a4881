import { lazy, Suspense, useCallback, useState, type ReactNode } from "react";
import { useNear } from "../live/hooks/use-near.ts";
import type { ChartSpec } from "./options.ts";

const LineChart = lazy(() => import("./line-chart.client.tsx"));

const HEIGHT = 272;

interface ChartFrameProps extends Omit<ChartSpec, "nonce"> {
  /** The chart's accessible name; its numbers are in a table elsewhere on the page. */
  label: string;
  /** A simple drawing of the lines: in the server's HTML, and until the chart is drawn. */
  placeholder: ReactNode;
}

/** A box of fixed height in which the chart replaces its placeholder once it is near the view: no layout shift. */
export function ChartFrame({ label, placeholder, ...spec }: ChartFrameProps) {
  const { ref, near } = useNear<HTMLDivElement>();
  const [drawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => setDrawn(true), []);
  return (
    <div ref={ref} role="img" aria-label={label} className="relative h-[17rem]">
      <div className={drawn ? "invisible absolute inset-0" : "absolute inset-0"}>{placeholder}</div>
      {near && (
        <div className="absolute inset-0 overflow-hidden">
          <Suspense fallback={null}>
            <LineChart {...spec} height={HEIGHT} onDrawn={onDrawn} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
