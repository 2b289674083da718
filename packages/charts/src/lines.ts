import { baseOption, type ChartLook, type ChartOption, type Series } from "./look.ts";
import { ceilingOf, plotGrid, valueAxis } from "./scale.ts";

/** A point on the horizontal axis; null for a number that is not disclosed. `at`: its time in milliseconds; else evenly spaced. */
export type LinePoint = { key: string; label: string; at?: number; values: Record<string, number | null> };

export interface LineFigures {
  series: readonly Series[];
  points: readonly LinePoint[];
  format: (value: number | null) => string;
}

const placesOf = (points: readonly LinePoint[]): number[] =>
  points.map(({ at }, place) => (points.every((one) => one.at !== undefined) ? (at ?? 0) : place));

/** How something grew. Numbers that are not disclosed are drawn at zero. `marked`: the point currently being read. */
export function lineOption({ series, points, format }: LineFigures, look: ChartLook, marked?: number): ChartOption {
  const places = placesOf(points);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const top = ceilingOf(points.flatMap(({ values }) => series.map(({ key }) => values[key] ?? 0)));
  const small = { color: look.inkSoft, fontSize: look.textSize };
  return {
    ...baseOption(look),
    grid: plotGrid,
    xAxis: {
      type: "value",
      min: first,
      max: Math.max(last, first + 1),
      interval: Math.max(last - first, 1),
      axisLine: { show: false },
      axisTick: { show: false },
      splitLine: { show: false },
      axisLabel: {
        ...small,
        alignMinLabel: "left",
        alignMaxLabel: "right",
        formatter: (value: number) => points[places.indexOf(value)]?.label ?? "",
      },
    },
    yAxis: valueAxis(top, format, look),
    series: series.map(({ key, label }, place) => ({
      type: "line",
      name: label,
      data: points.map(({ values }, index) => [places[index], values[key] ?? 0]),
      silent: true,
      showSymbol: points.length < 2 || marked !== undefined,
      symbol: "circle",
      symbolSize: (_: unknown, { dataIndex }: { dataIndex: number }) =>
        dataIndex === marked || points.length < 2 ? 9 : 0,
      color: look.series[place],
      lineStyle: { width: 2.5, type: place === 0 ? "solid" : ([9, 3][place - 1] ?? "dotted") },
      markLine: place === 0 && marked !== undefined ? cursor(places[marked] ?? first, look) : undefined,
    })),
  };
}

const cursor = (at: number, look: ChartLook) => ({
  silent: true,
  symbol: "none",
  animation: false,
  label: { show: false },
  lineStyle: { color: look.cursor, type: "dashed", width: 1 },
  data: [{ xAxis: at }],
});

/** The point nearest to a position between the axis's ends, from 0 to 1. */
export function nearestPoint(points: readonly LinePoint[], share: number): number {
  const places = placesOf(points);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const wanted = first + share * (last - first);
  return places.reduce(
    (best, place, index) => (Math.abs(place - wanted) < Math.abs((places[best] ?? 0) - wanted) ? index : best),
    0,
  );
}
