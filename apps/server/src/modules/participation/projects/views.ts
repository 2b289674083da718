/** What editors and readers see of a project. */
import {
  daysLeft,
  ideasWindow,
  type Project,
  type ProjectCard,
  type ProjectRow,
  type ReadProject,
  timingOf,
} from "@stoep/contract/participation";
import type { Actor, Network, Staff } from "#kernel/actor.ts";
import { type FileAudience, viewFile } from "#modules/files/index.ts";
import { stateOf } from "#modules/publishing/index.ts";
import { mayHandleShouts } from "#modules/shouts/index.ts";
import { contentOf } from "./content.ts";
import { verdicts } from "./policy.ts";
import { phaseToday, standingOf, todayIn } from "./rules.ts";
import type { ProjectListRow } from "./store/lists.ts";
import type { StoredProject } from "./store/projects.ts";
import type { ReadProjectRow, ShownProjectRow } from "./store/read-projects.ts";

interface StaffContext {
  actor: Staff;
  now: Date;
}

const todayOf = ({ actor, now }: StaffContext): string => todayIn({ now, timeZone: actor.network.timeZone });

export function viewProject(context: StaffContext, project: StoredProject): Project {
  const { actor, now } = context;
  const standing = standingOf(project, todayOf(context));
  return {
    ...contentOf(project),
    id: project.id,
    state: stateOf(project),
    version: project.version,
    previewedVersion: project.previewedVersion,
    ...momentsOf(project),
    editedAt: project.editedAt?.toISOString() ?? null,
    createdBy: project.createdByName ?? "",
    isPublic: project.isPublic,
    endedAt: project.endedAt?.toISOString() ?? null,
    ...standing,
    imageFile: project.imageFile && viewFile(actor.network, project.imageFile, { audience: "editors", now }),
    // Its title is for those who read what residents share with the city.
    shout: mayHandleShouts(actor) ? project.shout : null,
    can: verdicts(actor, { ...project, ...standing }),
  };
}

const momentsOf = ({
  publishAt,
  publishedAt,
  savedAt,
}: Pick<StoredProject, "publishAt" | "publishedAt" | "savedAt">) => ({
  publishAt: publishAt?.toISOString() ?? null,
  publishedAt: publishedAt?.toISOString() ?? null,
  savedAt: savedAt.toISOString(),
});

const budgetOf = ({ budget, currency }: Pick<StoredProject, "budget" | "currency">) =>
  budget === null || currency === null ? null : { amount: budget, currency };

export function viewProjectRow(context: StaffContext, row: ProjectListRow): ProjectRow {
  const { actor, now } = context;
  const { id, kind, title, startsOn, endsOn, isPublic, isPhased, theme } = row;
  const today = todayOf(context);
  const standing = standingOf(row, today);
  const { publish: _, ...can } = verdicts(actor, { ...row, ...standing });
  return {
    id,
    kind,
    title,
    state: stateOf(row),
    ...momentsOf(row),
    startsOn,
    endsOn,
    ...standing,
    isPublic,
    isPhased,
    phase: isPhased ? phaseToday(standing.timing, row.phases, today) : null,
    budget: budgetOf(row),
    theme,
    neighbourhoodCount: row.neighbourhoodCount,
    neighbourhoodNames: row.neighbourhoodNames,
    languages: [row.language, ...row.translatedTo],
    createdBy: row.createdByName ?? "",
    image: row.image && viewFile(actor.network, row.image, { audience: "editors", now }),
    can,
  };
}

interface ReadingContext {
  network: Pick<Network, "slug" | "timeZone">;
  actor: Actor;
  now: Date;
}

/** The preview of a draft is read by its own organisation, with the drafts' files. */
function audienceOf(actor: Actor, { organisationId }: { organisationId: string }): FileAudience {
  if (actor.kind === "staff" && actor.organisation.id === organisationId) return "editors";
  return actor.kind === "guest" || actor.kind === "account" ? "public" : "readers";
}

