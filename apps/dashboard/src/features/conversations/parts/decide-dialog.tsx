import type { ReportDecision, ReportedThing } from "@stoep/contract/conversations";
import { api, ReasonDialog, useCommand, useFieldText, useReason } from "../../../app/index.ts";
import { titleOf } from "./reported-words.ts";
import { useText } from "./words.ts";

type Props = { thing: ReportedThing; decision: ReportDecision; onClose: () => void; onDone: () => void };

/** Confirms a decision on a report by name, and asks for the reason, which is required to remove a comment. */
export function DecideDialog({ thing, decision, onClose, onDone }: Props) {
  const t = useText();
  const fieldText = useFieldText();
  const name = titleOf(thing, t);
  const isRemoval = decision === "removed";
  const form = useReason(isRemoval ? fieldText("decisionReasonRequired") : null);
  const settle = useCommand(api.conversations.settleReport, {
    form: form as never,
    done: t(`reports.done.${decision}`, { name }),
    refetches: ["conversations", "publishing"],
    whenDone: onDone,
  });
  return (
    <ReasonDialog
      form={form}
      title={t(`reports.ask.${decision}`, { name })}
      text={t(`reports.follows.${decision}`)}
      field={{ label: t(isRemoval ? "reports.why" : "reports.whyOptional"), hint: t("reports.whyHint") }}
      act={{
        label: t(thing.comment ? `reports.act.${decision}` : "reports.act.nothing"),
        isDestructive: isRemoval,
        isRunning: settle.isRunning,
      }}
      cancel={t("form.cancel")}
      onDecide={(reason) => void settle.run({ params: { reportId: thing.id }, body: { decision, reason } })}
      onClose={onClose}
    />
  );
}
