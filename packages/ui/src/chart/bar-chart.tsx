import style from "./chart.module.css";
import { ChartFrame, type FrameProps, Legend } from "./chart-frame.tsx";

/** A bar of one part, or of several that are stacked; null where a number is not told. */
export type BarRow = { key: string; label: string; values: (number | null)[]; text: string; isMarked?: boolean };

type Props = FrameProps & {
  rows: BarRow[];
  /** One for plain bars; several are stacked in this order. */
  series: { key: string; label: string }[];
  /** What a full bar stands for; the largest sum when left out. */
  max?: number;
  /** Heading of the table's first column. */
  axis: string;
  format: (value: number | null) => string;
};

/** Things beside each other, each with its number in words. */
export function BarChart({ rows, series, max, axis, format, ...frame }: Props) {
  const sumOf = ({ values }: BarRow) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const full = max ?? Math.max(1, ...rows.map(sumOf));
  const table = {
    head: [axis, ...series.map(({ label }) => label)],
    rows: rows.map(({ key, label, values }) => ({ key, cells: [label, ...values.map(format)] })),
  };
  return (
    <ChartFrame {...frame} table={table}>
      <Legend series={series} />
      <ul className={style.bars}>
        {rows.map(({ key, label, values, text, isMarked }) => (
          <li key={key} data-marked={isMarked || undefined}>
            <span className={style.barLabel}>{label}</span>
            <span className={style.barText}>{text}</span>
            <span className={style.track} aria-hidden>
              {values.map((value, place) => (
                <span
                  key={series[place]?.key ?? place}
                  className={style.fill}
                  data-series={place}
                  style={{ inlineSize: `${Math.min(100, ((value ?? 0) / full) * 100)}%` }}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
