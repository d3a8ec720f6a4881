import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { axesOf, axisTime, lonePoints, pathOf, scaleOf } from "../../../app/charts/axes.ts";
import { chartOptions, type ChartSpec } from "../../../app/charts/options.ts";
import { formatCompact } from "../../../app/format/number.ts";
import { escapeMarkup } from "../../../app/format/escape.ts";

const NOON = Date.UTC(2026, 10, 3, 12, 5);
const DAY = 86_400_000;
const AXIS = { min: NOON - DAY, max: NOON };

function spec(change: Partial<ChartSpec> = {}): ChartSpec {
  return {
    id: "servers",
    series: [{ name: "Server Growth", color: "#729bb0", data: [[NOON, 1]] }],
    unit: "hour",
    describe: (value) => String(value),
    ...change,
  };
}

/** The tooltip's HTML at a chart's first point. */
function tooltipOf(change: Partial<ChartSpec>): unknown {
  const { custom } = chartOptions(spec(change)).tooltip ?? {};
  return typeof custom === "function" ? custom({ dataPointIndex: 0 }) : undefined;
}

describe("a chart", () => {
  test("draws no axes, as the page does, and fills the plot to the same ends", () => {
    const series = [
      { name: "a", color: "#fff", data: [[NOON, 3] as const, [NOON + 1, 8] as const] },
    ];
    const dots = [{ x: NOON + 60, y: 8 }];
    const options = chartOptions(spec({ series, dots }));
    const axes = axesOf(series, dots, "hour");
    expect(options.chart?.sparkline?.enabled).toBe(true);
    expect(options.xaxis).toMatchObject({ min: NOON, max: NOON + 60 });
    expect(options.yaxis).toMatchObject({ ...axes?.y, show: false });
  });

  test("labels hours as HH:mm and days as MMM d, in UTC", () => {
    expect([axisTime(NOON, "hour", AXIS), axisTime(NOON, "day", AXIS)]).toEqual(["12:05", "Nov 3"]);
  });

  test("T20: never hands over a name or a description as markup", () => {
    const evil = `<img src=x onerror="alert('1')">&`;
    const series = [evil, evil].map((name) => ({
      name,
      color: "#fff",
      data: [[NOON, 1] as const],
    }));
    expect(JSON.stringify(chartOptions(spec({ series })).series)).not.toMatch(/[<>]/);
    expect(tooltipOf({ series, isNamed: true, describe: () => evil })).not.toContain("<img");
  });

  test("shows a figure in its own words, and the names of several lines", () => {
    const describe = (value: number) => `${value} servers`;
    expect(tooltipOf({ describe })).toBe(
      '<p class="chart-time">Nov 3, 2026, 12:05</p><p class="chart-value">1 servers</p>',
    );
    const [ada, bo] = ["Ada", "Bo"].map((name) => ({
      name,
      color: "#fff",
      data: [[NOON, 1] as const],
    }));
    const time = '<p class="chart-time">Nov 3, 2026</p>';
    const value = (name: string) =>
      `<p class="chart-value"><i style="background:#fff"></i>${name}:<b>1 servers</b></p>`;
    const named = { describe, unit: "day", isNamed: true } as const;
    expect(tooltipOf({ ...named, series: [ada!, bo!] })).toBe(time + value("Ada") + value("Bo"));
    expect(tooltipOf({ ...named, series: [ada!] })).toBe(time + value("Ada"));
  });

  test("labels days by their month and year where the axis has each day of the year twice", () => {
    const years = { min: NOON - 1_000 * DAY, max: NOON };
    expect(axisTime(NOON, "day", years)).toBe("Nov 2026");
  });
});

