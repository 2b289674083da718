import { repeatedProblem } from "@stoep/client/own-account";
import { Registration } from "@stoep/contract/accounts";
import { Button, bySchema, Checkbox, Group, OutsideLink, Stack, TextField, toast, useForm } from "@stoep/ui";
import { type FormEvent, useState } from "react";
import { api, useCommand, useFieldText, useGo } from "../../../../app/index.ts";
import { FormSummary } from "../../parts/form-summary.tsx";
import { NewPasswordFields } from "../../parts/new-password-fields.tsx";
import { LanguageField, NameFields, WorkFields } from "../../parts/profile-fields.tsx";
import { keepTypedEmail } from "../../parts/typed-email.ts";
import { useText } from "../../parts/words.ts";
import { keepClaimToken } from "./claim-token.ts";
import type { OpenInvitation } from "./open-invitation.ts";

const empty = { firstName: "", lastName: "", jobTitle: "", phone: "", password: "", repeated: "" };

type Props = { token: string; info: OpenInvitation; onStale: () => void };

/** A new account for the invited address. */
export function RegistrationForm({ token, info, onStale }: Props) {
  const t = useText();
  const go = useGo();
  const fieldText = useFieldText();
  const [attempt, setAttempt] = useState(0);
  const byContract = bySchema(Registration, fieldText);
  const form = useForm({
    initialValues: { ...empty, language: info.language, hasAcceptedTerms: false },
    validate: (values) => ({
      ...byContract(values),
      repeated: repeatedProblem(t, values.password, values.repeated),
    }),
  });
  const claim = useCommand(api.accounts.claim, {
    form,
    fieldsUnder: "registration",
    refused: ({ code }) => {
      onStale();
      return code === "already_exists";
    },
  });
  const send = form.onSubmit(async ({ repeated: _, ...values }) => {
    const registration = { ...values, hasAcceptedTerms: true as const };
    if (!(await claim.run({ body: { token, registration } }))) return;
    keepClaimToken("");
    keepTypedEmail(info.email);
    toast(t("claim.done"));
    go("/sign-in", { replace: true });
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    setAttempt((times) => times + 1);
    send(event);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormSummary form={form} attempt={attempt} />
        <TextField label={t("signIn.email")} description={t("claim.emailHint")} value={info.email} readOnly />
        <NameFields form={form} />
        <WorkFields form={form} phoneHint={t("text.phoneHint")} />
        <NewPasswordFields
          form={form}
          name="password"
          label={t("signIn.password")}
          repeatLabel={t("claim.repeatPassword")}
        />
        <LanguageField form={form} />
        <Checkbox label={t("claim.terms")} {...form.getInputProps("hasAcceptedTerms", { type: "checkbox" })} />
        <LegalLinks slug={info.networkSlug} />
        <Button type="submit" loading={claim.isRunning} fullWidth>
          {t("claim.submit")}
        </Button>
      </Stack>
    </form>
  );
}

/** Links to pages of the residents' app, in a new window so that the form keeps its values. */
function LegalLinks({ slug }: { slug: string }) {
  const t = useText();
  return (
    <Group gap="md">
      <OutsideLink href={`/${slug}/terms`}>{t("claim.readTerms")}</OutsideLink>
      <OutsideLink href={`/${slug}/privacy`}>{t("claim.readPrivacy")}</OutsideLink>
    </Group>
  );
}
