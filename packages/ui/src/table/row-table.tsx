import { Checkbox, Skeleton, Table } from "@mantine/core";
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
    <Table.Th
      data-align={column.align}
      aria-sort={isSorted ? (sort.direction === "asc" ? "ascending" : "descending") : undefined}
    >
      {column.isSortable && onSort ? (
        <button
          type="button"
          className={style.sort}
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
    </Table.Th>
  );
}

function WaitingRows({ columns, label }: { columns: number; label: string }) {
  return ["a", "b", "c", "d", "e", "f", "g", "h"].map((row) => (
    <Table.Tr key={row}>
      {Array.from({ length: columns }, (_, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Table.Td key={cell}>
          <Skeleton
            height={14}
            width={cell === 0 ? "70%" : "50%"}
            {...(row === "a" && cell === 0 ? { role: "status", "aria-label": label } : {})}
          />
        </Table.Td>
      ))}
    </Table.Tr>
  ));
}

function Cell<Row>({ column, row, way }: { column: Column<Row>; row: Row; way?: Way<Row> | undefined }) {
  const content = column.render(row);
  const shown = column.isWhole ? content : <Cut>{content}</Cut>;
  return (
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
}

function Rows<Row>({ columns, rows, rowKey, rowHref, rowAct, picking }: DataTableProps<Row>) {
  const way = { ...(rowHref ? { rowHref } : {}), ...(rowAct ? { rowAct } : {}) };
  return rows?.map((row) => (
    <Table.Tr key={rowKey(row)} className={rowHref || rowAct ? style.linked : undefined}>
      {picking && (
        <Table.Td className={style.pick}>
          <PickBox picking={picking} keys={[rowKey(row)]} label={picking.labelOf(row)} />
        </Table.Td>
      )}
      {columns.map((column, index) => (
        <Table.Td key={column.key} data-align={column.align}>
          <Cell column={column} row={row} way={index === 0 ? way : undefined} />
        </Table.Td>
      ))}
    </Table.Tr>
  ));
}

function PickBox<Row>({ picking, keys, label }: { picking: Picking<Row>; keys: string[]; label: string }) {
  const { picked, onPick } = picking;
  const among = keys.filter((key) => picked.includes(key));
  const others = picked.filter((key) => !keys.includes(key));
  return (
    <Checkbox
      size="sm"
      aria-label={label}
      checked={keys.length > 0 && among.length === keys.length}
      indeterminate={among.length > 0 && among.length < keys.length}
      onChange={(event) => onPick(event.currentTarget.checked ? [...others, ...keys] : others)}
    />
  );
}

/** Rows of 48 px: what does not fit into its column is cut, so that no word widens the page. */
export function RowTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, rowHref, rowAct, sort, onSort, labels, picking } = props;
  return (
    <Table.ScrollContainer minWidth={leastWidth(columns)} type="native">
      <Table
        className={style.table}
        highlightOnHover={Boolean(rowHref || rowAct)}
        aria-label={labels.table}
        aria-busy={!rows}
      >
        <colgroup>
          {picking && <col style={{ inlineSize: 44 }} />}
          {columns.map((column, index) => (
            <col key={column.key} style={index === 0 ? undefined : { inlineSize: widthOf(column) }} />
          ))}
        </colgroup>
        <Table.Thead>
          <Table.Tr>
            {picking && (
              <Table.Th className={style.pick}>
                <PickBox picking={picking} keys={(rows ?? []).map(rowKey)} label={picking.allLabel} />
              </Table.Th>
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
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows ? (
            <Rows {...props} />
          ) : (
            <WaitingRows columns={columns.length + (picking ? 1 : 0)} label={labels.loading} />
          )}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
