import { type FunnelStep, funnelBars } from "@stoep/charts";
import { Bars } from "./bar-chart.tsx";
import { ChartFrame, type FrameProps } from "./chart-frame.tsx";

type Props = FrameProps & {
  steps: FunnelStep[];
  axis: string;
  valueLabel: string;
  format: (value: number | null) => string;
};

/** How many are left after each step. */
export function Funnel({ steps, axis, valueLabel, format, ...frame }: Props) {
  const table = {
    head: [axis, valueLabel],
    rows: steps.map(({ key, label, value, share }) => ({
      key,
      cells: [label, share ? `${format(value)} (${share})` : format(value)],
    })),
  };
  return (
    <ChartFrame {...frame} table={table}>
      <Bars {...funnelBars({ steps, format })} />
    </ChartFrame>
  );
}