function viewImage(row: ShownProjectRow, { network, actor, now }: ReadingContext): ProjectCard["image"] {
  if (row.image === null) return null;
  const file = viewFile(network, row.image, { audience: audienceOf(actor, row), now });
  return { ...file, altText: row.translation?.alt || row.imageAlt };
}

interface PhasedRow<P> {
  isPhased: boolean;
  phases: readonly P[];
  translation: { phases: Record<string, { title: string; text: string }> } | null;
}

/** Of phases that readers see: those of a phased project, which has all their days. */
const shownPhases = <P extends { id: string; title: string }>({ isPhased, phases, translation }: PhasedRow<P>): P[] =>
  (isPhased ? phases : []).map((phase) => ({ ...phase, title: translation?.phases[phase.id]?.title || phase.title }));

/** What card and page have in common. A complete project has both its days. */
function viewShown(row: ShownProjectRow, context: ReadingContext) {
  const { translation, startsOn, endsOn, endedAt } = row;
  const today = todayIn({ now: context.now, timeZone: context.network.timeZone });
  const span = { startsOn: startsOn ?? today, endsOn: endsOn ?? today };
  const isEnded = endedAt !== null;
  const timing = timingOf(span, today, isEnded);
  return {
    id: row.id,
    kind: row.kind,
    title: translation?.title ?? row.title,
    introduction: translation?.introduction ?? row.introduction,
    language: translation?.language ?? row.language,
    ...span,
    timing,
    daysLeft: daysLeft(span, today, isEnded),
    budget: budgetOf(row),
    image: viewImage(row, context),
    ...ideasWindow({ ...row, ...span, timing }, today),
  };
}

export function viewCard(row: ShownProjectRow, context: ReadingContext): ProjectCard {
  const today = todayIn({ now: context.now, timeZone: context.network.timeZone });
  const shown = viewShown(row, context);
  return {
    ...shown,
    organisation: { id: row.organisationId, name: row.organisationName },
    phase: phaseToday(shown.timing, shownPhases(row), today),
  };
}

/** In the reader's language, if there is a translation. A project that is not live yet is shown as of now. */
export function viewReadProject(row: ReadProjectRow, context: ReadingContext): ReadProject {
  const { network, now } = context;
  const today = todayIn({ now, timeZone: network.timeZone });
  const { translation } = row;
  return {
    ...viewShown(row, context),
    textHtml: translation?.html ?? row.textHtml,
    isTranslated: translation !== null,
    originalLanguage: row.language,
    organisation: {
      id: row.organisationId,
      name: row.organisationName,
      kind: row.organisationKind,
      logo: row.logo && viewFile(network, row.logo),
    },
    publishedAt: (row.publishedAt ?? now).toISOString(),
    isEdited: row.editedAt !== null,
    version: row.version,
    theme: row.theme,
    secondTheme: row.secondTheme,
    neighbourhoods: row.neighbourhoods,
    videoId: row.videoId,
    phases: shownPhases(row).map((phase) => {
      const text = translation?.phases[phase.id]?.text || phase.text;
      return viewPhase({ ...phase, text }, today, row.endedAt !== null);
    }),
    isFollowed: row.isFollowed,
    followers: row.followers,
    isReadFirst: row.isReadFirst,
  };
}

function viewPhase(
  phase: ReadProjectRow["phases"][number],
  today: string,
  isEnded: boolean,
): ReadProject["phases"][number] {
  const { id, type, title, text, videoId, budget, ideaTypes, longitude, latitude, zoom } = phase;
  const span = { startsOn: phase.startsOn ?? today, endsOn: phase.endsOn ?? today };
  return {
    id,
    type,
    title,
    text,
    ...span,
    timing: timingOf(span, today, isEnded),
    videoId,
    budget,
    takesIdeas: phase.isBottomUpEnabled,
    ideaTypes,
    map: longitude === null || latitude === null || zoom === null ? null : { longitude, latitude, zoom },
  };
}
