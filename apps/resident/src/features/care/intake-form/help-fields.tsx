import type { HelpForm } from "@stoep/contract/care";
import type { FormEvent } from "react";
import {
  Button,
  CheckField,
  ErrorSummary,
  type Form,
  Notice,
  SelectField,
  TextArea,
  TextField,
  TrapField,
  useForm,
  useNetwork,
} from "../../../app/index.ts";
import { AddressField } from "../../residents/index.ts";
import style from "../care.module.css";
import { useText } from "../words.ts";
import { agreesTo, empty, type Values } from "./help-values.ts";
import { ProofProgress } from "./proof-progress.tsx";
import { useSubmit } from "./use-submit.ts";

interface Props {
  form: HelpForm;
  params: { networkSlug: string; organisationId: string };
  onSent: (result: { waitsForMail: boolean }) => void;
  /** Loads the form again, and returns it: the consent text has changed, the page was open for too long, or a proof is needed. */
  reload: () => Promise<HelpForm | undefined>;
}

const ownFaults = ["contactRequired", "consentRequired", "emailToConfirm"] as const;
const isOwnFault = (code: string): code is (typeof ownFaults)[number] =>
  (ownFaults as readonly string[]).includes(code);

/** The form: what is needed, who asks, where, and the consent. */
export function HelpFields({ form: helpForm, params, onSent, reload }: Props) {
  const t = useText();
  const { categories, consent, puzzle } = helpForm;
  const form = useForm<Values>(empty, (code) => (isOwnFault(code) ? t(`help.faults.${code}`) : null));
  const { problem, progress, submit, isSending } = useSubmit(form, { helpForm, params, onSent, reload });
  return (
    <form
      className={style.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
    >
      <ErrorSummary form={form} />
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
        label={
          <span className={style.consent} lang={consent.language}>
            {consent.text}
          </span>
        }
        isOn={agreesTo(form.values, consent.version)}
        onChange={(isOn) => {
          form.set("consentVersion", consent.version);
          form.set("hasConsented", isOn);
        }}
        error={form.errors.hasConsented}
      />
      {problem && (
        <Notice tone="warning" isLive>
          {problem}
        </Notice>
      )}
      {puzzle && <ProofProgress progress={progress} isAwaited={isSending} />}
      <Button type="submit" look="main" isBusy={isSending}>
        {t("help.send")}
      </Button>
    </form>
  );
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
      <TrapField value={values.website} onValue={(website) => set("website", website)} />
    </>
  );
}
