import type { ReportReason } from "@stoep/contract/conversations";
import { reportReasons } from "@stoep/contract/conversations/values";
import { useState } from "react";
import {
  api,
  Button,
  Dialog,
  DialogActions,
  RadioField,
  TextArea,
  useAppText,
  useCommand,
  useUnsentForm,
} from "../../../app/index.ts";
import type { ConversationSubject } from "../model.ts";
import { useText } from "../words.ts";

interface Props {
  target: ConversationSubject | { commentId: string };
  onClose: () => void;
}

/** One of five reportReasons, and an optional remark. S1 §5 */
export function ReportDialog({ target, onClose }: Props) {
  const t = useText();
  const app = useAppText();
  const about = "commentId" in target ? target.commentId : target.params.subjectId;
  const form = useUnsentForm(`report.${about}`, { remark: "" }, (code) =>
    code === "missing" ? t("report.missing") : null,
  );
  const [reason, setReason] = useState<ReportReason | null>(null);
  const whenDone = () => {
    form.forget();
    onClose();
  };
  const options = { form, done: t("report.done"), whenDone };
  const aboutSubject = useCommand(api.conversations.reportSubject, options);
  const aboutComment = useCommand(api.conversations.reportComment, options);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (!reason) return form.setProblems({ reason: "missing" });
    const body = { reason, remark: form.values.remark };
    if ("commentId" in target) void aboutComment.run({ params: target, body });
    else void aboutSubject.run({ params: target.params, body });
  };
  return (
    <Dialog title={t("report.title")} onClose={onClose}>
      <form onSubmit={submit} noValidate style={{ display: "grid", gap: "16px" }}>
        <RadioField
          id="field-reason"
          legend={t("report.why")}
          choices={reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
          value={reason}
          onValue={setReason}
          error={reason ? undefined : form.errors.reason}
        />
        <TextArea {...form.field("remark")} label={t("report.remark")} maxLength={1000} />
        <DialogActions>
          <Button type="submit" look="main" isBusy={aboutSubject.isRunning || aboutComment.isRunning}>
            {t("report.send")}
          </Button>
          <Button onClick={onClose}>{app("cancel")}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
