/** Who may do what with a survey of their organisation, and why not. D §3, §4 */
import { type Feature, staffFor, uses } from "@stoep/contract/features";
import { daysLater, type Verdict } from "@stoep/contract/kernel";
import type { Timing } from "@stoep/contract/participation";
import {
  featuresFor,
  type Respondents,
  type Survey,
  type SurveyKind,
  surveyLimits,
  surveys,
} from "@stoep/contract/surveys";
import { accessVerdict } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import { isLicensedByName, scopeVerdict } from "#modules/licences/index.ts";
import { stateOf } from "#modules/publishing/index.ts";
import { lastDayOf, standingOf, type Term } from "./rules.ts";

export interface JudgedSurvey {
  id: string;
  kind: SurveyKind;
  hasMap: boolean;
  neighbourhoodIds: readonly string[];
  publishAt: Date | null;
  publishedAt: Date | null;
}

type WantedSurvey = Pick<JudgedSurvey, "kind" | "hasMap" | "neighbourhoodIds"> & { id: string | null };

export const featuresOf = ({ kind, hasMap }: Pick<JudgedSurvey, "kind" | "hasMap">): Feature[] =>
  featuresFor(kind, hasMap);

/** Whether the licence covers the survey as it is, or as it would be after a save. `id` null: it is not there yet. */
export function coverVerdict(actor: Staff, wanted: WantedSurvey, before?: JudgedSurvey): Verdict {
  if (isLicensedByName(actor, "survey", wanted.id)) return true;
  const scope = actor.scopes.participation;
  if (scope?.neighbourhoodIds.length === 0) return "licence_out_of_scope";
  for (const feature of featuresOf(wanted)) {
    const verdict = accessVerdict(staffFor(feature, uses.write), actor);
    if (verdict !== true) return verdict;
  }
  // A live one may keep neighbourhoods that the licence no longer covers, so that mistakes in it can be corrected.
  const kept = before && stateOf(before) === "published" ? before.neighbourhoodIds : [];
  return scopeVerdict(
    scope,
    wanted.neighbourhoodIds.filter((id) => !kept.includes(id)),
  );
}

/** One without neighbourhoods goes to the whole network, which no limited licence covers. */
export function publicationVerdict(actor: Staff, survey: JudgedSurvey): Verdict {
  const covered = coverVerdict(actor, survey);
  if (covered !== true || survey.neighbourhoodIds.length > 0) return covered;
  return actor.scopes.participation === null || isLicensedByName(actor, "survey", survey.id) || "licence_out_of_scope";
}

/** `timing`: null while a day is missing. */
export function verdicts(
  actor: Staff,
  survey: JudgedSurvey & { timing: Timing | null },
): Omit<Survey["can"], "enterPaper"> {
  const door = accessVerdict(surveys.updateSurvey.access, actor);
  const edit = door === true ? coverVerdict(actor, survey, survey) : door;
  const isLive = stateOf(survey) === "published";
  const isOver = survey.timing === "finished";
  const within = (verdict: Verdict): Verdict => (edit === true ? verdict : edit);
  return {
    edit,
    publish: within(isLive ? "already_published" : publicationVerdict(actor, survey)),
    setPublic: edit,
    end: within(isLive ? !isOver || "survey_ended" : "survey_not_live"),
    reopen: within((isLive && isOver) || "survey_not_ended"),
    delete: accessVerdict(surveys.deleteSurvey.access, actor),
  };
}

interface SurveyOnPaper extends Term {
  kind: SurveyKind;
  respondents: Respondents;
  publishedAt: Date | null;
}

/** Whether answers from paper are taken now, and why not. D §12 `edit`: whether the caller may change the survey. `today`: the day by the network's clock. */
export function paperVerdict(
  edit: Verdict,
  survey: SurveyOnPaper,
  { today, timeZone }: { today: string; timeZone: string },
): Verdict {
  if (edit !== true) return edit;
  if (survey.publishedAt === null) return "survey_not_live";
  if (survey.kind === "form") return "paper_of_form";
  // A code answers once, and nobody could know whether the one of the form did.
  if (survey.respondents === "codes") return "paper_needs_code";
  const { timing } = standingOf(survey, today);
  if (timing === "active") return true;
  const last = lastDayOf(survey, timeZone);
  if (timing !== "finished" || last === null) return "survey_not_active";
  return today <= daysLater(last, surveyLimits.paperDays) || "paper_closed";
}

/** Whether codes are made and revoked now. */
export function codesVerdict(
  actor: Staff,
  survey: JudgedSurvey & { timing: Timing | null; respondents: Respondents },
): Verdict {
  const door = accessVerdict(surveys.makeSurveyCodes.access, actor);
  const covered = door === true ? coverVerdict(actor, survey, survey) : door;
  if (covered !== true) return covered;
  if (survey.respondents !== "codes") return "survey_without_codes";
  if (stateOf(survey) !== "published") return "survey_not_live";
  return survey.timing !== "finished" || "survey_ended";
}
