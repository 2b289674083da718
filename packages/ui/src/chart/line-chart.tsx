import { type ChartLook, type LinePoint, lineOption, nearestPoint, type Series } from "@stoep/charts";
import { useCallback } from "react";
import { ChartDrawing } from "./chart-drawing.tsx";
import { ChartFrame, type FrameProps, Legend } from "./chart-frame.tsx";
import { ReadablePlot, usePlotCursor, usePlotEdges } from "./readable-plot.tsx";

type Props = FrameProps & {
  series: Series[];
  points: LinePoint[];
  /** Heading of the table's first column: "Until". */
  axis: string;
  format: (value: number | null) => string;
};

const lineHeight = () => 220;

/** How something grew, read point by point. */
export function LineChart({ series, points, axis, format, ...frame }: Props) {
  const reading = usePlotCursor(points.length);
  const { edges, onPlot } = usePlotEdges();
  const { shown } = reading;
  const point = points[shown];
  const table = {
    head: [axis, ...series.map(({ label }) => label)],
    rows: points.map(({ key, label, values }) => ({
      key,
      cells: [label, ...series.map((one) => format(values[one.key] ?? null))],
    })),
  };
  const placeAt = (x: number) => {
    const { from, to } = edges.current;
    return to > from ? nearestPoint(points, (x - from) / (to - from)) : null;
  };
  const option = useCallback(
    (look: ChartLook) => lineOption({ series, points, format }, look, shown),
    [series, points, format, shown],
  );
  return (
    <ChartFrame {...frame} table={table}>
      <Legend series={series} />
      <ReadablePlot
        title={frame.title}
        reading={reading}
        readout={point ? readoutOf(point, series, format) : ""}
        placeAt={placeAt}
      >
        <ChartDrawing option={option} height={lineHeight} onPlot={onPlot} />
      </ReadablePlot>
    </ChartFrame>
  );
}

const readoutOf = ({ label, values }: LinePoint, series: readonly Series[], format: Props["format"]): string =>
  [label, ...series.map((one) => `${one.label} ${format(values[one.key] ?? null)}`)].join(" · ");
