import { BulkBar, FilterBar, type Picking } from "@stoep/ui";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useListText } from "./table-labels.ts";

/** The rows picked for an action on several; one that leaves the list is not picked any more. */
export function usePickedRows<Row extends { id: string }>(rows: readonly Row[]) {
  const [chosen, pick] = useState<string[]>([]);
  const picked = rows.filter(({ id }) => chosen.includes(id));
  return { rows: picked, ids: picked.map(({ id }) => id), pick };
}

/** The same for the rows of a table; `nameOf` names a row for its checkbox. */
export function usePicking<Row extends { id: string }>(rows: readonly Row[] | undefined, nameOf: (row: Row) => string) {
  const words = useListText();
  const picked = usePickedRows(rows ?? []);
  const pickingFor = (actions: ReactNode): Picking<Row> => ({
    picked: picked.ids,
    onPick: picked.pick,
    labelOf: (row) => words.pick(nameOf(row)),
    allLabel: words.pickAll,
    said: words.picked(picked.ids.length),
    clearLabel: words.unpick,
    actions,
  });
  return { ...picked, pickingFor };
}

type Props = ComponentProps<typeof FilterBar> & {
  picked: { ids: string[]; pick: (ids: string[]) => void };
  /** Actions on the picked rows. */
  actions: ReactNode;
};

/** The filters of a list beside its open record; while rows are picked, what can be done with them. */
export function PickingBar({ picked: { ids, pick }, actions, ...bar }: Props) {
  const words = useListText();
  return (
    <FilterBar
      {...bar}
      instead={
        ids.length > 0 ? (
          <BulkBar said={words.picked(ids.length)} clearLabel={words.unpick} onPick={pick} actions={actions} />
        ) : undefined
      }
    />
  );
}
