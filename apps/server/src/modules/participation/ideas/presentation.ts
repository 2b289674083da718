/** An idea, as its reader or a colleague sees it now. */
import type { Language, Verdict } from "@stoep/contract/kernel";
import type { Network, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { findOwnDecision } from "#modules/conversations/index.ts";
import { findSharedShout, mayHandleShouts } from "#modules/shouts/index.ts";
import { coverVerdict, standingOf, todayIn } from "../projects/index.ts";
import { viewDeskIdea } from "./desk-views.ts";
import { findLive, findOwn, findReadable, type IdeaProject } from "./store/projects.ts";
import { findIdea, listMerged, listMoments, wroteAnyOf } from "./store/read.ts";
import type { Reader } from "./store/selections.ts";
import { viewReadIdea } from "./views.ts";

export interface ReaderScope {
  db: Db;
  actor: Reader;
  network: Network;
  language: Language;
  now: Date;
}

/** Whether nobody can take part in it any more. */
export const isOver = (project: IdeaProject, { network, now }: Pick<ReaderScope, "network" | "now">): boolean =>
  standingOf(project, todayIn({ now, timeZone: network.timeZone })).timing === "finished";

/** Authors read what they wrote, even if they live elsewhere by now. Refuses with `not_found`. */
export async function loadReadable(scope: ReaderScope, ideaId: string) {
  const { db, actor, language } = scope;
  const idea = (await findIdea(db, actor, ideaId)) ?? refuse("not_found");
  const isMine = actor.kind === "resident" && idea.authorId === actor.residentId;
  const project = isMine ? await findLive(db, language, idea.projectId) : await findReadable(db, scope, idea.projectId);
  return { idea, project: project ?? refuse("not_found") };
}

/** Refuses with `not_found`. */
export async function loadReadIdea(scope: ReaderScope, ideaId: string) {
  const { db, actor, network, now } = scope;
  const { idea, project } = await loadReadable(scope, ideaId);
  const residentId = actor.kind === "resident" ? actor.residentId : null;
  const isHiddenFromAuthor = residentId !== null && idea.hiddenAt !== null && idea.authorId === residentId;
  const about = {
    project,
    moments: await listMoments(db, actor, ideaId),
    merged: await listMerged(db, actor, ideaId),
    decision: isHiddenFromAuthor ? await findOwnDecision(db, residentId, ideaId) : null,
    isOver: isOver(project, { network, now }),
    wrote: residentId !== null && (await wroteAnyOf(db, residentId, idea.mergedInto ?? ideaId)),
  };
  return viewReadIdea(idea, about, { actor, network, now });
}

export interface DeskScope {
  db: Db;
  actor: Staff;
  language: Language;
  now: Date;
}

/** Whether the licence covers what is done in the project. */
export const coveredBy = (actor: Staff, project: IdeaProject): Verdict => coverVerdict(actor, project, project);

/** A project of the caller's organisation. Refuses with `not_found`. */
export const loadDeskProject = async ({ db, actor, language }: DeskScope, projectId: string): Promise<IdeaProject> =>
  (await findOwn(db, actor.organisation.id, language, projectId)) ?? refuse("not_found");

/** Refuses with `not_found`. */
export async function loadDeskIdea(scope: DeskScope, ideaId: string) {
  const { db, actor, now } = scope;
  const idea = (await findIdea(db, actor, ideaId)) ?? refuse("not_found");
  if (idea.organisationId !== actor.organisation.id) refuse("not_found");
  const project = await loadDeskProject(scope, idea.projectId);
  const shout =
    idea.shoutId !== null && mayHandleShouts(actor)
      ? await findSharedShout(db, actor.organisation.id, idea.shoutId)
      : undefined;
  const about = {
    project,
    moments: await listMoments(db, actor, ideaId),
    merged: await listMerged(db, actor, ideaId),
    shout: shout ? { id: shout.id, title: shout.title } : null,
    covered: coveredBy(actor, project),
  };
  return viewDeskIdea(idea, about, { actor, network: actor.network, now });
}
