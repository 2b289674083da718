import { type Column, DataTable, StatusBadge } from "@stoep/ui";
import { type ReactNode, useState } from "react";
import { useFormat, useTableLabels } from "../../../app/index.ts";
import { usePageControls } from "../round/fields/use-page-controls.ts";
import { pageOf } from "../round/idea-rows.ts";
import { type BatchFile, BatchOutcome } from "./batch-outcome.tsx";
import { batchLooks, type MadeBatch, useBatchText } from "./words.ts";

type Props<B extends MadeBatch> = {
  batches: readonly B[];
  /** What was made: so many letters, or another thing. */
  whatOf: (batch: B) => string;
  /** Which ones, beside their serial numbers. */
  placeOf?: (batch: B) => string | null;
  columns?: readonly Column<B>[];
  fileOf: (batch: B) => BatchFile;
  waitingOf?: (batch: B) => ReactNode;
};

/** Codes that were made together: how far they are, and their files for the member who asked for them. */
export function BatchTable<B extends MadeBatch>({
  batches,
  whatOf,
  placeOf,
  columns = [],
  fileOf,
  waitingOf,
}: Props<B>) {
  const t = useBatchText();
  const format = useFormat();
  const [page, setPage] = useState(0);
  const shown = pageOf(batches, page);
  const paging = usePageControls(shown, setPage);
  const labels = useTableLabels(t("table"));
  const serialsOf = ({ serials }: B) => serials && t("serials", serials);
  return (
    <DataTable
      rows={shown.rows}
      rowKey={({ id }) => id}
      paging={shown.pages > 1 ? paging : undefined}
      labels={labels}
      empty={null}
      columns={[
        {
          key: "what",
          title: t("what"),
          render: whatOf,
          line: (batch) => [placeOf?.(batch), serialsOf(batch)].filter(Boolean).join(" · "),
        },
        ...columns,
        {
          key: "at",
          title: t("at"),
          width: "content",
          render: ({ createdAt }) => format.moment(createdAt),
        },
        {
          key: "state",
          title: t("state"),
          width: 130,
          isWhole: true,
          render: ({ state }) => <StatusBadge kind={batchLooks[state]}>{t(`states.${state}`)}</StatusBadge>,
        },
        {
          key: "files",
          title: t("files"),
          width: 260,
          isWhole: true,
          render: (batch) => <BatchOutcome batch={batch} file={fileOf(batch)} waiting={waitingOf?.(batch)} />,
        },
      ]}
    />
  );
}
