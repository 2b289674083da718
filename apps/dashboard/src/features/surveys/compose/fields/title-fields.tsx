import { instrumentLimits } from "@stoep/instrument";
import { Card, Stack, Switch } from "@stoep/ui";
import { CountedField, CountedLines, fieldAt, LanguageField } from "../../../../app/editor/index.ts";
import { useFieldText } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import type { Draft, SurveyForm } from "../draft.ts";
import { FormFields } from "./form-fields.tsx";

/** What it is called, what it is about, and the language it is written in. */
export function TitleFields({ form }: { form: SurveyForm }) {
  const t = useText();
  const fieldText = useFieldText();
  const { draft, change } = form;
  const { instrument, language } = draft;
  const put = (patch: Partial<Draft["instrument"]>, how?: "typed") =>
    change((now) => ({ instrument: { ...now.instrument, ...patch } }), how);
  const tooLong = fieldText("tooLong");
  return (
    <Card>
      <Stack gap="md">
        <CountedField
          required
          label={t("fields.title")}
          max={instrumentLimits.title}
          tooLong={tooLong}
          value={instrument.title}
          onChange={(title) => put({ title }, "typed")}
          lang={language}
          ref={form.titleField}
          {...fieldAt(form, "instrument.title")}
        />
        <CountedLines
          label={t("fields.description")}
          description={t("hints.description")}
          max={instrumentLimits.description}
          tooLong={tooLong}
          value={instrument.description}
          onChange={(description) => put({ description }, "typed")}
          lang={language}
          {...fieldAt(form, "instrument.description")}
        />
        <Switch
          label={t("fields.showsHeader")}
          description={t("hints.showsHeader")}
          checked={instrument.showsHeader}
          onChange={(event) => put({ showsHeader: event.currentTarget.checked })}
          data-path="instrument.showsHeader"
        />
        {draft.form !== null && <FormFields form={form} taken={draft.form} />}
        <LanguageField form={form} />
      </Stack>
    </Card>
  );
}
