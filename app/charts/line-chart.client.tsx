import { useMemo } from "react";
import Imported from "react-apexcharts";
import { PLOT_HEIGHT } from "./axes.ts";
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

/** One or more named lines over time. Loaded only in the browser and when a chart is near the view. */
export default function LineChart({ id, series, dots, unit, describe }: ChartSpec) {
  const options = useMemo(
    () => chartOptions({ id, series, dots, unit, describe }),
    [id, series, dots, unit, describe],
  );
  return <Chart type="line" height={PLOT_HEIGHT} options={options} series={options.series} />;
}
