import { EditProvider } from "@stoep/contract/accounts";
import {
  Button,
  bySchema,
  Dialog,
  type Form,
  Group,
  Notice,
  PasswordField,
  Select,
  Stack,
  Switch,
  Text,
  TextField,
  useForm,
} from "@stoep/ui";
import { useState } from "react";
import { type Refused, useFieldText, useRefusalText } from "../../../../app/index.ts";
import { useText } from "../words.ts";
import { CopyField } from "./copy-field.tsx";
import type { Address, Provider, UseSave, Values, Wanted } from "./keeping.ts";

type Props = {
  provider: Provider | null;
  /** To register with the provider. */
  redirects: Address[];
  /** Whose a new one may be; without it nothing is chosen, and it says whom it admits. */
  owners?: { value: string; label: string }[];
  useSave: UseSave;
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

/** An empty secret is none: the kept one stays. */
const asBody = ({ clientSecret, slug, ...values }: Values): Wanted => ({
  ...values,
  slug: slug.trim().toLowerCase(),
  ...(clientSecret ? { clientSecret } : {}),
});

/** What the provider said of this client, and what it is called here. The server tries it out before it keeps it. */
export function ProviderDialog({ provider, redirects, owners, useSave, onClose }: Props) {
  const t = useText();
  const form = useProviderForm(provider);
  const { save, isRunning, problem } = useSaving(useSave, provider, form, onClose);
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={provider ? t("form.editTitle", { name: provider.name }) : t("form.addTitle")}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <form onSubmit={form.onSubmit((values) => void save(asBody(values)))} noValidate>
        <Stack>
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
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button type="submit" loading={isRunning}>
              {t(provider ? "form.save" : "form.add")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
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

function useSaving(useSave: UseSave, provider: Provider | null, form: Form<Values>, onDone: () => void) {
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
  const anew = (wanted: Wanted) => {
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
