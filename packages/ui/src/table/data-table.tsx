import { useLocalStorage, useMediaQuery } from "@mantine/hooks";
import { ColumnChooser } from "./column-chooser.tsx";
import { hiddenKeys, shownColumns } from "./columns.ts";
import style from "./data-table.module.css";
import { FilterBar } from "./filter-bar.tsx";
import { Pager } from "./pager.tsx";
import { RowCards } from "./row-cards.tsx";
import { RowTable } from "./row-table.tsx";
import type { DataTableProps, Picking } from "./table-props.ts";

/** A list with columns that can be chosen and sorted, pages by cursor, rows that lead somewhere; items of two lines under 768 px. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, filterBar, actions, rememberAs, paging, picking, labels, empty } = props;
  const isNarrow = useMediaQuery("(max-width: 767px)", false, { getInitialValueInEffect: false });
  const [hidden, setHidden] = useLocalStorage<string[] | null>({
    key: `stoep.columns.${rememberAs ?? "none"}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const shown = shownColumns(columns, rememberAs ? hidden : null);
  const hasChooser = !isNarrow && Boolean(rememberAs) && columns.some((column) => column.isOptional);
  const chooser = hasChooser && (
    <ColumnChooser columns={columns} hidden={hiddenKeys(columns, hidden)} onChange={setHidden} label={labels.columns} />
  );
  const tools = (chooser || actions) && (
    <>
      {chooser}
      {actions}
    </>
  );
  const Rows = isNarrow ? RowCards : RowTable;
  return (
    <div className={style.block}>
      {picking && picking.picked.length > 0 && !isNarrow ? (
        <BulkBar {...picking} />
      ) : (
        <FilterBar {...(filterBar ?? noFilters)} tools={tools} />
      )}
      <div className={style.frame}>
        {rows?.length === 0 ? empty : <Rows {...props} columns={isNarrow ? columns : shown} />}
        {paging && <Pager paging={paging} labels={labels} />}
      </div>
    </div>
  );
}

const noFilters = { labels: { filters: "", clear: "", show: "", close: "", remove: () => "" } };

/** In the place of the filters while rows are picked, so that nothing moves. */
function BulkBar<Row>({ said, clearLabel, onPick, actions }: Picking<Row>) {
  return (
    <section className={style.bulk} aria-label={said}>
      <span className={style.picked} role="status">
        {said}
      </span>
      {actions}
      <button type="button" className={style.unpick} onClick={() => onPick([])}>
        {clearLabel}
      </button>
    </section>
  );
}
