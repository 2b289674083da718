import { Button } from "@stoep/ui";
import { api, useCommand } from "../../../../app/index.ts";
import { BatchTable } from "../../code-batches/batch-table.tsx";
import { type Districts, useNameOfDistrict } from "./use-name-of-district.ts";
import { type CodeBatch, useCodesText } from "./words.ts";

type Props = { batches: readonly CodeBatch[]; districts: Districts };

const endings = { letters: "pdf", file: "csv" } as const;

/** Letters and files for a printer. */
export function BatchList({ batches, districts }: Props) {
  const t = useCodesText();
  const nameOf = useNameOfDistrict(districts);
  const placeOf = ({ districtId }: CodeBatch) => (districts.length > 1 ? nameOf(districtId) : null);
  return (
    <BatchTable
      rows={batches.map((batch) => ({
        batch,
        what: t(`batches.kinds.${batch.issue}`, { count: batch.codes }),
        place: placeOf(batch),
        file: {
          name: [t(`batches.names.${batch.issue}`), placeOf(batch)].filter(Boolean).join(" "),
          ending: endings[batch.issue],
          load: (part) => api.budgets.readCodeFile({ params: { batchId: batch.id, part } }),
        },
        waiting: batch.isOwn && <Discard batchId={batch.id} />,
      }))}
    />
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
