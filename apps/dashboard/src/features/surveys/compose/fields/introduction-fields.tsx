import { surveyLimits } from "@stoep/contract/surveys/values";
import { instrumentLimits } from "@stoep/instrument";
import { Card, Stack, Switch } from "@stoep/ui";
import { CountedField, CountedLines, fieldAt, VideoField } from "../../../../app/editor/index.ts";
import { useFieldText } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import { type Draft, emptyIntroduction, type SurveyForm } from "../draft.ts";

/** What is read before the first page: title, text, button and a video; or nothing. S1 §3 */
export function IntroductionFields({ form }: { form: SurveyForm }) {
  const t = useText();
  const { introduction } = form.draft;
  return (
    <>
      <Card>
        <Stack gap="md">
          <Switch
            label={t("fields.introduction")}
            description={t("hints.introduction")}
            checked={introduction !== null}
            onChange={(event) => form.change({ introduction: event.currentTarget.checked ? emptyIntroduction : null })}
            data-path="introduction"
          />
          {introduction && <Words form={form} introduction={introduction} />}
        </Stack>
      </Card>
      <VideoField form={form} />
    </>
  );
}

type Introduction = NonNullable<Draft["introduction"]>;

function Words({ form, introduction }: { form: SurveyForm; introduction: Introduction }) {
  const t = useText();
  const fieldText = useFieldText();
  const put = (patch: Partial<Introduction>) =>
    form.change((now) => ({ introduction: { ...(now.introduction ?? emptyIntroduction), ...patch } }), "typed");
  const shared = { tooLong: fieldText("tooLong"), lang: form.draft.language };
  return (
    <>
      <CountedField
        required
        label={t("fields.introductionTitle")}
        max={instrumentLimits.title}
        value={introduction.title}
        onChange={(title) => put({ title })}
        {...shared}
        {...fieldAt(form, "introduction.title")}
      />
      <CountedLines
        required
        label={t("fields.introductionText")}
        max={surveyLimits.introduction}
        value={introduction.text}
        onChange={(text) => put({ text })}
        {...shared}
        {...fieldAt(form, "introduction.text")}
      />
      <CountedField
        label={t("fields.introductionButton")}
        description={t("hints.introductionButton")}
        max={surveyLimits.button}
        value={introduction.button}
        onChange={(button) => put({ button })}
        {...shared}
        {...fieldAt(form, "introduction.button")}
      />
    </>
  );
}
