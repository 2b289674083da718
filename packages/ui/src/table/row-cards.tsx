import { Skeleton } from "@mantine/core";
import { KitLink } from "../theme/index.ts";
import style from "./data-table.module.css";
import type { DataTableProps } from "./table-props.ts";

/** The same rows on a phone: first column as heading, the others as pairs of name and value. */
export function RowCards<Row>({ columns, rows, rowKey, rowHref, labels }: DataTableProps<Row>) {
  const [first, ...others] = columns;
  if (!rows) return <Skeleton height={320} role="status" aria-label={labels.loading} />;
  return (
    <ul className={style.cards} aria-label={labels.table}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={style.card} data-linked={rowHref ? true : undefined}>
          <div className={style.cardTitle}>
            {rowHref ? (
              <KitLink className={style.rowLink} href={rowHref(row)}>
                {first?.render(row)}
              </KitLink>
            ) : (
              first?.render(row)
            )}
          </div>
          <dl className={style.pairs}>
            {others.map((column) => (
              <div key={column.key}>
                <dt>{column.title}</dt>
                <dd>{column.render(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
