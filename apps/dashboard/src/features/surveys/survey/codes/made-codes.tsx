import type { Verdict } from "@stoep/contract/kernel";
import { Button, confirm } from "@stoep/ui";
import { api, useCommand, useFormat, VerdictControl } from "../../../../app/index.ts";
import { BatchTable } from "../../../budgets/index.ts";
import { useText } from "../../parts/words.ts";
import type { SurveyCodeBatch } from "./words.ts";

const endings = { letters: "pdf", cards: "pdf", file: "csv" } as const;

/** Codes that were made together, with how many were used and withdrawn. */
export function MadeCodes({ batches, can }: { batches: readonly SurveyCodeBatch[]; can: Verdict }) {
  const t = useText();
  const format = useFormat();
  const count = (key: "used" | "revoked") =>
    ({ key, title: t(`codes.columns.${key}`), align: "end", width: "content" }) as const;
  return (
    <BatchTable
      columns={[
        count("used"),
        count("revoked"),
        { key: "revoke", title: t("codes.columns.acts"), width: "content", isWhole: true },
      ]}
      rows={batches.map((batch) => ({
        batch,
        what: t(`codes.kinds.${batch.form}`, { count: batch.codes }),
        file: {
          name: t(`codes.names.${batch.form}`),
          ending: endings[batch.form],
          load: (part) => api.surveys.readSurveyCodeFile({ params: { batchId: batch.id, part } }),
        },
        cells: {
          used: format.number(batch.used),
          revoked: format.number(batch.revoked),
          revoke: <Revoke batch={batch} can={can} />,
        },
      }))}
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
  const t = useText();
  const format = useFormat();
  const left = codes - used - revoked;
  const revoke = useCommand(api.surveys.revokeSurveyCodes, { done: t("codes.revokeAll.done") });
  if (state === "failed" || left === 0) return null;
  const question = {
    title: t("codes.revokeAll.title"),
    message: t("codes.revokeAll.text", { count: left, number: format.number(left) }),
    confirmLabel: t("codes.revokeAll.act"),
    cancelLabel: t("codes.cancel"),
    isDestructive: true,
  };
  const ask = async () => {
    if (await confirm(question)) await revoke.run({ params: { batchId } });
  };
  return (
    <VerdictControl by={can}>
      <Button size="xs" variant="subtle" color="brick" loading={revoke.isRunning} onClick={() => void ask()}>
        {t("codes.revokeAll.act")}
      </Button>
    </VerdictControl>
  );
}
