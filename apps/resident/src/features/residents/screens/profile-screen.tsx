import { queryOf } from "@stoep/contract/kernel";
import type { MyResidence } from "@stoep/contract/residents";
import { BellIcon, DeleteIcon, HeartIcon, LockIcon, MessageIcon, SignOutIcon, VacancyIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import {
  api,
  BreakableText,
  Button,
  ButtonLink,
  CheckField,
  ErrorSummary,
  FormSkeleton,
  QueryContent,
  RadioField,
  Section,
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
import { DevicesPart } from "../../notifications/index.ts";
import { FollowedNeighbourhoodsPart } from "../parts/followed-neighbourhoods-part.tsx";
import { HouseholdPart } from "../parts/household-part.tsx";
import { OwnDataPart } from "../parts/own-data-part.tsx";
import { useText } from "../words.ts";
import style from "./profile.module.css";

/** One's own page: what others see, emails, the household, and how the app looks. */
export function ProfileScreen() {
  const t = useText();
  const session = useSession();
  const query = useQuery(queryOf(api.residents.getMyResidence));
  useLive(["residents"], () => void query.refetch());
  useTitle(t("me.title"));
  return (
    <>
      <h1>{t("me.title")}</h1>
      <p>
        <BreakableText text={session?.account.email ?? ""} />
      </p>
      <QueryContent query={query} waiting={<FormSkeleton fields={3} />}>
        {(mine) => (
          <>
            <ProfileForm mine={mine} />
            <Suspense fallback={<FormSkeleton fields={1} />}>
              <DevicesPart />
            </Suspense>
            <Suspense fallback={<FormSkeleton fields={1} />}>
              <MailsPart />
            </Suspense>
            <HouseholdPart mine={mine} />
            <FollowedNeighbourhoodsPart />
          </>
        )}
      </QueryContent>
      {!query.isPending && <OtherSections />}
    </>
  );
}

const others = [
  { path: "/me/security", text: "me.security", icon: LockIcon },
  { path: "/me/notifications", text: "me.notifications", icon: BellIcon },
  { path: "/me/messages", text: "me.messages", icon: MessageIcon },
  { path: "/me/comments", text: "me.acts", icon: MessageIcon },
  { path: "/me/applications", text: "me.applications", icon: VacancyIcon },
  { path: "/me/help", text: "me.help", icon: HeartIcon },
  { path: "/me/delete", text: "me.leave", icon: DeleteIcon },
] as const;

/** The sections without server data, below those with: nothing moves when that arrives. */
function OtherSections() {
  const t = useText();
  return (
    <>
      <AppearancePart />
      <OwnDataPart />
      <div className={style.others}>
        {others.map(({ path, text, icon: Icon }) => (
          <ButtonLink key={path} href={path}>
            <Icon aria-hidden />
            {t(text)}
          </ButtonLink>
        ))}
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
  const { firstName, lastName, publicName, wantsAlertMails, wantsAlertTexts, alertTexts } = mine;
  const form = useForm({ firstName, lastName, publicName, wantsAlertMails, wantsAlertTexts });
  const update = useCommand(api.residents.updateMyResidence, { form, done: t("me.saved") });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const { wantsAlertTexts: _, ...others } = form.values;
    void update.run({ body: alertTexts?.phone ? form.values : others });
  };
  return (
    <Section id="names" title={t("me.names")} onSubmit={submit}>
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

function AppearancePart() {
  const t = useText();
  const [scheme, choose] = useScheme();
  return (
    <Section id="appearance" title={t("me.appearance")}>
      <LanguageChoice />
      <RadioField
        legend={t("me.scheme")}
        choices={schemes.map((value) => ({ value, label: t(`scheme.${value}`) }))}
        value={scheme}
        onValue={choose}
      />
    </Section>
  );
}
