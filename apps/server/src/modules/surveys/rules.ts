/** Where a survey stands in time, and which days it may have. Pure. S1 §4 */
import { dayAt, type FieldCode, type Verdict } from "@stoep/contract/kernel";
import { daysLeft, type Timing, timingOf } from "@stoep/contract/participation";
import type { SurveyContent } from "@stoep/contract/surveys";

type FieldProblems = Record<string, FieldCode>;

/** From its first day to its last, until it was ended, or without an end. */
export interface Term {
  startsOn: string | null;
  endsOn: string | null;
  hasNoEnd: boolean;
  endedAt: Date | null;
}

interface Standing {
  /** null while a day is missing. */
  timing: Timing | null;
  /** null: it has no end. */
  daysLeft: number | null;
}

/** Later than any day that can be chosen. */
const never = "9999-12-31";

/** `today`: the day by the network's clock. */
export function standingOf({ startsOn, endsOn, hasNoEnd, endedAt }: Term, today: string): Standing {
  const last = hasNoEnd ? never : endsOn;
  if (startsOn === null || last === null) return { timing: null, daysLeft: hasNoEnd ? null : 0 };
  const span = { startsOn, endsOn: last };
  const isEnded = endedAt !== null;
  const timing = timingOf(span, today, isEnded);
  return { timing, daysLeft: hasNoEnd && timing !== "finished" ? null : daysLeft(span, today, isEnded) };
}

/** Whether it is answered now. `today`: the day by the network's clock. */
export const activeVerdict = (term: Term, today: string): Verdict =>
  standingOf(term, today).timing === "active" || "survey_not_active";

/** The day on which it was over; null: it has no end yet. */
export function lastDayOf({ endsOn, hasNoEnd, endedAt }: Omit<Term, "startsOn">, timeZone: string): string | null {
  const planned = hasNoEnd ? null : endsOn;
  const ended = endedAt && dayAt(endedAt, timeZone);
  return ended !== null && (planned === null || ended < planned) ? ended : planned;
}

type Days = Pick<Term, "startsOn" | "endsOn" | "hasNoEnd">;

/** Why the days of a live one cannot become these: a code per field. The first moves until it has come, the last to today or later. */
export function movedDaysProblems(before: Days, after: Days, today: string): FieldProblems {
  const { startsOn, endsOn, hasNoEnd } = after;
  const problems: FieldProblems = {};
  if (startsOn !== before.startsOn) {
    const hasCome = before.startsOn !== null && before.startsOn <= today;
    if (hasCome || startsOn === null || startsOn < today) problems.startsOn = "startPassed";
  }
  if (hasNoEnd) return problems;
  const isLastMoved = before.hasNoEnd || endsOn !== before.endsOn;
  if (isLastMoved && (endsOn === null || endsOn < today)) problems.endsOn = "endPassed";
  else if (endsOn !== null && startsOn !== null && endsOn < startsOn) problems.endsOn = "untilNotBeforeStart";
  return problems;
}

/** Why it cannot be open until that day. `endsOn` null: without an end. */
export function reopeningProblems({ startsOn }: Term, endsOn: string | null, today: string): FieldProblems {
  if (endsOn === null) return {};
  if (endsOn < today) return { endsOn: "endPassed" };
  return startsOn !== null && endsOn < startsOn ? { endsOn: "untilNotBeforeStart" } : {};
}

/** The fields in which two versions differ. */
export function changedFields(before: SurveyContent, after: SurveyContent): (keyof SurveyContent)[] {
  const fields = Object.keys(before) as (keyof SurveyContent)[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).sort();
}

/** What stays as it is from the first answer on, besides what the questionnaire means. D §12 */
const lockedFields: readonly (keyof SurveyContent)[] = ["respondents", "slug", "canChange"];
/** Personal answers may be kept for less long than respondents were told, not longer. */
export const isLockedField = (field: keyof SurveyContent, before: SurveyContent, after: SurveyContent): boolean =>
  lockedFields.includes(field) || (field === "keptMonths" && after.keptMonths > before.keptMonths);

/** The same from the first codes on: they have the link on paper. */
const lockedByCodes: readonly (keyof SurveyContent)[] = ["respondents", "slug"];
export const isLockedByCodes = (field: keyof SurveyContent): boolean => lockedByCodes.includes(field);
