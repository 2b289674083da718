import { type Column, DataTable, EmptyState } from "@stoep/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { Loaded } from "../loaded.tsx";
import { type ExportCall, ExportMenu } from "./export-menu.tsx";
import { type FilterField, FilterFields } from "./filter-fields.tsx";
import { useTableLabels } from "./table-labels.ts";

type Said = { title: string; text: string; drawing?: ComponentProps<typeof EmptyState>["drawing"] };

type Props<Row, Filters> = {
  /** From `useList`. */
  list: {
    query: UseQueryResult<unknown>;
    rows: readonly Row[] | undefined;
    filters: Filters;
    setFilters: (change: Partial<Filters>) => void;
    asked: object;
    isFiltered: boolean;
    paging: ComponentProps<typeof DataTable<Row>>["paging"];
  };
  /** Names the table, and its file. */
  label: string;
  columns: Column<Row>[];
  rowKey: (row: Row) => string;
  rowHref?: (row: Row) => string;
  /** What there is to filter by; or a bar of its own, where the usual fields do not do. */
  filters?: FilterField<Filters>[];
  toolbar?: ReactNode;
  /** Why nothing is there, and what to do about it; `nothingFound` where the filters leave nothing. */
  empty: Said & { action?: ReactNode };
  nothingFound?: Said;
  /** The route that returns the same list as a file. */
  file?: ExportCall;
  fileName?: string;
  /** Lets people choose columns, and keeps their choice on this device under this name. */
  rememberAs?: string;
};

/** A list of the dashboard: filters, columns, pages, export, and its empty and error states. */
export function List<Row, Filters>(props: Props<Row, Filters>) {
  const { list, label, columns, rowKey, rowHref, filters, toolbar, file, fileName = label, rememberAs } = props;
  const labels = useTableLabels(label);
  if (list.query.isError) {
    return (
      <Loaded query={list.query} waiting={null}>
        {() => null}
      </Loaded>
    );
  }
  const { title, text, drawing, action }: Props<Row, Filters>["empty"] =
    list.isFiltered && props.nothingFound ? { drawing: "search", ...props.nothingFound } : props.empty;
  return (
    <DataTable
      rows={list.rows}
      columns={columns}
      rowKey={rowKey}
      {...(rowHref ? { rowHref } : {})}
      {...(rememberAs ? { rememberAs } : {})}
      toolbar={filters ? <FilterFields fields={filters} values={list.filters} onChange={list.setFilters} /> : toolbar}
      actions={file && <ExportMenu route={file} asked={list.asked} name={fileName} />}
      {...(list.paging ? { paging: list.paging } : {})}
      empty={
        <EmptyState {...(drawing ? { drawing } : {})} title={title} action={action}>
          {text}
        </EmptyState>
      }
      labels={labels}
    />
  );
}
