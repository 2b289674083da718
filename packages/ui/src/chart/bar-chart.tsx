import { type BarRow, barHeight, barOption, type ChartLook, type Series } from "@stoep/charts";
import { useCallback } from "react";
import style from "./chart.module.css";
import { ChartDrawing } from "./chart-drawing.tsx";
import { ChartFrame, type FrameProps, Legend } from "./chart-frame.tsx";

type Props = FrameProps & {
  rows: BarRow[];
  /** One for plain bars; several are stacked in this order. */
  series: Series[];
  /** The value of a full bar; the largest sum by default. */
  max?: number;
  /** Heading of the table's first column. */
  axis: string;
  format: (value: number | null) => string;
};

/** Compares items, each with its number as text. */
export function BarChart({ rows, series, max, axis, format, ...frame }: Props) {
  const table = {
    head: [axis, ...series.map(({ label }) => label)],
    rows: rows.map(({ key, label, values }) => ({ key, cells: [label, ...values.map(format)] })),
  };
  return (
    <ChartFrame {...frame} table={table}>
      <Legend series={series} />
      <Bars rows={rows} series={series} max={max} />
    </ChartFrame>
  );
}

/** The bars, with the same content for screen readers. */
export function Bars({
  rows,
  series,
  max,
}: {
  rows: readonly BarRow[];
  series: readonly Series[];
  max?: number | undefined;
}) {
  const option = useCallback(
    (look: ChartLook, width: number) => barOption({ rows, series, max }, look, width),
    [rows, series, max],
  );
  const height = useCallback(
    (look: ChartLook, width: number) => barHeight({ rows, series, max }, look, width),
    [rows, series, max],
  );
  return (
    <div>
      <ChartDrawing option={option} height={height} />
      <ul className={style.spoken}>
        {rows.map(({ key, label, text }) => (
          <li key={key}>
            <span>{label}</span> <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
