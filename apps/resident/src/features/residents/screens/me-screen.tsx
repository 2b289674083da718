import { queryOf } from "@stoep/contract/kernel";
import type { MyResidence } from "@stoep/contract/residents";
import { LockIcon, SignOutIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import {
  api,
  Breakable,
  Button,
  ButtonLink,
  CheckField,
  ErrorSummary,
  FormSkeleton,
  LoadFailed,
  RadioField,
  schemes,
  signOut,
  TextField,
  useAppText,
  useCommand,
  useForm,
  useLive,
  useScheme,
  useSession,
  useTitle,
} from "../../../app/index.ts";
import { LanguageChoice, MailsPart } from "../../accounts/index.ts";
import { HouseholdPart } from "../parts/household-part.tsx";
import { useText } from "../words.ts";
import style from "./me.module.css";

/** One's own page: what others see, what comes by mail, where one lives, how the app looks. */
export function MeScreen() {
  const t = useText();
  const session = useSession();
  const query = useQuery(queryOf(api.residents.getMyResidence));
  useLive(["residents"], () => void query.refetch());
  useTitle(t("me.title"));
  return (
    <>
      <h1>{t("me.title")}</h1>
      <p>
        <Breakable text={session?.account.email ?? ""} />
      </p>
      {query.isPending && <FormSkeleton fields={3} />}
      {query.isError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.data && (
        <>
          <ProfileForm mine={query.data} />
          <Suspense fallback={<FormSkeleton fields={1} />}>
            <MailsPart />
          </Suspense>
          <HouseholdPart mine={query.data} />
        </>
      )}
      <AppearancePart />
      <div className={style.ways}>
        <ButtonLink href="/me/security">
          <LockIcon aria-hidden />
          {t("me.security")}
        </ButtonLink>
        <Button onClick={() => void signOut()}>
          <SignOutIcon aria-hidden />
          {t("me.signOut")}
        </Button>
      </div>
    </>
  );
}

function ProfileForm({ mine }: { mine: MyResidence }) {
  const t = useText();
  const app = useAppText();
  const { firstName, lastName, publicName, wantsAlertMails } = mine;
  const form = useForm({ firstName, lastName, publicName, wantsAlertMails });
  const update = useCommand(api.residents.updateMyResidence, { form, done: t("me.saved") });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    void update.run({ body: form.values });
  };
  return (
    <form className={style.section} onSubmit={submit} noValidate>
      <h2>{t("me.names")}</h2>
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
      <div>
        <Button type="submit" look="main" isBusy={update.isRunning}>
          {app("save")}
        </Button>
      </div>
    </form>
  );
}

function AppearancePart() {
  const t = useText();
  const [scheme, choose] = useScheme();
  return (
    <section className={style.section} aria-labelledby="appearance">
      <h2 id="appearance">{t("me.appearance")}</h2>
      <LanguageChoice />
      <RadioField
        legend={t("me.scheme")}
        choices={schemes.map((value) => ({ value, label: t(`scheme.${value}`) }))}
        value={scheme}
        onValue={choose}
      />
    </section>
  );
}
