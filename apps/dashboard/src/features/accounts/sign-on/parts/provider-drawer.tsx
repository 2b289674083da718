import { EditProvider } from "@stoep/contract/accounts";
import { bySchema, type Form, Notice, PasswordField, Select, Switch, Text, TextField, useForm } from "@stoep/ui";
import { useState } from "react";
import { FormDrawer, type Refused, useFieldText, useRefusalText } from "../../../../app/index.ts";
import { useText } from "../words.ts";
import { CopyField } from "./copy-field.tsx";
import type { Address, Provider, ProviderInput, UseSaveProvider, Values } from "./save-provider.ts";

type Props = {
  provider: Provider | null;
  /** Redirect addresses to register with the provider. */
  redirects: Address[];
  /** The possible owners of a new provider; if absent the owner is fixed, and the form asks whom the provider admits. */
  owners?: { value: string; label: string }[];
  useSave: UseSaveProvider;
  onClose: () => void;
};

const blank: Values = {
  slug: "",
  name: "",
  issuer: "",
  clientId: "",
  clientSecret: "",
  admits: "nobody",
  isEnabled: true,
  networkId: "",
};

function valuesOf(provider: Provider | null): Values {
  if (!provider) return blank;
  const { slug, name, issuer, clientId, admits = "nobody", isEnabled } = provider;
  return { ...blank, slug, name, issuer, clientId, admits, isEnabled };
}

/** An empty secret is left out, so that the stored one stays. */
const asBody = ({ clientSecret, slug, ...values }: Values): ProviderInput => ({
  ...values,
  slug: slug.trim().toLowerCase(),
  clientSecret: clientSecret || undefined,
});

/** The client's details from the provider, and its name here. The server tries the connection before it saves. */
export function ProviderDrawer({ provider, redirects, owners, useSave, onClose }: Props) {
  const t = useText();
  const form = useProviderForm(provider);
  const { save, isRunning, problem } = useSubmit(useSave, provider, form, onClose);
  return (
    <FormDrawer
      title={provider ? t("form.editTitle", { name: provider.name }) : t("form.addTitle")}
      save={{ label: t(provider ? "form.save" : "form.add"), isRunning }}
      cancel={t("cancel")}
      onSubmit={form.onSubmit((values) => void save(asBody(values)))}
      onClose={onClose}
    >
      {problem && <Notice tone="danger">{problem}</Notice>}
      {!provider && (
        <>
          <Text>{t("form.register", { count: redirects.length })}</Text>
          {redirects.map((address) => (
            <CopyField key={address.label} {...address} />
          ))}
        </>
      )}
      <ProviderFields form={form} isKept={provider !== null} owners={owners} />
    </FormDrawer>
  );
}

function useProviderForm(provider: Provider | null): Form<Values> {
  const t = useText();
  const fieldText = useFieldText();
  const check = bySchema(EditProvider, fieldText);
  return useForm<Values>({
    initialValues: valuesOf(provider),
    validate: (values) => {
      const { slug, ...problems } = check(asBody(values));
      const secret = provider || values.clientSecret ? {} : { clientSecret: fieldText("secretRequired") };
      return { ...problems, ...secret, ...(slug ? { slug: t("form.slugFormat") } : {}) };
    },
  });
}

function useSubmit(useSave: UseSaveProvider, provider: Provider | null, form: Form<Values>, onDone: () => void) {
  const t = useText();
  const words = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const { save, isRunning } = useSave(provider, {
    form,
    done: t("providers.saved", { name: form.values.name.trim() }),
    whenDone: onDone,
    refused: ({ code }: Refused) => {
      setProblem(code === "provider_unavailable" ? t("providers.unavailable") : words(code));
      return true;
    },
  });
  const anew = (wanted: ProviderInput) => {
    setProblem(null);
    return save(wanted);
  };
  return { save: anew, isRunning, problem };
}

type FieldProps = { form: Form<Values>; isKept: boolean; owners: Props["owners"] };

function ProviderFields({ form, isKept, owners }: FieldProps) {
  const t = useText();
  const admits = (["nobody", "pending"] as const).map((value) => ({ value, label: t(`providers.admits.${value}`) }));
  const technical = { spellCheck: false, autoCapitalize: "none", autoComplete: "off" };
  return (
    <>
      {owners && !isKept && (
        <Select
          label={t("form.owner")}
          description={t("form.ownerHint")}
          data={owners}
          allowDeselect={false}
          {...form.getInputProps("networkId")}
        />
      )}
      <TextField label={t("form.name")} description={t("form.nameHint")} required {...form.getInputProps("name")} />
      <TextField
        label={t("form.slug")}
        description={t("form.slugHint")}
        required
        {...technical}
        {...form.getInputProps("slug")}
      />
      <TextField
        label={t("form.issuer")}
        description={t("form.issuerHint")}
        type="url"
        required
        {...technical}
        {...form.getInputProps("issuer")}
      />
      <TextField label={t("form.clientId")} required {...technical} {...form.getInputProps("clientId")} />
      <PasswordField
        label={t("form.clientSecret")}
        description={t(isKept ? "form.secretKept" : "form.secretHint")}
        required={!isKept}
        autoComplete="off"
        labels={{ toggle: t("form.showSecret") }}
        {...form.getInputProps("clientSecret")}
      />
      {!owners && (
        <Select
          label={t("providers.admitsLabel")}
          data={admits}
          allowDeselect={false}
          {...form.getInputProps("admits")}
        />
      )}
      {isKept && (
        <Switch
          label={t("form.isEnabled")}
          description={t("form.isEnabledHint")}
          {...form.getInputProps("isEnabled", { type: "checkbox" })}
        />
      )}
    </>
  );
}
