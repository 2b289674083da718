import type { TaskCancellation } from "@stoep/contract/care";
import { type FormEvent, useState } from "react";
import { Button, type Form, Notice, TextArea, useRefusalText } from "../../../app/index.ts";
import style from "../care.module.css";
import { useText } from "../words.ts";

interface Props {
  organisation: string;
  form: Form<{ text: string }>;
  isRunning: boolean;
  problem: string | null;
  onCancel: (body: TaskCancellation) => void;
}

/** For a helper who has the ticket and cannot come after all: asks why, and says who is told. */
export function CancelForm({ organisation, form, isRunning, problem, onCancel }: Props) {
  const t = useText();
  const words = useRefusalText();
  const [isOpen, setOpen] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCancel({ text: form.values.text });
  };
  if (!isOpen)
    return (
      <div className={style.answers}>
        <Button onClick={() => setOpen(true)}>{t("cancel.act")}</Button>
      </div>
    );
  return (
    <form className={style.stack} onSubmit={submit} noValidate>
      {problem && (
        <Notice tone="danger" isLive>
          {words(problem)}
        </Notice>
      )}
      <TextArea
        {...form.field("text")}
        label={t("cancel.why")}
        hint={t("cancel.hint", { organisation })}
        rows={3}
        maxLength={500}
        autoFocus
      />
      <div className={style.answers}>
        <Button type="submit" look="main" isBusy={isRunning}>
          {t("cancel.send")}
        </Button>
        <Button onClick={() => setOpen(false)}>{t("cancel.back")}</Button>
      </div>
    </form>
  );
}
