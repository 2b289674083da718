import { Radio, Stack, TextArea, useForm } from "@stoep/ui";
import { api, useCommand, useFieldText } from "../../../../app/index.ts";
import { QuestionDialog } from "./question-dialog.tsx";
import { useNotifySides } from "./use-notify-sides.tsx";
import { stepKey, type Ticket, useText } from "./words.ts";

type Props = { ticket: Ticket; onClose: () => void };
type HelpedAnswer = "yes" | "no";

/**
 * Solves a ticket. While its helper is expected or at work, it asks whether they did it, because that decides whether they are thanked or
 * told that the visit does not take place. S2 §4
 */
export function SolveDialog({ ticket, onClose }: Props) {
  const t = useText();
  const fieldText = useFieldText();
  const { state: from, member, title, helper } = ticket;
  const asksHelped = from === "planned" || from === "in-progress";
  // While nobody has said whether the helper did it, only that is missing.
  const needsOutcome = (helped: HelpedAnswer | null) => (asksHelped ? helped === "no" : from !== "executed");
  const { tell, field } = useNotifySides(ticket, ticket.steps.find((one) => one.to === "solved")?.tells ?? []);
  const form = useForm({
    initialValues: { helped: null as HelpedAnswer | null, outcome: "" },
    validate: {
      helped: (helped) => (asksHelped && helped === null ? fieldText("choiceRequired") : null),
      outcome: (text, { helped }) => (needsOutcome(helped) && text.trim() === "" ? fieldText("outcomeRequired") : null),
    },
  });
  const step = useCommand(api.care.solveTicket, { form, done: t("saved"), whenDone: onClose });
  const key = stepKey(ticket, "solved");
  const submit = form.onSubmit(({ helped, outcome }) => {
    const hasHelped = asksHelped ? helped === "yes" : undefined;
    void step.run({ params: { ticketId: ticket.id }, body: { from, tell, outcome, hasHelped } });
  });
  const named = { helper: helper?.name || t("gone") };
  return (
    <QuestionDialog
      title={t(`steps.${key}`)}
      text={t(`about.${key}`, { name: member.name, title })}
      act={t(`steps.${key}`)}
      isRunning={step.isRunning}
      onSubmit={submit}
      onClose={onClose}
    >
      {asksHelped && (
        <Radio.Group label={t("helped.ask", named)} {...form.getInputProps("helped")}>
          <Stack gap="xs" mt="xs">
            {(["yes", "no"] as const).map((value) => (
              <Radio
                key={value}
                value={value}
                label={t(`helped.${value}`)}
                description={t(`helped.${value}-then`, named)}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <TextArea label={t("fields.outcome")} maxLength={2000} minRows={2} {...form.getInputProps("outcome")} />
      {field}
    </QuestionDialog>
  );
}
