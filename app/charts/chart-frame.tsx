import { lazy, Suspense, useCallback, useState, type ReactNode } from "react";
import type { ChartSpec } from "./options.ts";
import { useInView } from "../live/hooks/use-in-view.ts";

const LineChart = lazy(() => import("./line-chart.client.tsx"));

const HEIGHT = 272;

interface ChartFrameProps extends Omit<ChartSpec, "nonce"> {
  /** The chart's accessible name; its numbers are in a table elsewhere on the page. */
  label: string;
  /** A simple drawing of the lines: in the server's HTML, and until the chart is drawn. */
  placeholder: ReactNode;
}

/** A place of fixed height where a chart takes over from its sketch without moving anything. */
export function ChartFrame({ label, placeholder, ...spec }: ChartFrameProps) {
  const { ref, isInView } = useInView<HTMLDivElement>({ margin: "33%", stay: 0 });
  const [drawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => setDrawn(true), []);
  return (
    <div ref={ref} role="img" aria-label={label} className="relative h-[17rem]">
      <div className={drawn ? "invisible absolute inset-0" : "absolute inset-0"}>{placeholder}</div>
      {isInView && (
        <div className="absolute inset-0 overflow-hidden">
          <Suspense fallback={null}>
            <LineChart {...spec} height={HEIGHT} onDrawn={onDrawn} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
