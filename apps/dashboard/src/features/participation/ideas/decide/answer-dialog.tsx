import { ideaLimits } from "@stoep/contract/participation";
import { Checkbox, TextArea, useForm } from "@stoep/ui";
import { api, FormDialog, useCommand, useFieldText } from "../../../../app/index.ts";
import { type Idea, useText } from "../parts/words.ts";
import { AudienceNote } from "./audience-note.tsx";
import { useStale } from "./use-stale.tsx";

/** Gives the official answer, which is told, or changes it, which is told where that is asked for. */
export function AnswerDialog({ idea, onClose }: { idea: Idea; onClose: () => void }) {
  const t = useText();
  const fieldText = useFieldText();
  const stale = useStale(idea);
  const isFirst = idea.answer === null;
  const form = useForm({
    initialValues: { text: idea.answer?.text ?? "", isAnnounced: false },
    validate: { text: (text) => (text.trim() === "" ? fieldText("textRequired") : null) },
  });
  const answer = useCommand(api.participation.answerIdea, {
    form,
    done: t(isFirst ? "answer.given" : "answer.changed"),
    refused: stale.refused,
    whenDone: onClose,
  });
  return (
    <FormDialog
      title={t(isFirst ? "answer.act" : "answer.change")}
      size="lg"
      cancel={t("cancel")}
      act={{ label: t(isFirst ? "answer.save" : "answer.saveChange"), isRunning: answer.isRunning }}
      onSubmit={form.onSubmit(
        ({ text, isAnnounced }) =>
          void answer.run({
            params: { ideaId: idea.id },
            body: { version: stale.version, text: text.trim(), isAnnounced },
          }),
      )}
      onClose={onClose}
    >
      {stale.notice}
      <TextArea
        label={t("answer.title")}
        description={t("answer.hint")}
        required
        maxLength={ideaLimits.answer}
        autosize
        minRows={5}
        maxRows={16}
        {...form.getInputProps("text")}
      />
      {!isFirst && (
        <Checkbox
          label={t("answer.announce")}
          description={t("answer.announceHint")}
          {...form.getInputProps("isAnnounced", { type: "checkbox" })}
        />
      )}
      {(isFirst || form.values.isAnnounced) && <AudienceNote idea={idea} />}
    </FormDialog>
  );
}
