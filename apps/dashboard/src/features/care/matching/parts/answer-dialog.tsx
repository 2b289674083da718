import { helperAnswers, matchingLimits } from "@stoep/contract/care/values";
import { Radio, Stack, TextArea, useForm } from "@stoep/ui";
import { api, FormDialog, useCommand, useFieldText } from "../../../../app/index.ts";
import { useOverride } from "./use-override.tsx";
import { type Candidate, type Ticket, useText } from "./words.ts";

type Answer = (typeof helperAnswers)[number];
type Props = { ticket: Ticket; candidate: Candidate; onClose: () => void };

/** Enters what a candidate answered on the phone. With a yes they become the ticket's helper. */
export function AnswerDialog({ ticket, candidate, onClose }: Props) {
  const t = useText();
  const fieldText = useFieldText();
  const { name } = candidate.helper;
  const form = useForm({
    initialValues: { answer: null as Answer | null, text: "" },
    validate: {
      answer: (answer) => (answer ? null : fieldText("choiceRequired")),
      text: (text, { answer }) => (answer === "another-time" && text.trim() === "" ? fieldText("required") : null),
    },
  });
  const { override, refused, field } = useOverride(name);
  // A refusal is about the ticket, not about these fields.
  const enter = useCommand(api.care.enterAnswer, { done: t("answer.done"), whenDone: onClose, refused });
  const params = { ticketId: ticket.id, candidateId: candidate.id };
  const submit = form.onSubmit(({ answer, text }) => {
    if (answer) void enter.run({ params, body: { answer, text, override } });
  });
  return (
    <FormDialog
      title={t("answer.of", { name })}
      cancel={t("cancel")}
      act={{ label: t("answer.save"), isRunning: enter.isRunning }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Radio.Group label={t("answer.which", { name })} {...form.getInputProps("answer")}>
        <Stack gap="xs" mt="xs">
          {helperAnswers.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`answer.${value}`)}
              description={t(`answer.${value}-then`, { name })}
            />
          ))}
        </Stack>
      </Radio.Group>
      <TextArea
        label={t("answer.words")}
        maxLength={matchingLimits.answer}
        autosize
        minRows={2}
        {...form.getInputProps("text")}
      />
      {form.values.answer === "yes" && field}
    </FormDialog>
  );
}
