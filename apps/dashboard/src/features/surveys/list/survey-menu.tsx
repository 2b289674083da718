import { RowMenu } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import { DaysDialog } from "./days-dialog.tsx";
import { type ActedSurvey, type SurveyActsOptions, useSurveyActs } from "./use-survey-acts.tsx";

type Props = SurveyActsOptions & { survey: ActedSurvey; size?: number };

/** The rare acts on a survey, in its row and in its editor. */
export function SurveyMenu({ survey, list, editor, size }: Props) {
  const t = useText();
  const { acts, open, close } = useSurveyActs(survey, { list, editor });
  return (
    <>
      <RowMenu name={survey.title.trim() || t("untitled")} acts={acts} size={size} />
      {open && <DaysDialog survey={survey} act={open} onMoved={editor?.moved} onClose={close} />}
    </>
  );
}
