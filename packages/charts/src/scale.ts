import type { ChartLook } from "./look.ts";

/** A round number at or above all values whose half is a whole number too: 2, 4, 10, 12, 16, 20, 24, 30 … */
export function ceilingOf(values: readonly number[]): number {
  const most = Math.max(2, ...values);
  const tens = 10 ** Math.floor(Math.log10(most));
  return (
    [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10]
      .map((step) => Math.round(step * tens * 10) / 10)
      .find((round) => round >= most && round % 2 === 0) ?? most
  );
}

/** The plot area of charts over time: the full width, with room for the labels of both axes. */
export const plotGrid = {
  left: 2,
  right: 8,
  top: 10,
  bottom: 4,
  outerBoundsMode: "same",
  outerBoundsContain: "axisLabel",
};

/** The upright axis, from zero to `top`, with a line at its half and its end. */
export const valueAxis = (top: number, format: (value: number) => string, look: ChartLook) => ({
  type: "value",
  min: 0,
  max: top,
  interval: top / 2,
  axisLine: { show: false },
  axisTick: { show: false },
  axisLabel: { color: look.inkSoft, fontSize: look.textSize, formatter: (value: number) => format(value) },
  splitLine: { lineStyle: { color: look.line } },
});
