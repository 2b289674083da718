import { type Column, DataTable, StatusBadge } from "@stoep/ui";
import { type ReactNode, useState } from "react";
import { useFormat, useTableLabels } from "../../../app/index.ts";
import { usePageControls } from "../round/fields/use-page-controls.ts";
import { pageOf } from "../round/idea-rows.ts";
import { type BatchFile, BatchOutcome } from "./batch-outcome.tsx";
import { batchLooks, type MadeBatch, useBatchText } from "./words.ts";

type Row = {
  batch: MadeBatch;
  /** What was made: so many letters, or another thing. */
  what: string;
  /** Which ones, beside their serial numbers. */
  place?: string | null;
  file: BatchFile;
  /** What stands there while nothing is made of it yet. */
  waiting?: ReactNode;
  /** By the keys of `columns`. */
  cells?: Record<string, ReactNode>;
};

type Props = { rows: readonly Row[]; columns?: readonly Omit<Column<Row>, "render">[] };

/** Codes that were made together: how far they are, and their files for the member who asked for them. */
export function BatchTable({ rows, columns = [] }: Props) {
  const t = useBatchText();
  const format = useFormat();
  const [page, setPage] = useState(0);
  const shown = pageOf(rows, page);
  const paging = usePageControls(shown, setPage);
  const labels = useTableLabels(t("batches.table"));
  const serialsOf = ({ batch: { serials } }: Row) => serials && t("batches.serials", serials);
  return (
    <DataTable
      rows={shown.rows}
      rowKey={({ batch }) => batch.id}
      paging={shown.pages > 1 ? paging : undefined}
      labels={labels}
      empty={null}
      columns={[
        {
          key: "what",
          title: t("batches.what"),
          render: ({ what }) => what,
          line: (row) => [row.place, serialsOf(row)].filter(Boolean).join(" · "),
        },
        ...columns.map((column) => ({ ...column, render: ({ cells }: Row) => cells?.[column.key] })),
        {
          key: "at",
          title: t("batches.at"),
          width: "content",
          render: ({ batch }) => format.moment(batch.createdAt),
        },
        {
          key: "state",
          title: t("batches.state"),
          width: 130,
          isWhole: true,
          render: ({ batch: { state } }) => (
            <StatusBadge kind={batchLooks[state]}>{t(`batches.states.${state}`)}</StatusBadge>
          ),
        },
        {
          key: "files",
          title: t("batches.files"),
          width: 260,
          isWhole: true,
          render: ({ batch, file, waiting }) => <BatchOutcome batch={batch} file={file} waiting={waiting} />,
        },
      ]}
    />
  );
}
