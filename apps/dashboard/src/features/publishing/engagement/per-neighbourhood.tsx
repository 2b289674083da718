import { hasButton } from "@stoep/contract/publishing";
import { isPoll } from "@stoep/contract/publishing/values";
import { DataTable } from "@stoep/ui";
import { useState } from "react";
import { useFormat, useTableLabels } from "../../../app/index.ts";
import { type Post, type Statistics, useText } from "../parts/words.ts";
import { RatingBadge } from "./rating-badge.tsx";

type Row = Statistics["perNeighbourhood"][number];
type Figure = "reached" | "seen" | "opened" | "clicked" | "reactions" | "comments" | "votes";
type By = Figure | "name";

/** The figures that this message can have. */
const figuresOf = ({ type, ...post }: Post): Figure[] => [
  "reached",
  "seen",
  "opened",
  ...(hasButton(post) ? (["clicked"] as const) : []),
  "reactions",
  "comments",
  ...(isPoll(type) ? (["votes"] as const) : []),
];

export function PerNeighbourhood({ post, rows }: { post: Post; rows: readonly Row[] }) {
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
        { key: "name", title: t("message.neighbourhood"), least: 130, isSortable: true, render: (row) => row.name },
        ...figuresOf(post).map((key) => ({
          key,
          title: t(`figures.${key}`),
          align: "end" as const,
          width: "content" as const,
          isSortable: true,
          onPhone: "line" as const,
          // "Fewer than 10" is too long for a column.
          render: (row: Row) =>
            row[key] === null ? <span title={format.people(null)}>{"<10"}</span> : format.people(row[key]),
          phoneText: (row: Row) => `${t(`figures.${key}`)} ${format.people(row[key])}`,
        })),
        {
          key: "rating",
          title: t("inbox.column.rating"),
          width: "content",
          isWhole: true,
          onPhone: "end",
          render: (row) => <RatingBadge rating={row.rating} />,
        },
      ]}
      labels={labels}
    />
  );
}
