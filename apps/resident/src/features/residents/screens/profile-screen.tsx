import { queryOf } from "@stoep/contract/kernel";
import type { MyResidence } from "@stoep/contract/residents";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import {
  api,
  Button,
  CheckField,
  ErrorSummary,
  FormSkeleton,
  QueryContent,
  Section,
  TextField,
  UpLink,
  useAppText,
  useCommand,
  useForm,
  useLive,
  useTitle,
} from "../../../app/index.ts";
import { MailsPart } from "../../accounts/index.ts";
import { useText } from "../words.ts";

/** One's names, what others see of them, and emails. */
export function ProfileScreen() {
  const t = useText();
  const query = useQuery(queryOf(api.residents.getMyResidence));
  useLive(["residents"], () => void query.refetch());
  useTitle(t("me.names"));
  return (
    <>
      <UpLink href="/me">{t("me.title")}</UpLink>
      <h1>{t("me.names")}</h1>
      <QueryContent query={query} waiting={<FormSkeleton fields={3} />}>
        {(mine) => (
          <>
            <ProfileForm mine={mine} />
            <Suspense fallback={<FormSkeleton fields={1} />}>
              <MailsPart />
            </Suspense>
          </>
        )}
      </QueryContent>
    </>
  );
}

function ProfileForm({ mine }: { mine: MyResidence }) {
  const t = useText();
  const app = useAppText();
  const { firstName, lastName, publicName, wantsAlertMails, wantsAlertTexts, alertTexts } = mine;
  const form = useForm({ firstName, lastName, publicName, wantsAlertMails, wantsAlertTexts });
  const update = useCommand(api.residents.updateMyResidence, { form, done: t("me.saved") });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const { wantsAlertTexts: _, ...others } = form.values;
    void update.run({ body: alertTexts?.phone ? form.values : others });
  };
  return (
    <Section id="names" title={t("me.whoSees")} onSubmit={submit}>
      <ErrorSummary form={form} />
      <TextField {...form.field("firstName")} label={t("firstName")} autoComplete="given-name" />
      <TextField {...form.field("lastName")} label={t("lastName")} autoComplete="family-name" />
      <TextField {...form.field("publicName")} label={t("me.publicName")} hint={t("me.publicNameHint")} />
      <CheckField
        id="field-wantsAlertMails"
        label={t("me.alertMails")}
        isOn={form.values.wantsAlertMails}
        onChange={(isOn) => form.set("wantsAlertMails", isOn)}
      />
      {alertTexts?.phone && (
        <CheckField
          id="field-wantsAlertTexts"
          label={t("me.alertTexts")}
          hint={t("me.alertTextsHint", { phone: alertTexts.phone })}
          isOn={form.values.wantsAlertTexts}
          onChange={(isOn) => form.set("wantsAlertTexts", isOn)}
        />
      )}
      {alertTexts && !alertTexts.phone && <p>{t("me.alertTextsNone")}</p>}
      <div>
        <Button type="submit" look="main" isBusy={update.isRunning}>
          {app("save")}
        </Button>
      </div>
    </Section>
  );
}
