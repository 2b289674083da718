import { Group } from "@mantine/core";
import { useLocalStorage, useMediaQuery } from "@mantine/hooks";
import { ColumnChooser } from "./column-chooser.tsx";
import { hiddenKeys, shownColumns } from "./columns.ts";
import style from "./data-table.module.css";
import { Pager } from "./pager.tsx";
import { RowCards } from "./row-cards.tsx";
import { RowTable } from "./row-table.tsx";
import type { DataTableProps } from "./table-props.ts";

/** A list with columns that can be chosen and sorted, pages by cursor, rows that lead somewhere; cards under 768 px. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, toolbar, actions, rememberAs, paging, labels, empty } = props;
  const isNarrow = useMediaQuery("(max-width: 767px)", false, { getInitialValueInEffect: false });
  const [hidden, setHidden] = useLocalStorage<string[] | null>({
    key: `stoep.columns.${rememberAs ?? "none"}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const shown = shownColumns(columns, rememberAs ? hidden : null);
  const Rows = isNarrow ? RowCards : RowTable;
  const hasChooser = Boolean(rememberAs) && columns.some((column) => column.isOptional);
  return (
    <div className={style.block}>
      {(toolbar || actions || hasChooser) && (
        <div className={style.toolbar}>
          <div className={style.filters}>{toolbar}</div>
          <Group gap="sm">
            {hasChooser && (
              <ColumnChooser
                columns={columns}
                hidden={hiddenKeys(columns, hidden)}
                onChange={setHidden}
                label={labels.columns}
              />
            )}
            {actions}
          </Group>
        </div>
      )}
      <div className={style.frame}>
        {rows?.length === 0 ? empty : <Rows {...props} columns={shown} />}
        {paging && <Pager paging={paging} labels={labels} />}
      </div>
    </div>
  );
}
