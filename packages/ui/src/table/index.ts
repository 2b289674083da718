/** Lists with columns. The rows come from a page of the contract; the caller keeps sort order and page (in the URL). */
export { BulkBar } from "./bulk-bar.tsx";
export type { Column, Sort } from "./columns.ts";
export { Cut, FirstOf } from "./cut.tsx";
export { DataTable } from "./data-table.tsx";
export { FilterBar, type FilterBarProps } from "./filter-bar.tsx";
export { type PageControls, Pager } from "./pager.tsx";
export type { Picking, TableLabels } from "./table-props.ts";
