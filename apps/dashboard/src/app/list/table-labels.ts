import type { TableLabels } from "@stoep/ui";
import { useAppText } from "../text.ts";

/** Labels common to all tables; `table` is the name of this one. */
export function useTableLabels(table: string): TableLabels {
  const t = useAppText();
  return {
    table,
    columns: t("list.columns"),
    previous: t("list.previous"),
    next: t("list.next"),
    loading: t("list.loading"),
    sortBy: (column) => column,
  };
}

/** Texts shown while rows are selected. */
export function useListText() {
  const t = useAppText();
  return {
    pick: (name: string) => t("list.pick", { name }),
    pickAll: t("list.pickAll"),
    picked: (count: number) => t("list.picked", { count }),
    unpick: t("list.unpick"),
  };
}
