import { Skeleton } from "@mantine/core";
import { SortAscendingIcon, SortDescendingIcon } from "../icons/index.ts";
import { type Column, leastWidth, nextSort, type Sort, widthOf } from "./columns.ts";
import { Cut } from "./cut.tsx";
import style from "./data-table.module.css";
import { FirstCell } from "./first-cell.tsx";
import type { DataTableProps, Picking } from "./table-props.ts";

type HeadingProps<Row> = {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  label: string;
};

type Way<Row> = Pick<DataTableProps<Row>, "rowHref" | "rowAct">;

function Heading<Row>({ column, sort, onSort, label }: HeadingProps<Row>) {
  const isSorted = sort?.by === column.key;
  const Icon = isSorted && sort.direction === "desc" ? SortDescendingIcon : SortAscendingIcon;
  return (
    <th
      scope="col"
      data-align={column.align}
      aria-sort={isSorted ? (sort.direction === "asc" ? "ascending" : "descending") : undefined}
    >
      {column.isSortable && onSort ? (
        <button
          type="button"
          className={style.sort}
          data-printed
          data-sorted={isSorted || undefined}
          title={label}
          onClick={() => onSort(nextSort(sort, column.key))}
        >
          {column.title}
          <Icon aria-hidden />
        </button>
      ) : (
        <span className={column.isUnnamed ? style.spoken : undefined}>{column.title}</span>
      )}
    </th>
  );
}

function WaitingRows({ columns, label }: { columns: number; label: string }) {
  return ["a", "b", "c", "d", "e", "f", "g", "h"].map((row) => (
    <tr key={row}>
      {Array.from({ length: columns }, (_, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <td key={cell}>
          <Skeleton
            height={14}
            width={cell === 0 ? "70%" : "50%"}
            {...(row === "a" && cell === 0 ? { role: "status", "aria-label": label } : {})}
          />
        </td>
      ))}
    </tr>
  ));
}

function Cell<Row>({ column, row, way }: { column: Column<Row>; row: Row; way?: Way<Row> | undefined }) {
  const content = column.render(row);
  const shown = column.isWhole ? content : <Cut>{content}</Cut>;
  const text = (
    <>
      {way ? (
        <FirstCell row={row} {...way}>
          {shown}
        </FirstCell>
      ) : (
        shown
      )}
      {column.line && (
        <div className={style.line}>
          <Cut>{column.line(row)}</Cut>
        </div>
      )}
    </>
  );
  if (!column.mark) return text;
  return (
    <div className={style.marked}>
      {column.mark(row)}
      <div className={style.markedText}>{text}</div>
    </div>
  );
}

function Rows<Row>({ columns, rows, rowKey, rowHref, rowAct, picking }: DataTableProps<Row>) {
  const way = { rowHref, rowAct };
  return rows?.map((row) => (
    <tr key={rowKey(row)} data-row={rowKey(row)} className={rowHref || rowAct ? style.linked : undefined}>
      {picking && (
        <td className={style.pick}>
          <PickBox picking={picking} keys={[rowKey(row)]} label={picking.labelOf(row)} />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.key} data-align={column.align} data-by-content={column.width === "content" || undefined}>
          <Cell column={column} row={row} way={index === 0 ? way : undefined} />
        </td>
      ))}
    </tr>
  ));
}

function PickBox<Row>({ picking, keys, label }: { picking: Picking<Row>; keys: string[]; label: string }) {
  const { picked, onPick } = picking;
  const among = keys.filter((key) => picked.includes(key));
  const others = picked.filter((key) => !keys.includes(key));
  const isSome = among.length > 0 && among.length < keys.length;
  return (
    <label className={style.pickArea}>
      <input
        type="checkbox"
        aria-label={label}
        checked={keys.length > 0 && among.length === keys.length}
        ref={(box) => {
          if (box) box.indeterminate = isSome;
        }}
        onChange={(event) => onPick(event.currentTarget.checked ? [...others, ...keys] : others)}
      />
    </label>
  );
}

/** Rows of 48 px: content that does not fit its column is cut off, so that nothing widens the page. */
export function RowTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, sort, onSort, labels, picking } = props;
  const [first, ...others] = columns;
  const isByContent = others.some(({ width }) => width === "content");
  return (
    <div className={style.scroll}>
      <table
        style={{ minInlineSize: leastWidth(columns) }}
        className={style.table}
        data-by-content={isByContent || undefined}
        aria-label={labels.table}
        aria-busy={!rows}
      >
        <colgroup>
          {picking && <col style={{ inlineSize: 44 }} />}
          {first && <col className={style.first} style={{ minInlineSize: leastWidth([first]) }} />}
          {others.map((column) => (
            <col
              key={column.key}
              style={isByContent ? { minInlineSize: widthOf(column) } : { inlineSize: widthOf(column) }}
            />
          ))}
        </colgroup>
        <thead>
          <tr>
            {picking && (
              <th scope="col" className={style.pick}>
                <PickBox picking={picking} keys={(rows ?? []).map(rowKey)} label={picking.allLabel} />
              </th>
            )}
            {columns.map((column) => (
              <Heading
                key={column.key}
                column={column}
                sort={sort}
                onSort={onSort}
                label={labels.sortBy(column.title)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows ? (
            <Rows {...props} />
          ) : (
            <WaitingRows columns={columns.length + (picking ? 1 : 0)} label={labels.loading} />
          )}
        </tbody>
      </table>
    </div>
  );
}
