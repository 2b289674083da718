import { type KeyboardEvent, type PointerEvent, useState } from "react";
import style from "./chart.module.css";
import { ChartFrame, type FrameProps, Legend } from "./chart-frame.tsx";
import { ceilingOf } from "./scale.ts";

/** One place on the horizontal axis; null where a number is not told. */
export type LinePoint = { key: string; label: string; values: Record<string, number | null> };

type Props = FrameProps & {
  series: { key: string; label: string }[];
  points: LinePoint[];
  /** Heading of the table's first column: "Until". */
  axis: string;
  format: (value: number | null) => string;
};

const [width, height] = [100, 100];

/** How something grew. The plot is a slider: arrow keys read it point by point, as the pointer does. */
export function LineChart({ series, points, axis, format, ...frame }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const top = ceilingOf(points.flatMap(({ values }) => Object.values(values).map((value) => value ?? 0)));
  const last = points.length - 1;
  const shown = Math.min(at ?? last, last);
  const point = points[shown];
  const readout = point ? readoutOf(point, series, format) : "";
  const x = (place: number) => (last > 0 ? (place / last) * width : width);
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
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width > 0) setAt(Math.round(((event.clientX - box.left) / box.width) * last));
  };
  return (
    <ChartFrame {...frame} table={table}>
      <Legend series={series} />
      <div className={style.plot}>
        <div className={style.ticks} aria-hidden>
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{format(value)}</span>
          ))}
        </div>
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
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            {[0, 50, 100].map((y) => (
              <line key={y} className={style.grid} x1="0" x2={width} y1={y} y2={y} />
            ))}
            {series.map(({ key }, place) => (
              <polyline key={key} className={style.line} data-series={place} points={pathOf(points, key, x, top)} />
            ))}
            <line className={style.cursor} x1={x(shown)} x2={x(shown)} y1="0" y2={height} />
          </svg>
        </div>
        <div className={style.axis} aria-hidden>
          <span>{points[0]?.label}</span>
          <span>{points[last]?.label}</span>
        </div>
      </div>
      <p className={style.readout} aria-hidden>
        {readout}
      </p>
    </ChartFrame>
  );
}

/** Numbers that are not told lie on the ground. */
function pathOf(points: LinePoint[], key: string, x: (place: number) => number, top: number): string {
  return points.map(({ values }, place) => `${x(place)},${height - ((values[key] ?? 0) / top) * height}`).join(" ");
}

const readoutOf = ({ label, values }: LinePoint, series: Props["series"], format: Props["format"]): string =>
  [label, ...series.map((one) => `${one.label}: ${format(values[one.key] ?? null)}`)].join(" · ");
