import { surveyLimits } from "@stoep/contract/surveys/values";
import { Card, Notice, Stack, TextField } from "@stoep/ui";
import { fieldAt } from "../../../../app/editor/index.ts";
import { CopiedAddress } from "../../../publishing/index.ts";
import { usePublicLink } from "../../parts/public-link.ts";
import { useText } from "../../parts/words.ts";
import type { SurveyForm } from "../draft.ts";

/** The last part of the public link; dashes come between words by themselves. S1 §5 */
export function LinkFields({ form }: { form: SurveyForm }) {
  const t = useText();
  const publicLink = usePublicLink();
  const { draft, change, locked, hasCodes } = form;
  const isLocked = locked !== null || hasCodes;
  const { slug, respondents } = draft;
  if (draft.form !== null) return <Notice>{t("form.link")}</Notice>;
  return (
    <>
      {isLocked && <Notice>{t("locked.link")}</Notice>}
      <Card>
        <Stack gap="md">
          <TextField
            required={respondents !== "residents"}
            label={t("fields.slug")}
            description={t("hints.slug", { least: surveyLimits.slugLeast, most: surveyLimits.slugMost })}
            value={slug}
            readOnly={isLocked}
            maxLength={200}
            onChange={(event) => change({ slug: event.currentTarget.value.replace(/\s+/g, "-").toLowerCase() })}
            {...fieldAt(form, "slug")}
          />
          {slug !== "" && <CopiedAddress isLabelled address={publicLink(slug)} label={t("link.whole")} />}
        </Stack>
      </Card>
    </>
  );
}
