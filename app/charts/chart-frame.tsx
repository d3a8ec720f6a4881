import { useInView } from "../live/hooks/use-in-view.ts";
import { lazyPart } from "../page-load/lazy-part.tsx";
import { axesOf } from "./axes.ts";
import { Frame, Lines } from "./frame.tsx";
import type { ChartSpec } from "./options.ts";

const LineChart = lazyPart(() => import("./line-chart.client.tsx"), { says: "nothing" });

interface ChartFrameProps extends ChartSpec {
  /** Whether the lines are drawn over 1000 ms, at the chart's first sight. */
  animate: boolean;
  /** The chart's accessible name; its numbers are in a table elsewhere on the page. */
  label: string;
}

/** A chart of fixed height: axes and lines from the server, over which the chart library draws its own lines, in place. */
export function ChartFrame({ label, animate, ...spec }: ChartFrameProps) {
  const { series, dots = [], unit } = spec;
  const { ref, isInView } = useInView<HTMLDivElement>({ margin: "33%", stay: 0 });
  const axes = axesOf(series, dots, unit);
  return (
    <div ref={ref} role="img" aria-label={label} className="h-[272px]">
      {axes && (
        <Frame axes={axes} dots={dots} unit={unit}>
          <div
            className={animate ? "chart-lines chart-draws" : "chart-lines"}
            // The tooltip of a single line has room above it.
            data-tooltip={series.length === 1 ? "above" : undefined}
          >
            <Lines axes={axes} series={series} />
            {isInView && <LineChart {...spec} />}
          </div>
        </Frame>
      )}
    </div>
  );
}
