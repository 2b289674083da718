import { type ReactNode, useId } from "react";
import style from "./chart.module.css";

export type ChartTable = { head: string[]; rows: { key: string; cells: string[] }[] };

export type FrameProps = {
  title: string;
  /** What the chart shows, in a sentence or two. */
  summary: ReactNode;
  /** "Show as table" */
  tableLabel: string;
};

/** The frame of every chart: its title, a summary in words, and the data as a table. */
export function ChartFrame({
  title,
  summary,
  tableLabel,
  table,
  children,
}: FrameProps & { table: ChartTable; children: ReactNode }) {
  const id = useId();
  return (
    <figure className={style.frame} aria-labelledby={id}>
      <figcaption>
        <h3 id={id} className={style.title}>
          {title}
        </h3>
        <div className={style.summary}>{summary}</div>
      </figcaption>
      {children}
      <details className={style.table}>
        <summary>{tableLabel}</summary>
        <div className={style.scroll}>
          <table>
            <thead>
              <tr>
                {table.head.map((one) => (
                  <th key={one} scope="col">
                    {one}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ key, cells: [first, ...rest] }) => (
                <tr key={key}>
                  <th scope="row">{first}</th>
                  {rest.map((cell, place) => (
                    <td key={`${key}-${table.head[place + 1]}`}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

/** Which colour and pattern belong to which series. */
export function Legend({ series }: { series: { key: string; label: string }[] }) {
  if (series.length < 2) return null;
  return (
    <ul className={style.legend}>
      {series.map(({ key, label }, place) => (
        <li key={key}>
          <span className={style.swatch} data-series={place} aria-hidden />
          {label}
        </li>
      ))}
    </ul>
  );
}