describe("the value axis", () => {
  const series = (...values: (number | null)[]) => [
    { name: "a", color: "#fff", data: values.map((y, x) => [x, y] as const) },
  ];

  test.each([
    [[27_903, 27_931], { min: 27_900, max: 27_940, tickAmount: 4 }],
    // Equal values are in the middle.
    [[7, 7], { min: 6, max: 8, tickAmount: 2 }],
    [[0, 0], { min: 0, max: 1, tickAmount: 1 }],
    [[219_480_000], { min: 219_470_000, max: 219_490_000, tickAmount: 2 }],
    // Labels have five digits, so these are as good as equal.
    [[219_480_000, 219_480_060], { min: 219_470_030, max: 219_490_030, tickAmount: 2 }],
    [[0, 3], { min: 0, max: 3, tickAmount: 3 }],
    [[null, 5, 12], { min: 4, max: 12, tickAmount: 4 }],
  ])("of %j is %j", (values, expected) => {
    expect(scaleOf(series(...values))).toEqual(expected);
  });

  test("covers every value in a few round steps, and has no end without values", () => {
    expect(scaleOf(series(null))).toBeNull();
    fc.assert(
      fc.property(fc.array(fc.nat(2 ** 31), { minLength: 1 }), (values) => {
        const scale = scaleOf(series(...values));
        expect(scale?.min).toBeLessThanOrEqual(Math.min(...values));
        expect(scale?.max).toBeGreaterThanOrEqual(Math.max(...values));
        expect(scale?.tickAmount).toBeLessThanOrEqual(6);
        expect(Number.isInteger(scale?.min)).toBe(true);
        const labels = axesOf(series(...values), [], "day")?.values.map(formatCompact) ?? [];
        expect(new Set(labels).size).toBe(labels.length);
      }),
    );
  });
});

test("escaped text contains no markup and reads the same", () => {
  const decode = (html: string) =>
    html
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&#39;", "'")
      .replaceAll("&amp;", "&");
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from("<>&\"'amplt;# x")) }), (text) => {
      expect(escapeMarkup(text)).not.toMatch(/[<>"']/);
      expect(decode(escapeMarkup(text))).toBe(text);
    }),
  );
});

describe("the first drawing", () => {
  const HOUR = 3_600_000;
  const line = (...values: (number | null)[]) => ({
    name: "a",
    color: "#fff",
    data: values.map((y, i) => [NOON + i * HOUR, y] as const),
  });
  const pathIn = (series: ReturnType<typeof line>) => {
    const axes = axesOf([series], [], "hour");
    return axes && pathOf(series, axes);
  };

  test("stays between the ends of the axes and starts a new line after a gap", () => {
    expect(pathIn(line(0, 2, 4))).toBe("M0 100L50 50L100 0");
    expect(pathIn(line(0, null, 4))).toBe("M0 100M100 0");
    expect(pathIn(line(null))).toBeNull();
    // Also when thinned.
    const long = line(...Array.from({ length: 1_000 }, (_, i) => (i === 501 ? null : i)));
    expect(pathIn(long)?.split("M")).toHaveLength(3);
  });

  test("has a dot for each lone point", () => {
    expect(lonePoints(line(1, null, 3, 4, null, 6)).map(({ y }) => y)).toEqual([1, 6]);
    expect(lonePoints(line(5)).map(({ y }) => y)).toEqual([5]);
    expect(lonePoints(line(5, 6))).toEqual([]);
  });

  test("labels no hour of the day twice", () => {
    const day = line(...Array.from({ length: 25 }, (_, i) => i));
    const labels = axesOf([day], [], "hour")?.times.map((time) => axisTime(time, "hour", AXIS));
    expect(labels).toEqual(["18:05", "00:05", "06:05", "12:05"]);
  });

  test("labels every step of the values, and a few times counted back from the last", () => {
    const series = [line(...Array.from({ length: 24 }, (_, i) => 27_900 + i))];
    const axes = axesOf(series, [], "hour");
    expect(axes?.values).toEqual([27_930, 27_920, 27_910, 27_900]);
    expect(axes?.times.map((time) => (time - NOON) / HOUR)).toEqual([5, 11, 17, 23]);
    const alone = axesOf([line(1)], [], "day");
    expect([alone?.times, alone && pathOf(line(1), alone)]).toEqual([[NOON], "M50 50"]);
  });

  test("never leaves its box, and has at most five times", () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.nat(2 ** 31)), { minLength: 1, maxLength: 400 }),
        fc.constantFrom("hour" as const, "day" as const),
        (values, unit) => {
          const axes = axesOf([line(...values)], [], unit);
          if (!axes) return;
          const numbers = pathOf(line(...values), axes).match(/-?[\d.]+/g) ?? [];
          for (const part of numbers) {
            expect(Number(part)).toBeGreaterThanOrEqual(0);
            expect(Number(part)).toBeLessThanOrEqual(100);
          }
          expect(axes.times.length).toBeLessThanOrEqual(5);
          expect(axes.times.every((time) => time >= axes.x.min)).toBe(true);
        },
      ),
    );
  });
});
