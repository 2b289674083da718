import type { HelpForm, HelpFormSubmission } from "@stoep/contract/care";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "wouter";
import {
  api,
  Button,
  CheckField,
  ErrorSummary,
  type Form,
  Notice,
  SelectField,
  TextArea,
  TextField,
  useCommand,
  useForm,
  useLanguage,
  useNetwork,
  useRefusalText,
} from "../../../app/index.ts";
import { type Address, AddressField } from "../../residents/index.ts";
import style from "../care.module.css";
import { useText } from "../words.ts";

const empty = {
  description: "",
  categoryId: "",
  firstName: "",
  lastName: "",
  phone: "",
  email: "",
  address: null as Address | null,
  hasConsented: false,
  website: "",
};
type Values = typeof empty;

interface Props {
  form: HelpForm;
  params: { networkSlug: string; organisationId: string };
  onSent: () => void;
  /** Called when the consent text has changed, or the page was open for too long. */
  onStale: () => void;
}

/** The form: what is needed, who asks, where, and the consent. */
export function HelpFields({ form: { categories, consent, consentVersion, stamp }, params, onSent, onStale }: Props) {
  const t = useText();
  const language = useLanguage() as HelpFormSubmission["language"];
  const form = useForm<Values>(empty, (code) =>
    code === "contactRequired" || code === "consentRequired" ? t(`help.faults.${code}`) : null,
  );
  const [search] = useSearchParams();
  const [problem, send] = useSubmit(form, { onSent, onStale });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { address, categoryId, ...typed } = form.values;
    const body = { ...typed, categoryId: categoryId || null, addressId: address?.id ?? null };
    void send.run({ params, body: { ...body, postId: search.get("message"), language, consentVersion, stamp } });
  };
  return (
    <form className={style.form} onSubmit={submit} noValidate>
      <ErrorSummary form={form} />
      {problem && (
        <Notice tone="warning" isLive>
          {problem}
        </Notice>
      )}
      <TextArea {...form.field("description")} label={t("help.what")} hint={t("help.whatHint")} rows={5} />
      {categories.length > 0 && (
        <SelectField
          {...form.field("categoryId")}
          label={t("help.category")}
          choices={[
            { value: "", label: t("help.anyCategory") },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <PersonFields form={form} />
      <CheckField
        id="field-hasConsented"
        label={<span className={style.consent}>{consent}</span>}
        isOn={form.values.hasConsented}
        onChange={(isOn) => form.set("hasConsented", isOn)}
        error={form.errors.hasConsented}
      />
      <Button type="submit" look="main" isBusy={send.isRunning}>
        {t("help.send")}
      </Button>
    </form>
  );
}

/** If the form has changed meanwhile, it is shown anew with everything that was typed. */
function useSubmit(form: Form<Values>, { onSent, onStale }: Pick<Props, "onSent" | "onStale">) {
  const t = useText();
  const words = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const send = useCommand(api.care.sendHelpForm, {
    form,
    refetches: [],
    refused: ({ code }) => {
      if (code === "invalid_input") return false;
      const isStale = code === "changed_meanwhile";
      setProblem(isStale ? t("help.stale") : words(code));
      if (isStale) {
        form.set("hasConsented", false);
        onStale();
      }
      return true;
    },
    whenDone: onSent,
  });
  return [problem, send] as const;
}

function PersonFields({ form }: { form: Form<Values> }) {
  const t = useText();
  const { slug } = useNetwork();
  const { errors, values, set } = form;
  return (
    <>
      <TextField {...form.field("firstName")} label={t("help.firstName")} autoComplete="given-name" />
      <TextField {...form.field("lastName")} label={t("help.lastName")} autoComplete="family-name" />
      <TextField
        {...form.field("phone")}
        label={t("help.phone")}
        hint={t("help.reach")}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
      />
      <TextField
        {...form.field("email")}
        label={t("help.email")}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
      />
      <AddressField
        id="field-addressId"
        slug={slug}
        value={values.address}
        error={errors.addressId}
        onValue={(address) => set("address", address)}
        words={{ label: t("help.address"), hint: t("help.addressHint"), none: t("help.noAddress") }}
      />
      <div className={style.trap} aria-hidden="true">
        <label htmlFor="field-website">Website</label>
        <input
          id="field-website"
          tabIndex={-1}
          autoComplete="off"
          value={values.website}
          onChange={(event) => set("website", event.target.value)}
        />
      </div>
    </>
  );
}
