import { type Column, DataTable, EmptyState, type PartSwitch, type Picking, type Sort, useListTotal } from "@stoep/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { useFormat } from "../format.ts";
import { QueryContent } from "../parts/query-content.tsx";
import { useAppText } from "../text.ts";
import { type ExportCall, ExportMenu, FileMenu, type OfferedFile } from "./export-menu.tsx";
import { type FilterField, useFilterBar, useFilterWords } from "./filter-fields.tsx";
import { useTableLabels } from "./table-labels.ts";

type EmptyText = { title: string; text: string; drawing?: ComponentProps<typeof EmptyState>["drawing"] };

type Props<Row, Filters> = {
  /** What `useList` returned. */
  list: {
    query: UseQueryResult<unknown>;
    params: Record<string, string> | undefined;
    rows: readonly Row[] | undefined;
    filters: Filters;
    setFilters: (change: Partial<Filters>) => void;
    asked: object;
    isFiltered: boolean;
    total: { count: number; isMore: boolean } | undefined;
    paging: ComponentProps<typeof DataTable<Row>>["paging"];
  };
  /** The name of the table and of its file. */
  label: string;
  columns: Column<Row>[];
  rowKey: (row: Row) => string;
  rowHref?: (row: Row) => string;
  /** Opens a row on the same page, instead of following a link. */
  rowAct?: { run: (row: Row) => void; labelOf: (row: Row) => string };
  filters?: FilterField<Filters>[];
  /** The parts of the list, and which one is shown. */
  parts?: ComponentProps<typeof PartSwitch>;
  /** How many there are without and with filters, if the route returns that: "12 of 480". */
  counts?: { total: number; found: number } | undefined;
  /** Which rows the total after the title counts, if not all of them, and what it says about the others. */
  counting?: { isCounted: (row: Row) => boolean; others: (count: number) => string };
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  picking?: Picking<Row>;
  /** Why the list is empty, and what to do about it; `nothingFound` applies when the filters match nothing. */
  empty: EmptyText & { action?: ReactNode };
  nothingFound?: EmptyText;
  /** The route that returns the same list as a file. */
  file?: ExportCall;
  fileName?: string;
  /** Several kinds of files instead of one. */
  files?: readonly OfferedFile[] | undefined;
  /** Lets people choose columns, and stores their choice on this device under this name. */
  rememberAs?: string;
};

type FilesProps<Row, Filters> = Props<Row, Filters> & { filteredBy: string[] };

function Files<Row, Filters>({ list, label, file, fileName = label, files, filteredBy }: FilesProps<Row, Filters>) {
  if (files) return <FileMenu files={files} name={fileName} filteredBy={filteredBy} />;
  if (!file) return null;
  return <ExportMenu route={file} params={list.params} asked={list.asked} filteredBy={filteredBy} name={fileName} />;
}

/** The part of the list that is shown, and its filters. */
function useWords<Row, Filters>({ list, filters = [], parts }: Props<Row, Filters>): string[] {
  const words = useFilterWords(filters, list.filters);
  const part = parts?.parts.find(({ value }) => value === parts.value);
  return part ? [part.label, ...words] : words;
}

/** A list of the dashboard: filters, columns, pages, export, and its empty and error states. */
export function List<Row, Filters>(props: Props<Row, Filters>) {
  const { list, label, columns, rowKey } = props;
  const { rowHref, rowAct, rememberAs, sort, onSort, picking, filters } = props;
  const labels = useTableLabels(label);
  const found = useFoundText(props);
  const filteredBy = useWords(props);
  const hasFiles = Boolean(props.files ?? props.file);
  useTotal(props.counts ? { count: props.counts.total, isMore: false } : totalOf(props));
  const bar = useFilterBar({ fields: filters ?? [], values: list.filters, onChange: list.setFilters }, found);
  if (list.query.isError && list.query.data === undefined) {
    return (
      <QueryContent query={list.query} waiting={null}>
        {() => null}
      </QueryContent>
    );
  }
  const { title, text, drawing, action }: Props<Row, Filters>["empty"] =
    list.isFiltered && props.nothingFound ? { drawing: "search", ...props.nothingFound } : props.empty;
  return (
    <DataTable
      rows={list.rows}
      columns={columns}
      rowKey={rowKey}
      rowHref={rowHref}
      rowAct={rowAct}
      rememberAs={rememberAs}
      sort={sort}
      onSort={onSort}
      picking={picking}
      filterBar={{ ...bar, parts: props.parts }}
      actions={hasFiles ? <Files {...props} filteredBy={filteredBy} /> : undefined}
      paging={list.paging}
      empty={
        <EmptyState drawing={drawing} title={title} action={action}>
          {text}
        </EmptyState>
      }
      labels={labels}
    />
  );
}

type Total = { count: number; isMore: boolean; others?: string };

function totalOf<Row, Filters>({ list: { total, rows = [] }, counting }: Props<Row, Filters>): Total | undefined {
  if (!total || !counting) return total;
  const count = rows.filter(counting.isCounted).length;
  return { ...total, count, others: count < rows.length ? counting.others(rows.length - count) : undefined };
}

/** Puts the total after the title: "12", "50+" if more pages follow, or "7 · 1 deactivated"; nothing for an empty list, which says so itself. */
function useTotal(total: Total | undefined): void {
  const format = useFormat();
  const { count = 0, isMore, others } = total ?? {};
  const parts = [`${format.number(count)}${isMore ? "+" : ""}`, ...(others ? [others] : [])];
  useListTotal(count > 0 ? parts.join(" · ") : undefined);
}

function useFoundText<Row, Filters>({ list, counts }: Props<Row, Filters>): string | undefined {
  const t = useAppText();
  const format = useFormat();
  if (!list.isFiltered || !counts) return undefined;
  return t("list.found", { found: format.number(counts.found), total: format.number(counts.total) });
}
