import { useLanguage } from "@stoep/client/texts";
import { leadSources } from "@stoep/contract/care/values";
import { Columns, DateField, type Form, MultiSelect, Select, Stack, TextArea, TextField, useForm } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api, queryOf, useCalendarLabels, useFieldText } from "../../../../app/index.ts";
import { AddressChoice } from "./address-choice.tsx";
import type { PersonDraft } from "./person-draft.ts";
import { spokenNames, useText } from "./words.ts";

export function usePersonForm(initialValues: PersonDraft): Form<PersonDraft> {
  const fieldText = useFieldText();
  return useForm<PersonDraft>({
    initialValues,
    validate: {
      firstName: (firstName, { companyName }) =>
        firstName.trim() === "" && companyName === "" ? fieldText("firstNameRequired") : null,
      email: (email, { phone }) => (email.trim() === "" && phone.trim() === "" ? fieldText("contactRequired") : null),
      languages: (languages) => (languages.length === 0 ? fieldText("languageRequired") : null),
    },
  });
}

type Props = { form: Form<PersonDraft> };
type PersonProps = Props & {
  /** Whether an account is linked, which provides the name and the email address. */
  isLinked?: boolean;
  /** Shown below names, number and email address. */
  doubles?: ReactNode;
};

/** The fields in the order in which people say these things on the phone. */
export function PersonFields({ form, isLinked = false, doubles }: PersonProps) {
  const t = useText();
  const ofAccount = isLinked ? { disabled: true, description: t("link.fromAccount") } : {};
  const names = spokenNames(useLanguage());
  return (
    <Stack>
      <Columns cols={{ base: 1, sm: 2 }}>
        <TextField
          label={t("fields.firstName")}
          maxLength={80}
          autoComplete="off"
          {...form.getInputProps("firstName")}
          {...ofAccount}
        />
        <TextField
          label={t("fields.lastName")}
          maxLength={80}
          autoComplete="off"
          {...form.getInputProps("lastName")}
          {...ofAccount}
        />
        <TextField
          label={t("fields.phone")}
          description={t("fields.contactHint")}
          type="tel"
          maxLength={40}
          autoComplete="off"
          {...form.getInputProps("phone")}
        />
        <TextField
          label={t("fields.email")}
          description={t("fields.contactHint")}
          type="email"
          maxLength={254}
          autoComplete="off"
          {...form.getInputProps("email")}
          {...ofAccount}
        />
      </Columns>
      {doubles}
      <MultiSelect
        label={t("fields.languages")}
        data={names}
        searchable
        maxValues={32}
        {...form.getInputProps("languages")}
        data-path="languages"
      />
      <AddressChoice
        value={form.values.address}
        onChange={(address) => form.setFieldValue("address", address)}
        error={form.errors.address}
        data-path="address"
      />
      <TextField
        label={t("fields.keyRemark")}
        description={t("fields.keyRemarkHint")}
        maxLength={300}
        {...form.getInputProps("keyRemark")}
      />
      <TextArea
        label={t("fields.introduction")}
        description={t("fields.introductionHint")}
        maxLength={2000}
        autosize
        minRows={2}
        {...form.getInputProps("introduction")}
      />
    </Stack>
  );
}

/** How the person found care, and their tags. */
export function MoreFields({ form }: Props) {
  const t = useText();
  const tags = useQuery(queryOf(api.care.listTags)).data?.items ?? [];
  return (
    <Stack>
      <MultiSelect
        label={t("fields.tags")}
        data={tags.map(({ id, name }) => ({ value: id, label: name }))}
        searchable
        clearable
        maxValues={20}
        {...form.getInputProps("tagIds")}
        data-path="tagIds"
      />
      <Columns cols={{ base: 1, sm: 2 }}>
        <Select
          label={t("fields.leadSource")}
          data={leadSources.map((value) => ({ value, label: t(`lead.${value}`) }))}
          clearable
          {...form.getInputProps("leadSource")}
          data-path="leadSource"
        />
        <TextField label={t("fields.referredBy")} maxLength={120} {...form.getInputProps("referredBy")} />
        <TextField
          label={t("fields.memberOrganisation")}
          maxLength={120}
          {...form.getInputProps("memberOrganisation")}
        />
        <DateField
          label={t("fields.subscribedOn")}
          clearable
          labels={useCalendarLabels()}
          value={form.values.subscribedOn}
          onChange={(day) => form.setFieldValue("subscribedOn", day)}
          error={form.errors.subscribedOn}
        />
      </Columns>
      <TextArea
        label={t("fields.leadExplanation")}
        maxLength={500}
        autosize
        minRows={2}
        {...form.getInputProps("leadExplanation")}
      />
    </Stack>
  );
}
