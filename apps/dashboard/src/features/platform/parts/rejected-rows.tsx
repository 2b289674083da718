import { DataTable } from "@stoep/ui";
import { useTableLabels } from "../../../app/index.ts";
import { type Import, useText } from "../words.ts";

/** The first rows that were left out, and why. */
export function RejectedRows({ item }: { item: Import }) {
  const t = useText();
  const labels = useTableLabels(t("imports.rejectedTable"));
  const place = item.kind === "addresses" ? "imports.line" : "imports.feature";
  return (
    <DataTable
      rows={item.rejections.slice(0, 20)}
      rowKey={(row) => `${row.place} ${row.reason}`}
      columns={[
        { key: "subject", title: t("imports.subject"), render: (row) => row.subject || "–" },
        { key: "place", title: t(place), width: "content", align: "end", onPhone: "line", render: (row) => row.place },
        {
          key: "reason",
          title: t("imports.reason"),
          onPhone: "line",
          render: (row) => t(`imports.reasons.${row.reason}`),
        },
        { key: "detail", title: t("imports.detail"), render: (row) => row.detail ?? "–" },
      ]}
      empty={null}
      labels={labels}
    />
  );
}
