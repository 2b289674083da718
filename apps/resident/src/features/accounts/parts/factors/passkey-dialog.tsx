import { makePasskey } from "@stoep/client/passkeys";
import type { AddDialogProps } from "@stoep/client/second-step";
import { readAgent } from "@stoep/contract/accounts";
import { type FormEvent, useState } from "react";
import {
  api,
  Button,
  Dialog,
  Notice,
  type Refused,
  TextField,
  useCommand,
  useForm,
  useRefusalText,
} from "../../../../app/index.ts";
import { useText } from "../../words.ts";
import style from "../entrance.module.css";
import { useWeighty } from "../weighty.tsx";

const nameMaxLength = 60;

/** A passkey: first the name to know it by, then the device asks for finger, face or PIN. */
export function PasskeyDialog({ onAdded, onClose }: AddDialogProps) {
  const t = useText();
  const { form, submit, isAsking, problem, question } = useNewPasskey(onAdded);
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
        <Button type="submit" look="main" isBusy={isAsking}>
          {t("passkey.submit")}
        </Button>
      </form>
      {question}
    </Dialog>
  );
}

function useNewPasskey(onAdded: AddDialogProps["onAdded"]) {
  const t = useText();
  const words = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { browser, system } = readAgent(navigator.userAgent);
  const form = useForm({ name: browser && system ? t("sessions.on", { browser, system }) : "" });
  const refused = ({ code }: Refused) => {
    setProblem(words(code));
    return true;
  };
  const begin = useWeighty(api.accounts.addPasskey, { refused, refetches: [] });
  const finish = useCommand(api.accounts.confirmPasskey, { form, refused, done: t("factors.done"), whenDone: onAdded });
  const make = async () => {
    const begun = await begin.run({});
    if (!begun) return;
    const answer = await makePasskey(begun.options);
    if (!answer) return setProblem(t("step.passkeyFailed"));
    await finish.run({ body: { challengeId: begun.challengeId, name: form.values.name, answer } });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    setAsking(true);
    await make();
    setAsking(false);
  };
  return { form, submit, isAsking, problem, question: begin.question };
}
