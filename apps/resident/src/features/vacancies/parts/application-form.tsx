import type { MyVacancy } from "@stoep/contract/vacancies";
import { useEffect, useState } from "react";
import {
  api,
  Button,
  ErrorSummary,
  Notice,
  Section,
  TextArea,
  TextField,
  toast,
  useCommand,
  useForm,
  useOtherTab,
} from "../../../app/index.ts";
import { dropDraft, keepDraft, readDraft, type UnsentApplication } from "../application-draft.ts";
import { useText } from "../words.ts";
import style from "./application.module.css";

interface Props {
  mine: MyVacancy;
  onDone: (mine: MyVacancy) => void;
  /** Absent if there is nothing to go back to. */
  onCancel?: () => void;
}

/** The form to apply, or to change an application. Its content is stored on the device until it is sent. */
export function ApplicationForm({ mine, onDone, onCancel }: Props) {
  const t = useText();
  const { vacancy, application } = mine;
  const { postId } = vacancy;
  const [replaces] = useState(application?.updatedAt ?? null);
  const [draft] = useState(() => readDraft(postId, replaces));
  const [begin] = useState(() => beginOf(mine));
  const form = useForm<UnsentApplication>(draft ?? begin);
  const { values } = form;
  useOtherTab(isChanged(values, begin) ? `application.${postId}` : null);
  useEffect(() => {
    if (isChanged(values, begin)) keepDraft(postId, replaces, values);
    else if (readDraft(postId, replaces)) dropDraft(postId);
  }, [postId, replaces, values, begin]);
  const send = useCommand(api.vacancies.apply, {
    form,
    fieldsUnder: "application",
    whenDone: (sent) => {
      dropDraft(postId);
      toast(t(application ? "changed" : "sent"));
      onDone(sent);
    },
  });
  const cancel = () => {
    dropDraft(postId);
    onCancel?.();
  };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    void send.run({ params: { postId }, body: { application: form.values, replaces } });
  };
  return (
    <Section id="application" title={t("mine")} onSubmit={submit}>
      <ErrorSummary form={form} />
      {draft && <Notice>{t("restored")}</Notice>}
      <p>{t("reads", { organisation: vacancy.organisation })}</p>
      <Fields form={form} />
      <div className={style.acts}>
        <Button type="submit" look="main" isBusy={send.isRunning}>
          {t(application ? "save" : "send")}
        </Button>
        {onCancel && <Button onClick={cancel}>{t("cancel")}</Button>}
      </div>
    </Section>
  );
}

const isChanged = (values: UnsentApplication, begin: UnsentApplication): boolean =>
  (Object.keys(begin) as (keyof UnsentApplication)[]).some((key) => values[key] !== begin[key]);

const beginOf = ({ application, suggested }: MyVacancy): UnsentApplication => {
  const { firstName, lastName, email } = application ?? suggested;
  const { phone, address, motivation } = application ?? { phone: "", address: "", motivation: "" };
  return { firstName, lastName, email, phone, address, motivation };
};

function Fields({ form }: { form: ReturnType<typeof useForm<UnsentApplication>> }) {
  const t = useText();
  return (
    <>
      <TextField {...form.field("firstName")} label={t("firstName")} autoComplete="given-name" required />
      <TextField {...form.field("lastName")} label={t("lastName")} autoComplete="family-name" required />
      <TextField
        {...form.field("email")}
        label={t("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <TextField {...form.field("phone")} label={t("phone")} type="tel" autoComplete="tel" maxLength={50} />
      <TextField
        {...form.field("address")}
        label={t("address")}
        hint={t("addressHint")}
        autoComplete="street-address"
        maxLength={250}
      />
      <TextArea
        {...form.field("motivation")}
        label={t("motivation")}
        hint={t("motivationHint")}
        rows={8}
        maxLength={5000}
        required
      />
    </>
  );
}
