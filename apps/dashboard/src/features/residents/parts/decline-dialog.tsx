import { toast } from "@stoep/ui";
import { api, ReasonDialog, useCommand, useFieldText, useReason } from "../../../app/index.ts";
import { useUndoDecision } from "./use-residence-decisions.ts";
import { useText, type WaitingRow } from "./words.ts";

/** Declines a person's address by name, and asks for the reason, which the resident will see. D §5 */
export function DeclineDialog({ person, onClose }: { person: WaitingRow; onClose: () => void }) {
  const t = useText();
  const fieldText = useFieldText();
  const undo = useUndoDecision();
  const { name, street, neighbourhood, residentId, since } = person;
  const form = useReason(fieldText("declineReasonRequired"));
  const decline = useCommand(api.residents.declineResident, {
    form,
    whenDone: () => {
      onClose();
      toast(t("waiting.declined", { name }), {
        action: { label: t("waiting.undo"), run: () => void undo.run(person) },
      });
    },
  });
  const place = [street, neighbourhood].filter(Boolean).join(", ");
  return (
    <ReasonDialog
      form={form}
      title={t("waiting.declineTitle", { name, place })}
      text={t("waiting.declineText")}
      field={{ label: t("waiting.reason"), hint: t("waiting.reasonHint", { name }) }}
      act={{ label: t("waiting.decline"), isDestructive: true, isRunning: decline.isRunning }}
      cancel={t("waiting.cancel")}
      onDecide={(reason) => void decline.run({ params: { residentId }, body: { since, reason } })}
      onClose={onClose}
    />
  );
}
