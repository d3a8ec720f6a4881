import { useRef, useState, type PointerEvent } from "react";
import { lazyPart } from "../page-load/lazy-part.tsx";
import { axesOf } from "./axes.ts";
import { Frame, Lines } from "./frame.tsx";
import type { ChartSpec, PointerPlace } from "./options.ts";

const LineChart = lazyPart(() => import("./line-chart.client.tsx"), { says: "nothing" });

interface ChartFrameProps extends ChartSpec {
  /** Whether the lines are drawn over 1000 ms, at the chart's first sight. */
  animate: boolean;
  /** The chart's accessible name; its numbers are in a table elsewhere on the page. */
  label: string;
}

/**
 * A chart of fixed height: axes and lines from the server. The chart library, which is as large as all other
 * scripts of a page together, comes when a pointer or a finger does; it draws the same lines in place, and tells
 * the values under the pointer.
 */
export function ChartFrame({ label, animate, ...spec }: ChartFrameProps) {
  const { series, dots = [], unit } = spec;
  const pointer = useRef<PointerPlace>(null);
  const [isUsed, setUsed] = useState(false);
  const axes = axesOf(series, dots, unit);
  function follow({ clientX, clientY }: PointerEvent) {
    pointer.current = { clientX, clientY };
    setUsed(true);
  }
  return (
    <div
      role="img"
      aria-label={label}
      onPointerEnter={follow}
      onPointerDown={follow}
      onPointerMove={follow}
      // A finger that is lifted has told its place.
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "mouse") pointer.current = null;
      }}
      className="h-[272px]"
    >
      {axes && (
        <Frame axes={axes} dots={dots} series={series} unit={unit}>
          <div
            className={animate ? "chart-lines chart-draws" : "chart-lines"}
            // The tooltip of a single line has room above it.
            data-tooltip={series.length === 1 ? "above" : undefined}
          >
            <Lines axes={axes} series={series} />
            {isUsed && <LineChart {...spec} pointer={pointer} />}
          </div>
        </Frame>
      )}
    </div>
  );
}
