import type { Verdict } from "@stoep/contract/kernel";
import { Button, type Column, confirm } from "@stoep/ui";
import { api, useCommand, useFormat, VerdictControl } from "../../../../app/index.ts";
import { BatchTable } from "../../../budgets/index.ts";
import { type SurveyCodeBatch, useCodesText } from "./words.ts";

const endings = { letters: "pdf", cards: "pdf", file: "csv" } as const;

/** Codes that were made together, with how many were used and withdrawn. */
export function MadeCodes({ batches, can }: { batches: readonly SurveyCodeBatch[]; can: Verdict }) {
  const t = useCodesText();
  const format = useFormat();
  const count = (key: "used" | "revoked"): Column<SurveyCodeBatch> => ({
    key,
    title: t(`columns.${key}`),
    align: "end",
    width: "content",
    render: (batch) => format.number(batch[key]),
  });
  return (
    <BatchTable
      batches={batches}
      whatOf={({ form, codes }) => t(`kinds.${form}`, { count: codes })}
      columns={[
        count("used"),
        count("revoked"),
        {
          key: "revoke",
          title: t("columns.acts"),
          width: "content",
          isWhole: true,
          render: (batch) => <Revoke batch={batch} can={can} />,
        },
      ]}
      fileOf={({ id: batchId, form }) => ({
        name: t(`names.${form}`),
        ending: endings[form],
        load: (part) => api.surveys.readSurveyCodeFile({ params: { batchId, part } }),
      })}
    />
  );
}

/** Withdraws all that nobody has used, once the person knows what follows. */
function Revoke({
  batch: { id: batchId, state, codes, used, revoked },
  can,
}: {
  batch: SurveyCodeBatch;
  can: Verdict;
}) {
  const t = useCodesText();
  const format = useFormat();
  const left = codes - used - revoked;
  const revoke = useCommand(api.surveys.revokeSurveyCodes, { done: t("revokeAll.done") });
  if (state === "failed" || left === 0) return null;
  const question = {
    title: t("revokeAll.title"),
    message: t("revokeAll.text", { count: left, number: format.number(left) }),
    confirmLabel: t("revokeAll.act"),
    cancelLabel: t("cancel"),
    isDestructive: true,
  };
  const ask = async () => {
    if (await confirm(question)) await revoke.run({ params: { batchId } });
  };
  return (
    <VerdictControl by={can}>
      <Button size="xs" variant="subtle" color="brick" loading={revoke.isRunning} onClick={() => void ask()}>
        {t("revokeAll.act")}
      </Button>
    </VerdictControl>
  );
}
