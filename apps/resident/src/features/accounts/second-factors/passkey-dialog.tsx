import { type AddDialogProps, passkeyName, usePasskeySetup } from "@stoep/client/second-step";
import type { FormEvent } from "react";
import { Button, Dialog, DialogActions, Notice, TextField, toast, useForm } from "../../../app/index.ts";
import style from "../entrance.module.css";
import { useText } from "../words.ts";

const nameMaxLength = 60;

/** Adds a passkey: first a name for it, then the device asks for finger, face or PIN. */
export function PasskeyDialog({ onAdded, onClose }: AddDialogProps) {
  const t = useText();
  const form = useForm({ name: passkeyName(t) });
  const { make, isAsking, problem } = usePasskeySetup({ tell: toast, t, form, onAdded });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void make(form.values.name);
  };
  return (
    <Dialog title={t("passkey.title")} onClose={onClose}>
      <form className={style.stack} onSubmit={submit} noValidate>
        <p>{t("passkey.lead")}</p>
        {problem && (
          <Notice tone="danger" isLive>
            {problem}
          </Notice>
        )}
        <TextField
          {...form.field("name")}
          label={t("passkey.name")}
          hint={t("passkey.nameHint")}
          maxLength={nameMaxLength}
          autoComplete="off"
          autoFocus
        />
        <DialogActions isWide>
          <Button type="submit" look="main" isBusy={isAsking}>
            {t("passkey.submit")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
