import { Box, Button, DataTable, ProgressRow, StatusBadge, Text } from "@stoep/ui";
import { useState } from "react";
import { api, useCommand, useFormat, useTableLabels } from "../../../../app/index.ts";
import { usePageControls } from "../../round/fields/use-page-controls.ts";
import { pageOf } from "../../round/idea-rows.ts";
import { BatchFiles } from "./batch-files.tsx";
import { type Districts, useNameOfDistrict } from "./use-name-of-district.ts";
import { batchLooks, type CodeBatch, isUnderWay, useCodesText } from "./words.ts";

type Props = { batches: readonly CodeBatch[]; districts: Districts };

/** Letters and files for a printer: how far they are, and their files for the member who asked for them. */
export function BatchList({ batches, districts }: Props) {
  const t = useCodesText();
  const format = useFormat();
  const nameOf = useNameOfDistrict(districts);
  const [page, setPage] = useState(0);
  const shown = pageOf(batches, page);
  const paging = usePageControls(shown, setPage);
  const labels = useTableLabels(t("batches.table"));
  const placeOf = ({ districtId }: CodeBatch) => (districts.length > 1 ? nameOf(districtId) : null);
  const serialsOf = ({ serials }: CodeBatch) => serials && t("batches.serials", serials);
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
          title: t("batches.what"),
          render: ({ issue, codes }) => t(`batches.kinds.${issue}`, { count: codes }),
          line: (batch) => [placeOf(batch), serialsOf(batch)].filter(Boolean).join(" · "),
        },
        {
          key: "at",
          title: t("batches.at"),
          width: "content",
          render: ({ createdAt }) => format.moment(createdAt),
        },
        {
          key: "state",
          title: t("batches.state"),
          width: 130,
          isWhole: true,
          render: ({ state }) => <StatusBadge kind={batchLooks[state]}>{t(`batches.states.${state}`)}</StatusBadge>,
        },
        {
          key: "files",
          title: t("batches.files"),
          width: 260,
          isWhole: true,
          render: (batch) => <Outcome batch={batch} place={placeOf(batch)} />,
        },
      ]}
    />
  );
}

/** How far it is, its files, or why there are none. */
function Outcome({ batch, place }: { batch: CodeBatch; place: string | null }) {
  const t = useCodesText();
  if (isUnderWay(batch)) return <Progress batch={batch} />;
  if (batch.state === "done") return <BatchFiles batch={batch} place={place} />;
  if (batch.state === "failed") return <Text size="sm">{t("batches.failed")}</Text>;
  return batch.isOwn ? <Discard batchId={batch.id} /> : null;
}

function Progress({ batch: { codes, written } }: { batch: CodeBatch }) {
  const t = useCodesText();
  const format = useFormat();
  const percent = codes > 0 ? Math.min(100, Math.floor((100 * written) / codes)) : 0;
  const words = t("batches.written", { done: format.number(written), all: format.number(codes) });
  return (
    <Box py={4}>
      <ProgressRow label={t("batches.progress")} percent={percent} words={words} />
    </Box>
  );
}

/** A list that was read, and left without an answer. */
function Discard({ batchId }: { batchId: string }) {
  const t = useCodesText();
  const discard = useCommand(api.budgets.discardCodeList, { done: t("letters.discarded") });
  return (
    <Button
      size="xs"
      variant="default"
      loading={discard.isRunning}
      onClick={() => void discard.run({ params: { batchId } })}
    >
      {t("letters.discard")}
    </Button>
  );
}
