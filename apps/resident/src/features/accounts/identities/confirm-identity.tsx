import { type ProofWays, useConfirmIdentity } from "@stoep/client/second-step";
import type { Confirmation, Factors } from "@stoep/contract/accounts";
import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import {
  api,
  Button,
  Dialog,
  DialogActions,
  type IdentityProps,
  PasswordField,
  QueryContent,
  Skeleton,
  useFieldText,
} from "../../../app/index.ts";
import style from "../entrance.module.css";
import { SentCodeStep } from "../second-factors/step/sent-code-step.tsx";
import { StepChoice } from "../second-factors/step/step-choice.tsx";
import { useText } from "../words.ts";

/** Re-authentication before a sensitive action: by second factor if there is one, else by password, else by a mailed code. */
export function ConfirmIdentity({ onAnswer }: IdentityProps) {
  const t = useText();
  const query = useQuery(queryOf(api.accounts.listFactors));
  return (
    <Dialog title={t("confirm.title")} onClose={() => onAnswer(false)}>
      <p>{t("confirm.lead")}</p>
      <QueryContent query={query} waiting={<Skeleton height={120} />}>
        {(factors) => <FactorQuestion factors={factors} onDone={() => onAnswer(true)} />}
      </QueryContent>
    </Dialog>
  );
}

function FactorQuestion({ factors, onDone }: { factors: Factors; onDone: () => void }) {
  const t = useText();
  const confirm = useConfirmIdentity(factors, onDone);
  if (factors.factors.length > 0) return <StepChoice ways={confirm} />;
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

interface PasswordProps extends Pick<ProofWays, "isBusy" | "problem"> {
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
      <DialogActions isWide>
        <Button type="submit" look="main" isBusy={isBusy}>
          {t("confirm.submit")}
        </Button>
      </DialogActions>
    </form>
  );
}
