import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import type { Column } from "./columns.ts";
import style from "./data-table.module.css";
import { FirstCell } from "./first-cell.tsx";
import type { DataTableProps } from "./table-props.ts";

const skeletonKeys = ["a", "b", "c", "d", "e", "f"];

/** The same rows on a phone: the first column as title, one line with the columns marked for it, and the column at the end. */
export function RowCards<Row>({ columns, rows, rowKey, rowHref, rowAct, labels }: DataTableProps<Row>) {
  const way = { rowHref, rowAct };
  const [first, ...others] = columns;
  const line = others.filter(({ onPhone }) => onPhone === "line");
  const end = others.filter(({ onPhone }) => onPhone === "end");
  const isPlain = line.length + end.length === 0;
  if (!rows) {
    return (
      <div role="status" aria-label={labels.loading}>
        {skeletonKeys.map((row) => (
          <div key={row} className={style.card}>
            <div className={style.cardText}>
              <Skeleton height={16} width="80%" my={4} />
              <Skeleton height={12} width="50%" my={4} />
            </div>
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul className={style.cards} aria-label={labels.table}>
      {rows.map((row) => (
        <li
          key={rowKey(row)}
          data-row={rowKey(row)}
          className={style.card}
          data-linked={rowHref || rowAct ? true : undefined}
        >
          {first?.mark?.(row)}
          <div className={style.cardText}>
            <div className={style.cardTitle}>
              <FirstCell row={row} {...way}>
                {first?.render(row)}
              </FirstCell>
            </div>
            <CardLine first={first?.line?.(row)} columns={line} row={row} />
            {isPlain && <Pairs columns={others} row={row} />}
          </div>
          {end.map((column) => (
            <div key={column.key} className={style.cardEnd}>
              {column.render(row)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The second line, in which empty values leave no gap. */
function CardLine<Row>({ first, columns, row }: { first: ReactNode; columns: Column<Row>[]; row: Row }) {
  const shown = columns.flatMap(({ key, render, phoneText = render }) => {
    const value = phoneText(row);
    return value === null || value === undefined || value === "" || value === false ? [] : [{ key, value }];
  });
  if (!first && shown.length === 0) return null;
  return (
    <div className={style.cardLine}>
      {first && <span>{first}</span>}
      {shown.map(({ key, value }) => (
        <span key={key}>{value}</span>
      ))}
    </div>
  );
}

/** All values of a row, for lists without columns marked for phones: names and values below each other. */
function Pairs<Row>({ columns, row }: { columns: Column<Row>[]; row: Row }) {
  return (
    <dl className={style.pairs}>
      {columns.map((column) => (
        <div key={column.key}>
          <dt>{column.title}</dt>
          <dd>{column.render(row)}</dd>
        </div>
      ))}
    </dl>
  );
}
