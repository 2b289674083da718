import type { BarRow } from "./bars.ts";
import { baseOption, type ChartLook, type ChartOption, type Series } from "./look.ts";
import { ceilingOf, plotGrid, valueAxis } from "./scale.ts";

export interface ColumnFigures {
  /** In chronological order. */
  rows: readonly BarRow[];
  /** One series for plain columns; several are stacked in this order, the first at the bottom. */
  series: readonly Series[];
  format: (value: number | null) => string;
}

/** Approximate width of a letter relative to the text size, and the room between two names in pixels. */
const [letter, gap] = [0.56, 16];

/** How many columns apart there is room for a name. */
function stepOf(rows: readonly BarRow[], textSize: number, width: number): number {
  const widest = Math.max(0, ...rows.map(({ label }) => label.length)) * textSize * letter + gap;
  return Math.max(1, Math.ceil((widest * rows.length) / Math.max(width, 1)));
}

/**
 * The amount in each stretch of time. Numbers that are not disclosed draw nothing. `width`: of the drawing, in pixels; names that do
 * not fit are left out, never the last. `marked`: the column currently being read; the others fade.
 */
export function columnOption(
  { rows, series, format }: ColumnFigures,
  look: ChartLook,
  width: number,
  marked?: number,
): ChartOption {
  const top = ceilingOf(rows.map(({ values }) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0)));
  const step = stepOf(rows, look.textSize, width);
  const small = { color: look.inkSoft, fontSize: look.textSize };
  return {
    ...baseOption(look),
    grid: plotGrid,
    xAxis: {
      type: "category",
      data: rows.map(({ label }) => label),
      axisLine: { lineStyle: { color: look.line } },
      axisTick: { show: false },
      axisLabel: { ...small, interval: (place: number) => (rows.length - 1 - place) % step === 0 },
    },
    yAxis: valueAxis(top, format, look),
    series: series.map(({ label }, place) => ({
      type: "bar",
      name: label,
      stack: "parts",
      barMaxWidth: 40,
      barCategoryGap: "28%",
      silent: true,
      data: rows.map(({ values }, index) => ({
        value: values[place] ?? 0,
        itemStyle: { opacity: marked === undefined || marked === index ? 1 : 0.45 },
      })),
      itemStyle: {
        color: look.series[place],
        borderColor: look.surface,
        borderWidth: place > 0 ? 1 : 0,
        borderRadius: 2,
      },
    })),
  };
}

/** The column at a position between the middles of the first and the last one, from 0 to 1; it may lie outside. */
export const columnAt = (count: number, share: number): number =>
  Math.max(0, Math.min(count - 1, Math.round(share * (count - 1))));
