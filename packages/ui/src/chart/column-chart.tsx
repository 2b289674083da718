import { type BarRow, type ChartLook, columnAt, columnOption, type Series } from "@stoep/charts";
import { useCallback } from "react";
import { ChartDrawing } from "./chart-drawing.tsx";
import { ChartFrame, type FrameProps, Legend } from "./chart-frame.tsx";
import { ReadablePlot, usePlotCursor, usePlotEdges } from "./readable-plot.tsx";

type Props = FrameProps & {
  /** In the order of time; `text` is read after the numbers of several series, or instead of the one number. */
  rows: BarRow[];
  series: Series[];
  /** Heading of the table's first column. */
  axis: string;
  format: (value: number | null) => string;
};

const columnHeight = () => 200;

/** The amount in each day, week or month, read column by column. */
export function ColumnChart({ rows, series, axis, format, ...frame }: Props) {
  const reading = usePlotCursor(rows.length);
  const { edges, onPlot } = usePlotEdges();
  const { shown, at } = reading;
  const row = rows[shown];
  const table = {
    head: [axis, ...series.map(({ label }) => label)],
    rows: rows.map(({ key, label, values }) => ({ key, cells: [label, ...values.map(format)] })),
  };
  /** The plot begins at the middle of the first column and ends half a column after the middle of the last. */
  const placeAt = (x: number) => {
    const { from, to } = edges.current;
    const share = ((x - from) / (to - from)) * ((rows.length - 0.5) / Math.max(rows.length - 1, 1));
    return to > from ? columnAt(rows.length, share) : null;
  };
  const option = useCallback(
    (look: ChartLook, width: number) =>
      columnOption({ rows, series, format }, look, width, at === null ? undefined : shown),
    [rows, series, format, at, shown],
  );
  return (
    <ChartFrame {...frame} table={table}>
      <Legend series={series} />
      <ReadablePlot
        title={frame.title}
        reading={reading}
        readout={row ? readoutOf(row, series, format) : ""}
        placeAt={placeAt}
      >
        <ChartDrawing option={option} height={columnHeight} onPlot={onPlot} />
      </ReadablePlot>
    </ChartFrame>
  );
}

function readoutOf({ label, values, text }: BarRow, series: readonly Series[], format: Props["format"]): string {
  const numbers = series.length > 1 ? series.map((one, place) => `${one.label} ${format(values[place] ?? null)}`) : [];
  return [label, ...numbers, text].join(" · ");
}
