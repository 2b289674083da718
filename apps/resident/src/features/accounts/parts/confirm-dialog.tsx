import type { Ways } from "@stoep/client/second-step";
import type { Confirmation, Factors } from "@stoep/contract/accounts";
import { queryOf, type Refused } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import {
  api,
  Button,
  Dialog,
  LoadFailed,
  PasswordField,
  Skeleton,
  useCommand,
  useFieldText,
  useRefusalText,
} from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./entrance.module.css";
import { SentCodeStep } from "./step/sent-code-step.tsx";
import { StepChoice } from "./step/step-choice.tsx";

interface Props {
  onDone: () => void;
  onClose: () => void;
}

/** Before something weighty: once more the password, the second step of those who have one, or a code by mail. */
export function ConfirmIdentity({ onDone, onClose }: Props) {
  const t = useText();
  const query = useQuery(queryOf(api.accounts.listFactors));
  return (
    <Dialog title={t("confirm.title")} onClose={onClose}>
      <p>{t("confirm.lead")}</p>
      {query.isPending && <Skeleton height={120} />}
      {query.isError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.data && <Question factors={query.data} onDone={onDone} />}
    </Dialog>
  );
}

function Question({ factors, onDone }: { factors: Factors; onDone: () => void }) {
  const t = useText();
  const confirm = useConfirm(onDone);
  const kinds = factors.factors.map(({ kind }) => kind);
  const phoneHint = factors.factors.find(({ kind }) => kind === "text")?.name.slice(-2) ?? null;
  if (kinds.length > 0) {
    const all = [...kinds, ...(factors.recoveryCodesLeft > 0 ? (["recovery"] as const) : [])];
    return <StepChoice ways={{ ...confirm, kinds: all, phoneHint }} />;
  }
  if (factors.hasPassword) return <PasswordQuestion {...confirm} />;
  return (
    <SentCodeStep
      ways={confirm}
      lead={t("confirm.mail")}
      send={confirm.sendMail}
      sentText={(hint) => t("confirm.mailSent", { hint })}
      take={(code) => confirm.take({ kind: "mail", code })}
    />
  );
}

/** A challenge that is over can be begun again here: who it is, is known. */
function useConfirm(onDone: () => void) {
  const words = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const options = {
    refetches: [],
    refused: ({ code }: Refused) => {
      setProblem(words(code));
      return true;
    },
  };
  const confirm = useCommand(api.accounts.confirmIdentity, { ...options, whenDone: onDone });
  const send = useCommand(api.accounts.sendConfirmCode, options);
  const mail = useCommand(api.accounts.sendConfirmMail, options);
  const begin = useCommand(api.accounts.startConfirmPasskey, options);
  const anew = <T,>(run: () => Promise<T>) => {
    setProblem(null);
    return run();
  };
  return {
    take: (body: Confirmation) => anew(() => confirm.run({ body })),
    sendCode: () => anew(() => send.run({})),
    sendMail: async () => (await anew(() => mail.run({})))?.mailHint,
    passkeyOptions: () => anew(() => begin.run({})),
    isBusy: confirm.isRunning,
    problem,
  };
}

interface PasswordProps extends Pick<Ways, "isBusy" | "problem"> {
  take: (proof: Confirmation) => Promise<unknown>;
}

const fieldId = "field-own-password";

function PasswordQuestion({ take, isBusy, problem }: PasswordProps) {
  const t = useText();
  const fieldText = useFieldText();
  const [password, setPassword] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => document.getElementById(fieldId)?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(password === "");
    if (password !== "") void take({ kind: "password", password });
  };
  return (
    <form className={style.stack} onSubmit={submit} noValidate>
      <PasswordField
        id={fieldId}
        label={t("password")}
        value={password}
        onValue={setPassword}
        error={isEmpty ? fieldText("passwordRequired") : (problem ?? undefined)}
        autoComplete="current-password"
      />
      <Button type="submit" look="main" isBusy={isBusy}>
        {t("confirm.submit")}
      </Button>
    </form>
  );
}
