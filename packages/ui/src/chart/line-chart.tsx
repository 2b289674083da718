import { type ChartLook, type LinePoint, lineOption, nearestPoint, type Series } from "@stoep/charts";
import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from "react";
import style from "./chart.module.css";
import { ChartFrame, type FrameProps, Legend } from "./chart-frame.tsx";
import { Drawing } from "./drawing.tsx";

type Props = FrameProps & {
  series: Series[];
  points: LinePoint[];
  /** Heading of the table's first column: "Until". */
  axis: string;
  format: (value: number | null) => string;
};

const lineHeight = () => 220;

/** How something grew. The plot is a slider: arrow keys read it point by point, as the pointer does. */
export function LineChart({ series, points, axis, format, ...frame }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const plot = useRef({ from: 0, to: 0 });
  const last = points.length - 1;
  const shown = Math.min(at ?? last, last);
  const point = points[shown];
  const readout = point ? readoutOf(point, series, format) : "";
  const table = {
    head: [axis, ...series.map(({ label }) => label)],
    rows: points.map(({ key, label, values }) => ({
      key,
      cells: [label, ...series.map((one) => format(values[one.key] ?? null))],
    })),
  };
  const move = (event: KeyboardEvent) => {
    const places: Record<string, number> = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last };
    const next = places[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(last, next)));
  };
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { from, to } = plot.current;
    if (to <= from) return;
    const { left } = event.currentTarget.getBoundingClientRect();
    setAt(nearestPoint(points, (event.clientX - left - from) / (to - from)));
  };
  const option = useCallback(
    (look: ChartLook) => lineOption({ series, points, format }, look, shown),
    [series, points, format, shown],
  );
  return (
    <ChartFrame {...frame} table={table}>
      <Legend series={series} />
      <div
        className={style.area}
        role="slider"
        tabIndex={0}
        aria-label={frame.title}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={shown}
        aria-valuetext={readout}
        onKeyDown={move}
        onPointerMove={follow}
        onPointerLeave={() => setAt(null)}
      >
        <Drawing
          option={option}
          height={lineHeight}
          onPlot={(from, to) => {
            plot.current = { from, to };
          }}
        />
      </div>
      <p className={style.readout} aria-hidden>
        {readout}
      </p>
    </ChartFrame>
  );
}

const readoutOf = ({ label, values }: LinePoint, series: readonly Series[], format: Props["format"]): string =>
  [label, ...series.map((one) => `${one.label} ${format(values[one.key] ?? null)}`)].join(" · ");
