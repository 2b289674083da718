import { confirm, toast } from "@stoep/ui";
import { api, useCommand } from "../../../app/index.ts";
import { useText, type WaitingRow } from "./words.ts";

type DecidedPerson = Pick<WaitingRow, "residentId" | "name" | "street" | "neighbourhood" | "since">;
const decisionInput = ({ residentId, since }: DecidedPerson) => ({ params: { residentId }, body: { since } });

/** Undoes a decision, from the toast or from the list. */
export function useUndoDecision() {
  const t = useText();
  const undo = useCommand(api.residents.undoResidenceDecision);
  const run = async (person: DecidedPerson) => {
    if (await undo.run(decisionInput(person))) toast(t("waiting.waitsAgain", { name: person.name }));
  };
  return { run, isRunning: undo.isRunning };
}

/** Confirms a person's address: asks with name and place, and reports it with an undo button. D §5 */
export function useConfirmResidence() {
  const t = useText();
  const prove = useCommand(api.residents.proveResident);
  const undo = useUndoDecision();
  const run = async (person: DecidedPerson) => {
    const { name, street, neighbourhood } = person;
    const question = {
      title: t("waiting.confirmTitle", { name, place: [street, neighbourhood].filter(Boolean).join(", ") }),
      message: t("waiting.confirmText"),
      confirmLabel: t("waiting.confirm"),
      cancelLabel: t("waiting.cancel"),
    };
    if (!(await confirm(question)) || !(await prove.run(decisionInput(person)))) return;
    const action = { label: t("waiting.undo"), run: () => void undo.run(person) };
    toast(t("waiting.confirmed", { name }), { action });
  };
  return { run, isRunning: prove.isRunning };
}
