import { useConfirmIdentity } from "@stoep/client/second-step";
import type { Factors } from "@stoep/contract/accounts";
import { Button, Dialog, DialogActions, PasswordField, Skeleton, Stack, Text, useForm } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, type IdentityProps, QueryContent, queryOf, useFieldText } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import { SentCodeStep } from "./sent-code-step.tsx";
import { StepChoice } from "./step-choice.tsx";

/** Re-authentication before a sensitive action: by second factor if there is one, else by password, else by a mailed code. Valid for ten minutes. */
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
        <QueryContent query={query} waiting={<Skeleton height={160} />}>
          {(factors) => <Question factors={factors} onDone={() => onAnswer(true)} />}
        </QueryContent>
      </Stack>
    </Dialog>
  );
}

type Props = { factors: Factors; onDone: () => void };

function Question({ factors, onDone }: Props) {
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

type PasswordProps = Pick<ReturnType<typeof useConfirmIdentity>, "take" | "isBusy" | "problem">;

function PasswordQuestion({ take, isBusy, problem }: PasswordProps) {
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
          {...form.getInputProps("password")}
          error={form.errors.password ?? problem}
        />
        <DialogActions>
          <Button type="submit" loading={isBusy} fullWidth>
            {t("confirm.submit")}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
