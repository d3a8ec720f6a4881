import { useMemo, type RefObject } from "react";
import Imported from "react-apexcharts";
import { PLOT_HEIGHT } from "./axes.ts";
import { chartOptions, type ChartSpec, type PointerPlace } from "./options.ts";

type ChartComponent = typeof Imported;

function isComponent(value: unknown): value is ChartComponent {
  return typeof value === "function";
}

/**
 * The package is CommonJS: its default import is the component or, in some bundles, exports.
 */
function componentOf(imported: unknown): ChartComponent {
  if (isComponent(imported)) return imported;
  if (typeof imported === "object" && imported !== null && "default" in imported) {
    return componentOf(imported.default);
  }
  throw new TypeError("react-apexcharts exports no component");
}

const Chart = componentOf(Imported);

interface LineChartProps extends ChartSpec {
  /** The pointer's place over the chart; null elsewhere. */
  pointer: RefObject<PointerPlace | null>;
}

/** Named lines over time. Loaded only in browsers, when a chart is pointed at. */
export default function LineChart(props: LineChartProps) {
  const { id, series, dots, unit, isNamed, describe, pointer } = props;
  const options = useMemo(() => {
    const own = chartOptions({ id, series, dots, unit, isNamed, describe });
    const events = {
      /** The pointer came before the chart, which must learn of it. */
      mounted({ el }: { el: Element }) {
        if (!pointer.current) return;
        const svg = el.querySelector(".apexcharts-svg");
        svg?.dispatchEvent(new MouseEvent("mousemove", { ...pointer.current, bubbles: true }));
      },
    };
    return { ...own, chart: { ...own.chart, events } };
  }, [id, series, dots, unit, isNamed, describe, pointer]);
  return <Chart type="line" height={PLOT_HEIGHT} options={options} series={options.series} />;
}
