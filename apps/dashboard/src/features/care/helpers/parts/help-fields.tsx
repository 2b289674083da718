import { askChannels, managements, transports } from "@stoep/contract/care/values";
import { Columns, type Form, MultiSelect, NumberField, Select, Stack, Switch, Text, TextField } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf } from "../../../../app/index.ts";
import { Availability } from "./availability.tsx";
import type { HelperValues } from "./helper-draft.ts";
import { useText } from "./words.ts";

/** What a helper helps with, how far they go, how often and when. */
export function HelpFields({ form }: { form: Form<HelperValues> }) {
  const t = useText();
  const categories = useQuery(queryOf(api.care.listCategories, { query: {} }));
  const functions = useQuery(queryOf(api.care.listFunctions));
  const volunteers = (functions.data?.items ?? []).filter(({ kind }) => kind === "volunteer");
  return (
    <Stack>
      <MultiSelect
        label={t("helpsWith")}
        searchable
        clearable
        data={(categories.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps("categoryIds")}
      />
      <TextField label={t("skills")} description={t("skillsHint")} maxLength={500} {...form.getInputProps("skills")} />
      <Columns cols={{ base: 1, sm: 3 }}>
        <Select
          label={t("transport")}
          allowDeselect={false}
          data={transports.map((value) => ({ value, label: t(`transports.${value}`) }))}
          {...form.getInputProps("transport")}
        />
        <NumberField
          label={t("radius")}
          placeholder={t("anywhere")}
          min={1}
          max={100}
          allowDecimal={false}
          {...form.getInputProps("radiusKm")}
        />
        <NumberField
          label={t("cap")}
          placeholder={t("noLimit")}
          min={1}
          max={60}
          allowDecimal={false}
          {...form.getInputProps("monthlyCap")}
        />
      </Columns>
      <div>
        <Text size="sm" fw={500} mb={4}>
          {t("available")}
        </Text>
        <Availability
          value={form.values.available}
          onChange={(available) => form.setFieldValue("available", available)}
        />
      </div>
      <Columns cols={{ base: 1, sm: 2 }}>
        <Select
          label={t("function")}
          clearable
          data={volunteers.map(({ id, title }) => ({ value: id, label: title }))}
          {...form.getInputProps("functionId")}
        />
        <Select
          label={t("management")}
          description={t("managementHint")}
          allowDeselect={false}
          data={managements.map((value) => ({ value, label: t(`managements.${value}`) }))}
          {...form.getInputProps("management")}
        />
      </Columns>
      <Select
        label={t("preferred")}
        description={t("preferredHint")}
        placeholder={t("preferredUnknown")}
        clearable
        data={askChannels.map((value) => ({ value, label: t(`preferredChannels.${value}`) }))}
        {...form.getInputProps("preferredChannel")}
      />
      <Switch
        label={t("professional")}
        description={t("professionalHint")}
        {...form.getInputProps("isProfessional", { type: "checkbox" })}
      />
    </Stack>
  );
}
