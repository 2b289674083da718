/** What the staff of the project's organisation see of ideas. */
import type { Verdict } from "@stoep/contract/kernel";
import { daysAfter } from "@stoep/contract/kernel";
import { type DeskIdea, ideaLimits, type IdeaRow as ListedIdea } from "@stoep/contract/participation";
import type { Network, Staff } from "#kernel/actor.ts";
import { viewFile } from "#modules/files/index.ts";
import { mayHandleShouts } from "#modules/shouts/index.ts";
import { staffVerdicts } from "./policy.ts";
import { standingOfIdea } from "./rules.ts";
import type { DeskRow } from "./store/desk.ts";
import type { IdeaProject } from "./store/projects.ts";
import type { IdeaRow, MergedRow, MomentRow } from "./store/read.ts";
import {
  viewAnswer,
  viewAnswers,
  viewAttachments,
  viewAuthor,
  viewCost,
  viewImages,
  viewMoment,
  viewPlace,
  viewRoot,
  viewWorks,
} from "./views.ts";

export interface DeskReader {
  actor: Staff;
  network: Network;
  now: Date;
}

function viewCommon(row: DeskRow | IdeaRow, reading: DeskReader) {
  const { id, version, kind, title, type, supportCount, takesSupport } = row;
  return {
    id,
    version,
    kind,
    title,
    type,
    cost: viewCost(row.cost, row.currency),
    standing: standingOfIdea(row),
    author: viewAuthor(row, reading),
    neighbourhood: { id: row.neighbourhoodId, name: row.neighbourhood },
    place: viewPlace(row),
    createdAt: row.createdAt.toISOString(),
    supportCount,
    commentCount: row.commentCount ?? 0,
    takesSupport,
    isAnswered: row.answeredAt !== null,
    works: viewWorks(row),
  };
}

type Phases = IdeaProject["phases"];
const titleOf = (phases: Phases, phaseId: string | null): string | null =>
  phases.find(({ id }) => id === phaseId)?.title ?? null;

export const viewIdeaRow = (row: DeskRow, phases: Phases, reading: DeskReader): ListedIdea => ({
  ...viewCommon(row, reading),
  phase: titleOf(phases, row.phaseId),
  mergedCount: row.mergedCount,
  image: row.image && viewFile(reading.network, row.image, { audience: "editors", now: reading.now }),
});

export interface AboutDeskIdea {
  project: IdeaProject;
  moments: MomentRow[];
  merged: MergedRow[];
  /** Null for those who do not handle messages. */
  shout: { id: string; title: string } | null;
  covered: Verdict;
}

export function viewDeskIdea(row: IdeaRow, about: AboutDeskIdea, reading: DeskReader): DeskIdea {
  const { project, moments, merged, shout, covered } = about;
  const audience = "editors";
  const answer = viewAnswer(row);
  return {
    ...viewCommon(row, reading),
    phase: titleOf(project.phases, row.phaseId),
    mergedCount: merged.length,
    text: row.text,
    language: row.language,
    projectId: project.id,
    project: { id: project.id, name: project.title },
    phaseId: row.phaseId,
    images: viewImages(row, reading, audience),
    attachments: viewAttachments(row, reading, audience),
    answers: viewAnswers(row),
    formId: row.formId,
    authorName: row.authorName,
    reason: row.reason,
    isChosenByVote: row.isChosenByVote,
    answer: answer && { ...answer, by: row.answeredByName ?? "" },
    costToDate: viewCost(row.costToDate, row.currency),
    timeline: moments.map((moment) => viewMoment(moment, reading, audience)),
    merged: merged.map((one) => viewMerged(one, row, reading)),
    mergedInto: viewRoot(row),
    shout: mayHandleShouts(reading.actor) ? shout : null,
    can: staffVerdicts(reading.actor, row, covered),
  };
}

/** While the idea that it was merged into is hidden, the days to separate it do not run out. */
function viewMerged(one: MergedRow, root: IdeaRow, reading: DeskReader): DeskIdea["merged"][number] {
  const mergedAt = one.mergedAt ?? reading.now;
  const until = daysAfter(root.hiddenAt === null ? mergedAt : reading.now, ideaLimits.takeApartDays);
  return {
    id: one.id,
    title: one.title,
    author: viewAuthor(one, reading),
    mergedAt: mergedAt.toISOString(),
    apartUntil: until > reading.now ? until.toISOString() : null,
  };
}
