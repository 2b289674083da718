/** What editors do with ideas: enter them for people at the counter, take up messages, show what waited, hide. */
import { type CounterIdea, participation } from "@stoep/contract/participation";
import { v7 as newId } from "uuid";
import type { z } from "zod";
import type { StaffCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { moderateSubject, restoreSubject } from "#modules/conversations/index.ts";
import { stateOf } from "#modules/publishing/index.ts";
import { findSharedShout, mayHandleShouts } from "#modules/shouts/index.ts";
import { announceIdea } from "../announce.ts";
import { recordIdea } from "../log.ts";
import { notifyAdmitted, notifyTakenUp } from "../notify.ts";
import { coveredBy, loadDeskIdea, loadDeskProject } from "../presentation.ts";
import { lockForStaff } from "../staff-lock.ts";
import { addMoment, insertIdea, updateIdea } from "../store/ideas.ts";
import { type IdeaProject, isNeighbourhood, shareProject, shareResident } from "../store/projects.ts";
import { checkHomeOf, checkPlace, columnsOfPlace, putFiles } from "../write-rules.ts";

type Entered = Omit<z.output<typeof CounterIdea>, "shoutId">;

export const deskWriteHandlers = handle(participation, {
  async enterIdea(call) {
    const { actor, body, db, now, params } = call;
    const origin = body.shoutId === null ? null : await findOrigin(call, body.shoutId);
    if (origin) await shareResident(db, origin.authorId);
    await shareProject(db, params.projectId);
    const project = await loadDeskProject(call, params.projectId);
    ensure(coveredBy(actor, project));
    if (stateOf(project) !== "published") refuse("project_not_live");
    await checkEntered(call, project, body);
    if (origin) await checkHomeOf(db, origin.authorId, body.place);
    const { kind, title, text, place, language, neighbourhoodId, phaseId, authorName, shoutId } = body;
    const id = newId();
    const author = origin
      ? { authorId: origin.authorId, shoutId }
      : { isFromCounter: true, authorName, enteredBy: actor.accountId };
    const idea = { id, projectId: project.id, organisationId: project.organisationId, createdAt: now, openAt: now };
    const written = { kind, title, text, language, neighbourhoodId, phaseId, ...columnsOfPlace(place) };
    if (!(await insertIdea(db, { ...idea, ...written, ...author }))) refuse("already_exists");
    await putFiles(call, id, body);
    if (origin) await addMoment(db, { ideaId: id, kind: "sent-in", at: origin.createdAt });
    await addMoment(db, { ideaId: id, kind: "written", at: now, byAccount: actor.accountId });
    await recordIdea(call, "enterIdea", { row: { id }, project });
    if (origin) await notifyTakenUp(call, { id, title, project });
    await announceIdea(call, project);
    return loadDeskIdea(call, id);
  },

  async editEnteredIdea(call) {
    const { body, db, now } = call;
    const { row, project, can } = await lockForStaff(call);
    ensure(can.edit);
    if (row.version !== body.version) refuse("changed_meanwhile");
    await checkEntered(call, project, body, row);
    const { kind, title, text, place, language, neighbourhoodId, phaseId, authorName } = body;
    const written = { kind, title, text, language, neighbourhoodId, phaseId, authorName, ...columnsOfPlace(place) };
    await updateIdea(db, row.id, { ...written, editedAt: now });
    await putFiles(call, row.id, body);
    await addMoment(db, { ideaId: row.id, kind: "edited", at: now, byAccount: call.actor.accountId });
    await recordIdea(call, "editIdea", { row, project });
    await announceIdea(call, project);
    return loadDeskIdea(call, row.id);
  },

  async admitIdea(call) {
    const { db, now } = call;
    const { row, project, can } = await lockForStaff(call);
    ensure(can.admit);
    if (row.version !== call.body.version) refuse("changed_meanwhile");
    await updateIdea(db, row.id, { openAt: now });
    await recordIdea(call, "admitIdea", { row, project });
    await notifyAdmitted(call, { id: row.id, title: row.title, project });
    await announceIdea(call, project);
    return loadDeskIdea(call, row.id);
  },

  async hideIdea(call) {
    const { body } = call;
    const { row, project } = await lockForStaff(call);
    if (row.hiddenBecause === "staff") refuse("already_closed");
    ensure(await moderateSubject(call, "idea", row.id, body));
    const { decision, ground, reason } = body;
    const act = decision === "deleted" ? "deleteIdea" : "hideIdea";
    await recordIdea(call, act, { row, project }, { new: { ground, decisionReason: reason } });
    return loadDeskIdea(call, row.id);
  },

  async showIdea(call) {
    const { row, project } = await lockForStaff(call);
    if (row.hiddenAt === null) refuse("already_closed");
    ensure(await restoreSubject(call, "idea", row.id));
    await recordIdea(call, "showIdea", { row, project });
    return loadDeskIdea(call, row.id);
  },
});

/** `before`: what stays as it was needs no check, since the project may have changed around it. */
async function checkEntered(
  { db }: StaffCall,
  project: IdeaProject,
  { neighbourhoodId, phaseId, place }: Entered,
  before?: { neighbourhoodId: string; phaseId: string | null; longitude: number | null; latitude: number | null },
): Promise<void> {
  if (neighbourhoodId !== before?.neighbourhoodId && !(await isNeighbourhood(db, neighbourhoodId)))
    refuseFields({ neighbourhoodId: "neighbourhoodUnknown" });
  const hasPhase = phaseId === null || project.phases.some(({ id }) => id === phaseId);
  if (!hasPhase && phaseId !== before?.phaseId) refuseFields({ phaseId: "invalid" });
  const isMoved = place?.longitude !== before?.longitude || place?.latitude !== before?.latitude;
  if (isMoved) await checkPlace(db, project, place);
}

/** Only a message that the caller may handle, and that its author has not withdrawn. */
async function findOrigin({ actor, db }: StaffCall, shoutId: string) {
  const found = mayHandleShouts(actor) ? await findSharedShout(db, actor.organisation.id, shoutId) : undefined;
  return found ?? refuseFields({ shoutId: "invalid" });
}
