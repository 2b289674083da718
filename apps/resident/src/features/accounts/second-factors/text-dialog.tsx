import type { AddDialogProps } from "@stoep/client/second-step";
import { type FormEvent, useState } from "react";
import {
  api,
  Button,
  Dialog,
  DialogActions,
  Notice,
  TextField,
  useCommand,
  useForm,
  useRefusalText,
} from "../../../app/index.ts";
import style from "../entrance.module.css";
import { useText } from "../words.ts";
import { ConfirmCode } from "./confirm-code.tsx";

interface SentCode {
  challengeId: string;
  phoneHint: string;
}

/** Adds codes by text message: a number, and the first code sent to it. */
export function TextDialog({ onAdded, onClose }: AddDialogProps) {
  const t = useText();
  const words = useRefusalText();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({ phone: "" });
  const add = useCommand(api.accounts.addText, {
    form,
    whenDone: setSent,
    refetches: [],
    refused: ({ code }) => {
      setProblem(code);
      return true;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    void add.run({ body: form.values });
  };
  const over = (why: string) => {
    setProblem(why);
    setSent(null);
  };
  return (
    <Dialog title={t("text.title")} onClose={onClose}>
      {sent ? (
        <>
          <p role="status">{t("step.sent", { hint: sent.phoneHint })}</p>
          <ConfirmCode
            command={api.accounts.confirmText}
            challengeId={sent.challengeId}
            onAdded={onAdded}
            onOver={over}
          />
          <Button look="quiet" onClick={() => setSent(null)}>
            {t("text.again")}
          </Button>
        </>
      ) : (
        <form className={style.stack} onSubmit={submit} noValidate>
          <p>{t("text.lead")}</p>
          {problem && (
            <Notice tone="danger" isLive>
              {words(problem)}
            </Notice>
          )}
          <TextField
            {...form.field("phone")}
            label={t("text.phone")}
            hint={t("text.phoneHint")}
            type="tel"
            autoComplete="tel"
            autoFocus
          />
          <DialogActions isWide>
            <Button type="submit" look="main" isBusy={add.isRunning}>
              {t("step.send")}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
