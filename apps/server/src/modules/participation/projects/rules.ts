/** What a project lacks, what changed, where it stands in time. Pure. */
import { dayAt, type FieldCode } from "@stoep/contract/kernel";
import {
  CompleteProject,
  daysLeft,
  type Project,
  type ProjectContent,
  type Timing,
  timingOf,
} from "@stoep/contract/participation";

type FieldProblems = Record<string, FieldCode>;

/** Why a project cannot be live: a code per field; empty when it can. S1 §5 Project, Phase */
export function completenessProblems(content: ProjectContent): FieldProblems {
  const problems: FieldProblems = {};
  for (const issue of CompleteProject.safeParse(content).error?.issues ?? []) {
    // The schema's messages are field codes.
    problems[issue.path.join(".")] ??= issue.message as FieldCode;
  }
  return problems;
}

/** The fields in which two versions differ. */
export function changedFields(before: ProjectContent, after: ProjectContent): string[] {
  const fields = Object.keys(before) as (keyof ProjectContent)[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).sort();
}

/** A moment on the clock of a network. */
export interface LocalTime {
  now: Date;
  timeZone: string;
}
export const todayIn = ({ now, timeZone }: LocalTime): string => dayAt(now, timeZone);

/** From its first day to its last, or until it was ended. */
export interface Term {
  startsOn: string | null;
  endsOn: string | null;
  endedAt: Date | null;
}

/** `timing` is null while a day is missing. S1 §4 */
export function standingOf(term: Term, today: string): Pick<Project, "timing" | "daysLeft"> {
  const { startsOn, endsOn, endedAt } = term;
  if (startsOn === null || endsOn === null) return { timing: null, daysLeft: 0 };
  const span = { startsOn, endsOn };
  const isEnded = endedAt !== null;
  return { timing: timingOf(span, today, isEnded), daysLeft: daysLeft(span, today, isEnded) };
}

interface DatedPhase {
  startsOn: string | null;
  endsOn: string | null;
  title: string;
}

/** The title of the phase that runs today; of several, the first. Only of a project that is under way. */
export function phaseToday(timing: Timing | null, phases: readonly DatedPhase[], today: string): string | null {
  if (timing !== "active") return null;
  const running = phases.find(
    ({ startsOn, endsOn }) => startsOn !== null && endsOn !== null && startsOn <= today && today <= endsOn,
  );
  return running?.title ?? null;
}

/** Why it cannot be open until that day: a code per field. `endsOn` null: the last day that it has. S1 §4 */
export function reopeningProblems(term: Term, endsOn: string | null, today: string): FieldProblems {
  const last = endsOn ?? term.endsOn;
  if (last === null || last < today) return { endsOn: "endPassed" };
  return term.startsOn !== null && last < term.startsOn ? { endsOn: "untilNotBeforeStart" } : {};
}
