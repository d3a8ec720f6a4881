import { useMemo } from "react";
import Imported from "react-apexcharts";
import { chartOptions, type ChartSpec } from "./options.ts";

type ChartComponent = typeof Imported;

function isComponent(value: unknown): value is ChartComponent {
  return typeof value === "function";
}

/** The package is CommonJS: by Node's rule its default import is the exports object, not the component. */
function componentOf(imported: unknown): ChartComponent {
  if (isComponent(imported)) return imported;
  if (typeof imported === "object" && imported !== null && "default" in imported) {
    return componentOf(imported.default);
  }
  throw new TypeError("react-apexcharts exports no component");
}

const Chart = componentOf(Imported);

interface LineChartProps extends Omit<ChartSpec, "nonce"> {
  height: number;
  /** Called when the chart stands; what stood in for it can go. */
  onDrawn?: () => void;
}

/** The page's own nonce, which any of its scripts carries. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce || undefined;
}

function isStill(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** One or more named lines over time. Loaded in the browser alone and only when a chart is near. */
export default function LineChart({ height, onDrawn, animate, ...spec }: LineChartProps) {
  const { id, series, dots, unit, describe } = spec;
  const options = useMemo(() => {
    const drawn = chartOptions({
      id,
      series,
      dots,
      unit,
      describe,
      animate: animate && !isStill(),
      nonce: pageNonce(),
    });
    return { ...drawn, chart: { ...drawn.chart, events: { mounted: () => onDrawn?.() } } };
  }, [id, series, dots, unit, describe, animate, onDrawn]);

  return <Chart type="line" height={height} options={options} series={options.series} />;
}
