import { useLocalStorage, useMediaQuery } from "@mantine/hooks";
import { useRef } from "react";
import { BulkBar } from "./bulk-bar.tsx";
import { ColumnChooser } from "./column-chooser.tsx";
import { type ColumnChoice, readChoice, shownColumns } from "./columns.ts";
import style from "./data-table.module.css";
import { FilterBar } from "./filter-bar.tsx";
import { useNextRow } from "./next-row.ts";
import { Pager } from "./pager.tsx";
import { RowCards } from "./row-cards.tsx";
import { RowTable } from "./row-table.tsx";
import type { DataTableProps } from "./table-props.ts";
import { useFocusAfterPicking } from "./use-focus-after-picking.ts";

/** A list with selectable and sortable columns, pages by cursor, and rows that are links; under 768 px, items of two lines. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, filterBar, actions, rememberAs, paging, picking, labels, empty } = props;
  const isNarrow = useMediaQuery("(max-width: 767px)", false, { getInitialValueInEffect: false });
  const [stored, setStored] = useLocalStorage<unknown>({
    key: `stoep.columns.${rememberAs ?? "none"}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const choice = readChoice(rememberAs ? stored : null);
  const shown = shownColumns(columns, choice);
  const hasChooser = !isNarrow && Boolean(rememberAs) && columns.some((column) => column.isOptional);
  const chooser = hasChooser && (
    <ColumnChooser
      columns={columns}
      shown={shown.map(({ key }) => key)}
      onChange={(key, isShown) => setStored({ ...choice, [key]: isShown } satisfies ColumnChoice)}
      label={labels.columns}
    />
  );
  const tools = (chooser || actions) && (
    <>
      {chooser}
      {actions}
    </>
  );
  const frame = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const isPicking = picking !== undefined && picking.picked.length > 0 && !isNarrow;
  useNextRow(frame, rows?.map(rowKey));
  useFocusAfterPicking(frame, bar, isPicking);
  const Rows = isNarrow ? RowCards : RowTable;
  return (
    <div className={style.block}>
      <FilterBar
        {...(filterBar ?? noFilters)}
        tools={tools}
        instead={isPicking ? <BulkBar {...picking} bar={bar} /> : undefined}
      />
      <div ref={frame} className={style.frame}>
        {rows?.length === 0 ? empty : <Rows {...props} columns={isNarrow ? columns : shown} />}
        {paging && <Pager paging={paging} labels={labels} />}
      </div>
    </div>
  );
}

const noFilters = { labels: { filters: "", clear: "", show: "", close: "", remove: () => "" } };
