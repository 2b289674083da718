import { useText } from "../parts/words.ts";
import { SurveyRows } from "./survey-rows.tsx";

/** The tabs of the overview of participation. S1 §2 */
export function SurveysTab() {
  return <SurveyRows label={useText()("kinds.survey.many")} kind="survey" rememberAs="participation.surveys" />;
}

export function CallsTab() {
  return <SurveyRows label={useText()("kinds.call.many")} kind="call" rememberAs="participation.calls" />;
}
