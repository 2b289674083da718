import { codeIssues } from "@stoep/contract/budgets/values";
import { type Column, DataTable } from "@stoep/ui";
import { useState } from "react";
import { useFormat, useTableLabels } from "../../../../app/index.ts";
import type { ReadRound } from "../../parts/words.ts";
import { usePageControls } from "../../round/fields/use-page-controls.ts";
import { pageOf } from "../../round/idea-rows.ts";
import { type Districts, useNameOfDistrict } from "./use-name-of-district.ts";
import { useCodesText } from "./words.ts";

type Numbers = NonNullable<ReadRound["codes"]>[number];
type Props = {
  numbers: readonly Numbers[];
  districts: Districts;
  /** The vote is counted: with how many a ballot was cast is told. */
  isCounted?: true;
};

/** How many codes there are of each district, and of each way in which they were handed out. */
export function CodeNumbers({ numbers, districts, isCounted }: Props) {
  const t = useCodesText();
  const format = useFormat();
  const nameOf = useNameOfDistrict(districts);
  const [page, setPage] = useState(0);
  const shown = pageOf(inOrder(numbers, districts), page);
  const paging = usePageControls(shown, setPage);
  const labels = useTableLabels(t("table"));
  const place: Column<Numbers> = {
    key: "district",
    title: t("columns.district"),
    render: ({ districtId }) => nameOf(districtId),
  };
  const count = (key: "made" | "revoked"): Column<Numbers> => ({
    key,
    title: t(`columns.${key}`),
    align: "end",
    width: "content",
    render: (row) => format.number(row[key]),
  });
  const used: Column<Numbers> = {
    key: "used",
    title: t("columns.used"),
    align: "end",
    width: "content",
    isWhole: true,
    // Also where the number would give a smaller one away.
    render: (row) => (row.used === null ? t("columns.notTold") : format.number(row.used)),
  };
  const columns: Column<Numbers>[] = [
    ...(districts.length > 1 ? [place] : []),
    { key: "issue", title: t("columns.issue"), width: 200, render: ({ issue }) => t(`issues.${issue}`) },
    count("made"),
    count("revoked"),
    ...(isCounted ? [used] : []),
  ];
  return (
    <DataTable
      columns={columns}
      rows={shown.rows}
      rowKey={({ districtId, issue }) => `${districtId} ${issue}`}
      paging={shown.pages > 1 ? paging : undefined}
      labels={labels}
      empty={null}
    />
  );
}

/** By district as the vote lists them, then by way. */
function inOrder(numbers: readonly Numbers[], districts: Districts): Numbers[] {
  const placeOf = ({ districtId, issue }: Numbers) =>
    districts.findIndex(({ id }) => id === districtId) * codeIssues.length + codeIssues.indexOf(issue);
  return numbers.toSorted((one, other) => placeOf(one) - placeOf(other));
}
