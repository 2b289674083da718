/** When residents may contribute to a project: in its phases that allow it, or without phases while it runs. Pure. S1 §3, §4 */
import { type Timing, timingOf } from "./timing.ts";

interface IdeaPhase {
  id: string;
  startsOn: string | null;
  endsOn: string | null;
  isBottomUpEnabled: boolean;
}

interface IdeaProject {
  startsOn: string;
  endsOn: string;
  timing: Timing;
  isPhased: boolean;
  isBottomUpEnabled: boolean;
  phases: readonly IdeaPhase[];
}

interface IdeasWindow {
  /** Open today; of several phases, the first. `phaseId` null: a project without phases. */
  takesIdeas: { phaseId: string | null; until: string } | null;
  /** Not open today: the first day on which it opens. */
  takesIdeasFrom: string | null;
}

/** `today`: the day in the network's time zone. */
export function ideasWindow(project: IdeaProject, today: string): IdeasWindow {
  const spans = spansOf(project);
  const open = project.timing === "active" ? spans.find((span) => timingOf(span, today) === "active") : undefined;
  if (open) return { takesIdeas: { phaseId: open.phaseId, until: open.endsOn }, takesIdeasFrom: null };
  const coming = project.timing === "finished" ? [] : spans.filter((span) => timingOf(span, today) === "upcoming");
  return { takesIdeas: null, takesIdeasFrom: coming.map(({ startsOn }) => startsOn).sort()[0] ?? null };
}

/** Where an idea can be sent in on a day: the phases that take it, `null` for a project without phases; none: nowhere. */
export const ideaPhasesOn = (project: IdeaProject, day: string): (string | null)[] =>
  project.timing === "active"
    ? spansOf(project)
        .filter((span) => timingOf(span, day) === "active")
        .map(({ phaseId }) => phaseId)
    : [];

/** A phase never reaches beyond its project. */
function spansOf({ startsOn, endsOn, isPhased, isBottomUpEnabled, phases }: IdeaProject) {
  if (!isPhased) return isBottomUpEnabled ? [{ phaseId: null, startsOn, endsOn }] : [];
  return phases
    .filter((phase) => phase.isBottomUpEnabled)
    .map((phase) => ({
      phaseId: phase.id,
      startsOn: later(phase.startsOn ?? startsOn, startsOn),
      endsOn: earlier(phase.endsOn ?? endsOn, endsOn),
    }))
    .filter((span) => span.startsOn <= span.endsOn);
}

const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);
