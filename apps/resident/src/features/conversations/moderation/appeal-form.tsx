import {
  api,
  Button,
  DialogActions,
  ErrorSummary,
  TextArea,
  useCommand,
  useSubject,
  useUnsentForm,
} from "../../../app/index.ts";
import { useText } from "../words.ts";

/** The reader's one appeal, in their own words. */
export function AppealForm({ caseId, subjectKind }: { caseId: string; subjectKind: string }) {
  const t = useText();
  const subject = useSubject(subjectKind);
  const form = useUnsentForm(`appeal.${caseId}`, { text: "" });
  const appeal = useCommand(api.conversations.appeal, {
    form,
    whenDone: form.forget,
    done: t("decision.sent"),
    refetches: ["conversations", ...(subject?.refetches ?? [])],
  });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    void appeal.run({ params: { caseId }, body: form.values });
  };
  return (
    <form onSubmit={submit} noValidate style={{ display: "grid", gap: "16px" }}>
      <ErrorSummary form={form} />
      <TextArea {...form.field("text")} label={t("decision.words")} hint={t("decision.wordsHint")} maxLength={2000} />
      <DialogActions>
        <Button type="submit" look="main" isBusy={appeal.isRunning}>
          {t("decision.send")}
        </Button>
      </DialogActions>
    </form>
  );
}
