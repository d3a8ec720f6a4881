import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  axisTime,
  chartOptions,
  dayAxis,
  escapeHtml,
  scaleOf,
  type ChartSpec,
} from "../../../app/charts/options.ts";

const NOON = Date.UTC(2026, 10, 3, 12, 5);

function spec(change: Partial<ChartSpec> = {}): ChartSpec {
  return {
    id: "servers",
    series: [{ name: "Server Growth", color: "#729bb0", data: [[NOON, 1]] }],
    unit: "hour",
    describe: (value) => String(value),
    animate: true,
    ...change,
  };
}

/** What the tooltip writes for a value. */
function says(change: Partial<ChartSpec>, value: unknown): unknown {
  const y = chartOptions(spec(change)).tooltip?.y;
  if (Array.isArray(y)) return undefined;
  return y?.formatter?.(value as number, { seriesIndex: 0, dataPointIndex: 0 });
}

describe("a chart", () => {
  test("draws itself in over a second, and stands at once during a range switch", () => {
    expect(chartOptions(spec()).chart?.animations).toMatchObject({ enabled: true, speed: 1_000 });
    expect(chartOptions(spec({ animate: false })).chart?.animations?.enabled).toBe(false);
  });

  test("has no legend, the colours it is given, and the nonce of the page", () => {
    const options = chartOptions(spec({ nonce: "n0nce" }));
    expect(options.legend?.show).toBe(false);
    expect(options.colors).toEqual(["#729bb0"]);
    expect(options.chart?.nonce).toBe("n0nce");
  });

  test("labels hours as HH:mm and days as MMM d, in UTC", () => {
    expect([axisTime(NOON, "hour"), axisTime(NOON, "day")]).toEqual(["12:05", "Nov 3"]);
  });

  test("takes several lines with gaps", () => {
    const series = ["a", "b"].map((name) => ({
      name,
      color: "#fff",
      data: [
        [1, null],
        [2, 3],
      ] as const,
    }));
    expect(chartOptions(spec({ series })).series).toEqual([
      {
        name: "a",
        data: [
          [1, null],
          [2, 3],
        ],
      },
      {
        name: "b",
        data: [
          [1, null],
          [2, 3],
        ],
      },
    ]);
    expect(says({ series }, null)).toBe("–");
  });

  test("T20: never hands over a name or a description as markup", () => {
    const evil = `<img src=x onerror="alert('1')">&`;
    const series = [{ name: evil, color: "#fff", data: [] }];
    expect(JSON.stringify(chartOptions(spec({ series })).series)).not.toMatch(/[<>]/);
    expect(says({ describe: () => evil }, 1)).not.toContain("<");
  });
});

describe("the axis of days", () => {
  const DAY = 86_400_000;
  const last = Date.UTC(2026, 8, 10);
  const labels = (days: number) => {
    const { labels, ...axis } = dayAxis([last - (days - 1) * DAY, last]);
    const all = Array.from({ length: days }, (_, i) => last - i * DAY);
    return {
      axis,
      texts: all.map((time) => labels?.formatter?.(String(time))).filter((text) => text !== ""),
    };
  };

  test("labels the last day and at most three before it, so that none touch", () => {
    expect(labels(7).texts).toEqual(["Sep 10", "Sep 8", "Sep 6", "Sep 4"]);
    expect(labels(14).texts).toEqual(["Sep 10", "Sep 5", "Aug 31"]);
    expect(labels(30).texts).toEqual(["Sep 10", "Aug 31", "Aug 21"]);
    expect(labels(1).texts).toEqual(["Sep 10"]);
    for (let days = 1; days < 400; days += 1) expect(labels(days).texts.length).toBeLessThan(5);
  });

  test("has a tick a day from the first to the last", () => {
    const { axis } = labels(30);
    expect(axis).toEqual({ type: "numeric", min: last - 29 * DAY, max: last, tickAmount: 29 });
    const { xaxis } = chartOptions(spec({ unit: "day", days: [last - DAY, last] }));
    expect(xaxis).toMatchObject({ type: "numeric", labels: { rotate: 0 } });
    expect(chartOptions(spec({ unit: "day" })).xaxis?.type).toBe("datetime");
  });
});

describe("the value axis", () => {
  const series = (...values: (number | null)[]) => [
    { name: "a", color: "#fff", data: values.map((y, x) => [x, y] as const) },
  ];

  test.each([
    [[27_903, 27_931], { min: 27_900, max: 27_940, tickAmount: 4 }],
    [[7, 7], { min: 7, max: 8, tickAmount: 1 }],
    [[0, 3], { min: 0, max: 3, tickAmount: 3 }],
    [[null, 5, 12], { min: 4, max: 12, tickAmount: 4 }],
  ])("of %j is %j", (values, expected) => {
    expect(scaleOf(series(...values))).toEqual(expected);
  });

  test("holds every value in few whole steps, and is left open without any", () => {
    expect(scaleOf(series(null))).toBeNull();
    fc.assert(
      fc.property(fc.array(fc.nat(2 ** 31), { minLength: 1 }), (values) => {
        const scale = scaleOf(series(...values));
        expect(scale?.min).toBeLessThanOrEqual(Math.min(...values));
        expect(scale?.max).toBeGreaterThanOrEqual(Math.max(...values));
        expect(scale?.tickAmount).toBeLessThanOrEqual(6);
        expect(Number.isInteger(scale?.min)).toBe(true);
      }),
    );
  });
});

test("escaped text holds no sign of markup and reads the same", () => {
  const decode = (html: string) =>
    html
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&#39;", "'")
      .replaceAll("&amp;", "&");
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from("<>&\"'amplt;# x")) }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/);
      expect(decode(escapeHtml(text))).toBe(text);
    }),
  );
});
