import type { Ways } from "@stoep/client/second-step";
import type { Confirmation, Factors } from "@stoep/contract/accounts";
import { Button, Dialog, PasswordField, Skeleton, Stack, Text, useForm } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  api,
  type IdentityProps,
  Loaded,
  queryOf,
  type Refused,
  useCommand,
  useFieldText,
  useRefusalText,
} from "../../../app/index.ts";
import { MailStep } from "./second-step/mail-step.tsx";
import { StepChoice } from "./second-step/step-choice.tsx";
import { useText } from "./words.ts";

/** Before something weighty: once more the password, the second factor of those who have one, or a code by mail. Then ten minutes of trust. */
export function ConfirmIdentity({ onAnswer }: IdentityProps) {
  const t = useText();
  const query = useQuery(queryOf(api.accounts.listFactors));
  return (
    <Dialog
      opened
      onClose={() => onAnswer(false)}
      title={t("confirm.title")}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <Stack>
        <Text>{t("confirm.lead")}</Text>
        <Loaded query={query} waiting={<Skeleton height={160} />}>
          {(factors) => <Question factors={factors} onDone={() => onAnswer(true)} />}
        </Loaded>
      </Stack>
    </Dialog>
  );
}

type Props = { factors: Factors; onDone: () => void };

function Question({ factors, onDone }: Props) {
  const confirm = useConfirm(onDone);
  if (factors.factors.length > 0)
    return <StepChoice ways={{ ...confirm, kinds: kindsOf(factors), phoneHint: phoneOf(factors) }} />;
  if (factors.hasPassword) return <PasswordQuestion {...confirm} />;
  const { take, sendMail } = confirm;
  return <MailStep ways={confirm} take={(code) => take({ kind: "mail", code })} sendMail={sendMail} />;
}

function kindsOf({ factors, recoveryCodesLeft }: Factors): Ways["kinds"] {
  return [...new Set(factors.map(({ kind }) => kind)), ...(recoveryCodesLeft > 0 ? (["recovery"] as const) : [])];
}

const phoneOf = ({ factors }: Factors) => factors.find(({ kind }) => kind === "text")?.name.slice(-2) ?? null;

/** A challenge that is over can be begun again here: who it is, is known. */
function useConfirm(onDone: () => void) {
  const words = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const refused = ({ code }: Refused) => {
    setProblem(words(code));
    return true;
  };
  const confirm = useCommand(api.accounts.confirmIdentity, { refused, asksIdentity: false, whenDone: onDone });
  const send = useCommand(api.accounts.sendConfirmCode, { refused });
  const mail = useCommand(api.accounts.sendConfirmMail, { refused });
  const begin = useCommand(api.accounts.startConfirmPasskey, { refused });
  const take = (body: Confirmation) => {
    setProblem(null);
    return confirm.run({ body });
  };
  return {
    take,
    sendCode: () => send.run({}),
    sendMail: () => {
      setProblem(null);
      return mail.run({});
    },
    passkeyOptions: () => begin.run({}),
    isBusy: confirm.isRunning,
    problem,
  };
}

function PasswordQuestion({
  take,
  isBusy,
  problem,
}: Pick<ReturnType<typeof useConfirm>, "take" | "isBusy" | "problem">) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm({
    initialValues: { password: "" },
    validate: { password: (value) => (value === "" ? fieldText("passwordRequired") : null) },
  });
  return (
    <form onSubmit={form.onSubmit(({ password }) => void take({ kind: "password", password }))} noValidate>
      <Stack>
        <PasswordField
          label={t("signIn.password")}
          autoComplete="current-password"
          labels={{ toggle: t("signIn.showPassword") }}
          data-autofocus
          {...form.getInputProps("password")}
          error={form.errors.password ?? problem}
        />
        <Button type="submit" loading={isBusy} fullWidth>
          {t("confirm.submit")}
        </Button>
      </Stack>
    </form>
  );
}
