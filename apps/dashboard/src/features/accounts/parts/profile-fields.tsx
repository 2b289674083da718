import { Select, TextField } from "@stoep/ui";
import type { ReactNode } from "react";
import { languageNames } from "../../../app/index.ts";
import { useText } from "./words.ts";

/** A form with the fields that a registration and a profile have in common. */
type Props = { form: { getInputProps: (name: string) => object } };

export function NameFields({ form }: Props) {
  const t = useText();
  return (
    <>
      <TextField label={t("profile.firstName")} autoComplete="given-name" {...form.getInputProps("firstName")} />
      <TextField label={t("profile.lastName")} autoComplete="family-name" {...form.getInputProps("lastName")} />
    </>
  );
}

export function WorkFields({ form, phoneHint }: Props & { phoneHint: ReactNode }) {
  const t = useText();
  return (
    <>
      <TextField label={t("profile.jobTitle")} autoComplete="organization-title" {...form.getInputProps("jobTitle")} />
      <TextField
        label={t("profile.phone")}
        description={phoneHint}
        type="tel"
        autoComplete="tel"
        {...form.getInputProps("phone")}
      />
    </>
  );
}

export function LanguageField({ form, hint }: Props & { hint?: ReactNode }) {
  const t = useText();
  return (
    <Select
      label={t("profile.language")}
      description={hint}
      data={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
      {...form.getInputProps("language")}
    />
  );
}
