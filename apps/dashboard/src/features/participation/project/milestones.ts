/** The days that matter in a project, in order: its first, its phases, its last. Pure. */
import { timingOf } from "@stoep/contract/participation";
import type { Project } from "../parts/words.ts";

type Phase = Project["phases"][number];
type Timing = ReturnType<typeof timingOf>;

export type Milestone = { key: string; timing: Timing | null } & (
  | { kind: "begins" | "ends" | "ended"; day: string }
  | { kind: "phase"; phase: Phase }
);

/** `endedOn`: the day on which it was ended before its last. */
export function milestonesOf(project: Project, today: string, endedOn: string | null): Milestone[] {
  const { startsOn, endsOn, isPhased } = project;
  const at = (day: string) => timingOf({ startsOn: day, endsOn: day }, today);
  const phases = (isPhased ? project.phases : []).map((phase): Milestone => {
    const span = phase.startsOn !== null && phase.endsOn !== null && { startsOn: phase.startsOn, endsOn: phase.endsOn };
    return { key: phase.id, kind: "phase", phase, timing: span ? timingOf(span, today, endedOn !== null) : null };
  });
  return [
    ...(startsOn === null ? [] : [{ key: "begins", kind: "begins" as const, day: startsOn, timing: at(startsOn) }]),
    ...phases,
    ...(endedOn === null ? [] : [{ key: "ended", kind: "ended" as const, day: endedOn, timing: at(endedOn) }]),
    ...(endsOn === null || endedOn !== null
      ? []
      : [{ key: "ends", kind: "ends" as const, day: endsOn, timing: at(endsOn) }]),
  ];
}
