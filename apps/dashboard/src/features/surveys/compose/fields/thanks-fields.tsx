import { surveyLimits } from "@stoep/contract/surveys/values";
import { Card } from "@stoep/ui";
import { CountedLines, fieldAt } from "../../../../app/editor/index.ts";
import { useFieldText } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import type { SurveyForm } from "../draft.ts";

/** Shown when the answers have been sent. */
export function ThanksFields({ form }: { form: SurveyForm }) {
  const t = useText();
  const fieldText = useFieldText();
  return (
    <Card>
      <CountedLines
        label={t("fields.thanks")}
        description={t("hints.thanks")}
        max={surveyLimits.thanks}
        tooLong={fieldText("tooLong")}
        value={form.draft.thanks}
        onChange={(thanks) => form.change({ thanks }, "typed")}
        lang={form.draft.language}
        {...fieldAt(form, "thanks")}
      />
    </Card>
  );
}
