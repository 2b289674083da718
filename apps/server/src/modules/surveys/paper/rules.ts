/** Whether answers from paper are taken now, and why not. Pure. D §12 */
import { daysLater, type Verdict } from "@stoep/contract/kernel";
import { type Respondents, surveyLimits } from "@stoep/contract/surveys";
import { lastDayOf, standingOf, type Term } from "../rules.ts";

export interface SurveyOnPaper extends Term {
  respondents: Respondents;
  publishedAt: Date | null;
}

/** `edit`: whether the caller may change the survey. `today`: the day by the network's clock. */
export function paperVerdict(
  edit: Verdict,
  survey: SurveyOnPaper,
  { today, timeZone }: { today: string; timeZone: string },
): Verdict {
  if (edit !== true) return edit;
  if (survey.publishedAt === null) return "survey_not_live";
  // A code answers once, and nobody could know whether the one of the form did.
  if (survey.respondents === "codes") return "paper_needs_code";
  const { timing } = standingOf(survey, today);
  if (timing === "active") return true;
  const last = lastDayOf(survey, timeZone);
  if (timing !== "finished" || last === null) return "survey_not_active";
  return today <= daysLater(last, surveyLimits.paperDays) || "paper_closed";
}
