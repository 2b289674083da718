import type { DurationUnit, VacancyDraft, VacancyEngagement } from "@stoep/contract/publishing";
import { durationUnits, vacancyEngagements } from "@stoep/contract/publishing/values";
import { Columns, DateField, NumberField, Select, TextField } from "@stoep/ui";
import { type EditorForm, fieldAt, Section } from "../../../../app/editor/index.ts";
import { useMomentLabels } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import type { ComposeForm } from "../draft.ts";
import { LocationSection } from "./location-section.tsx";

type VacancyForm = Pick<EditorForm<never>, "errorOf"> & {
  vacancy: VacancyDraft;
  put: (change: Partial<VacancyDraft>) => void;
};

/** What the vacancy asks for, for how long, and how to apply. S1 §3 Vacancy */
export function VacancyFields({ form }: { form: ComposeForm }) {
  const { vacancy } = form.draft;
  if (!vacancy) return null;
  const put = (change: Partial<VacancyDraft>) =>
    form.change((draft) => ({ vacancy: draft.vacancy && { ...draft.vacancy, ...change } }));
  const own = { vacancy, put, errorOf: form.errorOf };
  return (
    <>
      <WorkFields form={own} />
      <LocationSection of="vacancy" value={vacancy} onChange={put} errorOf={form.errorOf} />
      <ContactFields form={own} />
      <ApplyingFields form={own} />
    </>
  );
}

function WorkFields({ form }: { form: VacancyForm }) {
  const t = useText();
  const { vacancy, put } = form;
  return (
    <Section title={t("compose.vacancy.work")}>
      <Select
        label={t("compose.vacancy.engagement")}
        allowDeselect={false}
        data={vacancyEngagements.map((value) => ({ value, label: t(`compose.vacancy.engagements.${value}`) }))}
        value={vacancy.engagement}
        onChange={(engagement) => engagement && put({ engagement: engagement as VacancyEngagement })}
        {...fieldAt(form, "vacancy.engagement")}
      />
      <Columns cols={{ base: 1, sm: 2 }}>
        <NumberField
          label={t("compose.vacancy.duration")}
          description={t("compose.vacancy.durationHint")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          min={1}
          max={1000}
          allowDecimal={false}
          value={vacancy.duration ?? ""}
          onChange={(value) => put({ duration: typeof value === "number" ? value : null })}
          {...fieldAt(form, "vacancy.duration")}
        />
        <Select
          label={t("compose.vacancy.durationUnit")}
          allowDeselect={false}
          data={durationUnits.map((value) => ({ value, label: t(`compose.vacancy.units.${value}`) }))}
          value={vacancy.durationUnit}
          onChange={(unit) => unit && put({ durationUnit: unit as DurationUnit })}
          {...fieldAt(form, "vacancy.durationUnit")}
        />
      </Columns>
    </Section>
  );
}

const names = ["contactFirstName", "contactLastName"] as const;

function ContactFields({ form }: { form: VacancyForm }) {
  const t = useText();
  const { vacancy, put } = form;
  return (
    <Section title={t("compose.vacancy.contact")} lead={t("compose.vacancy.contactLead")}>
      <Columns cols={{ base: 1, sm: 2 }}>
        {names.map((name) => (
          <TextField
            key={name}
            label={t(`compose.vacancy.${name}`)}
            maxLength={100}
            value={vacancy[name]}
            onChange={(event) => put({ [name]: event.currentTarget.value })}
            {...fieldAt(form, `vacancy.${name}`)}
          />
        ))}
        <TextField
          label={t("compose.vacancy.contactEmail")}
          description={t("compose.vacancy.contactEmailHint")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          type="email"
          maxLength={254}
          value={vacancy.contactEmail}
          onChange={(event) => put({ contactEmail: event.currentTarget.value })}
          {...fieldAt(form, "vacancy.contactEmail")}
        />
        <TextField
          label={t("compose.vacancy.contactPhone")}
          type="tel"
          maxLength={50}
          value={vacancy.contactPhone}
          onChange={(event) => put({ contactPhone: event.currentTarget.value })}
          {...fieldAt(form, "vacancy.contactPhone")}
        />
      </Columns>
    </Section>
  );
}

function ApplyingFields({ form }: { form: VacancyForm }) {
  const t = useText();
  const labels = useMomentLabels();
  const { vacancy, put } = form;
  return (
    <Section title={t("compose.vacancy.applying")} lead={t("compose.vacancy.applyingLead")}>
      <DateField
        label={t("compose.vacancy.applyUntil")}
        description={t("compose.vacancy.applyUntilHint")}
        labels={labels}
        clearable
        value={vacancy.applyUntil}
        onChange={(applyUntil) => put({ applyUntil })}
        {...fieldAt(form, "vacancy.applyUntil")}
      />
      <TextField
        label={t("compose.vacancy.subscriptionUrl")}
        description={t("compose.vacancy.subscriptionUrlHint")}
        type="url"
        placeholder="https://"
        maxLength={1000}
        value={vacancy.subscriptionUrl}
        onChange={(event) => put({ subscriptionUrl: event.currentTarget.value })}
        {...fieldAt(form, "vacancy.subscriptionUrl")}
      />
    </Section>
  );
}
