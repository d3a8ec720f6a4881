import { useMemo } from "react";
import Imported from "react-apexcharts";
import { chartOptions, type ChartSpec } from "./options.ts";

type ChartComponent = typeof Imported;

function isComponent(value: unknown): value is ChartComponent {
  return typeof value === "function";
}

/** The package is CommonJS: depending on the bundler, its default import is the component or its exports object. */
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
  /** Called when the chart is drawn. */
  onDrawn?: () => void;
}

/** The nonce of the page's Content-Security-Policy, which any of its scripts has. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce || undefined;
}

function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** One or more named lines over time. Loaded only in the browser and when a chart is near the view. */
export default function LineChart({ height, onDrawn, animate, ...spec }: LineChartProps) {
  const { id, series, dots, unit, days, describe } = spec;
  const options = useMemo(() => {
    const base = chartOptions({
      id,
      series,
      dots,
      unit,
      days,
      describe,
      animate: animate && !prefersReducedMotion(),
      nonce: pageNonce(),
    });
    return { ...base, chart: { ...base.chart, events: { mounted: () => onDrawn?.() } } };
  }, [id, series, dots, unit, days, describe, animate, onDrawn]);

  return <Chart type="line" height={height} options={options} series={options.series} />;
}
