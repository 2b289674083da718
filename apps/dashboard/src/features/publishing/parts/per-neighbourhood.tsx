import { DataTable } from "@stoep/ui";
import { useState } from "react";
import { useFormat, useTableLabels } from "../../../app/index.ts";
import { RatingBadge } from "./rating-badge.tsx";
import { type Statistics, useText } from "./words.ts";

type Row = Statistics["perNeighbourhood"][number];
const figures = ["reached", "seen", "opened", "reactions", "comments", "votes"] as const;
type By = (typeof figures)[number] | "name";

export function PerNeighbourhood({ rows }: { rows: readonly Row[] }) {
  const t = useText();
  const format = useFormat();
  const labels = useTableLabels(t("message.perNeighbourhood"));
  const [sort, setSort] = useState<{ by: string; direction: "asc" | "desc" }>({ by: "reached", direction: "desc" });
  const sign = sort.direction === "asc" ? 1 : -1;
  const by = sort.by as By;
  const sorted = rows.toSorted(
    (a, b) => sign * (by === "name" ? a.name.localeCompare(b.name) : (a[by] ?? 0) - (b[by] ?? 0)),
  );
  return (
    <DataTable
      rows={sorted}
      rowKey={(row) => row.neighbourhoodId}
      sort={sort}
      onSort={setSort}
      empty={null}
      columns={[
        { key: "name", title: t("message.neighbourhood"), isSortable: true, render: (row) => row.name },
        ...figures.map((key) => ({
          key,
          title: t(`figures.${key}`),
          align: "end" as const,
          isSortable: true,
          render: (row: Row) => format.people(row[key]),
        })),
        { key: "rating", title: t("inbox.column.rating"), render: (row) => <RatingBadge rating={row.rating} /> },
      ]}
      labels={labels}
    />
  );
}
