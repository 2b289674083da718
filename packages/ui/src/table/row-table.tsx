import { Skeleton, Table } from "@mantine/core";
import { SortAscendingIcon, SortDescendingIcon } from "../icons/index.ts";
import { KitLink } from "../theme/index.ts";
import { type Column, nextSort, type Sort } from "./columns.ts";
import style from "./data-table.module.css";
import type { DataTableProps } from "./table-props.ts";

type HeadingProps<Row> = {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  label: string;
};

function Heading<Row>({ column, sort, onSort, label }: HeadingProps<Row>) {
  const isSorted = sort?.by === column.key;
  const Icon = isSorted && sort.direction === "desc" ? SortDescendingIcon : SortAscendingIcon;
  return (
    <Table.Th
      data-align={column.align}
      w={column.width}
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
        column.title
      )}
    </Table.Th>
  );
}

function WaitingRows({ columns, label }: { columns: number; label: string }) {
  return ["a", "b", "c", "d", "e"].map((row) => (
    <Table.Tr key={row}>
      {Array.from({ length: columns }, (_, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Table.Td key={cell}>
          <Skeleton
            height={16}
            my={4}
            {...(row === "a" && cell === 0 ? { role: "status", "aria-label": label } : {})}
          />
        </Table.Td>
      ))}
    </Table.Tr>
  ));
}

export function RowTable<Row>({ columns, rows, rowKey, rowHref, sort, onSort, labels }: DataTableProps<Row>) {
  return (
    <Table.ScrollContainer minWidth={640} type="native">
      <Table className={style.table} highlightOnHover={Boolean(rowHref)} aria-label={labels.table} aria-busy={!rows}>
        <Table.Thead>
          <Table.Tr>
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
          {rows?.map((row) => (
            <Table.Tr key={rowKey(row)} className={rowHref ? style.linked : undefined}>
              {columns.map((column, index) => (
                <Table.Td key={column.key} data-align={column.align}>
                  {index === 0 && rowHref ? (
                    <KitLink className={style.rowLink} href={rowHref(row)}>
                      {column.render(row)}
                    </KitLink>
                  ) : (
                    column.render(row)
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          )) ?? <WaitingRows columns={columns.length} label={labels.loading} />}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
