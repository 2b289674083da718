/** A resident's contribution is stored, written in the project or by a contribution form. */
import type { FormIdea, IdeaKind, NewIdea, ReadIdea } from "@stoep/contract/participation";
import { v7 as newId } from "uuid";
import type { z } from "zod";
import type { ResidentCall } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { announceIdea } from "./announce.ts";
import { loadReadIdea } from "./presentation.ts";
import { addMoment, insertAnswers, insertIdea, type NewAnswer } from "./store/ideas.ts";
import { findReadable, type IdeaProject, shareProject } from "./store/projects.ts";
import {
  checkOwnAddress,
  checkPlace,
  columnsOfPlace,
  ensureMayWriteMore,
  ensureRuns,
  putFiles,
} from "./write-rules.ts";

/** Until the end of the transaction it is not ended or deleted. Refuses with `unproven_limit` and `not_found`. */
export async function projectToWriteIn(call: ResidentCall, projectId: string): Promise<IdeaProject> {
  await ensureMayWriteMore(call);
  await shareProject(call.db, projectId);
  return (await findReadable(call.db, call, projectId)) ?? refuse("not_found");
}

/** Refuses with `own_address`, and with `invalid_input` where its place or its files are not the author's to give. */
export async function storeIdea(
  call: ResidentCall,
  project: IdeaProject,
  idea: z.output<typeof NewIdea>,
  { answers = [], ...form }: Partial<Form> & { answers?: readonly NewAnswer[] } = {},
): Promise<ReadIdea> {
  const { actor, db, now } = call;
  const { kind, title, text, place, phaseId, showsName } = idea;
  await checkPlace(db, project, place);
  await checkOwnAddress(call, place, { isConfirmed: idea.confirmsPlace });
  const id = newId();
  await insertIdea(db, {
    id,
    projectId: project.id,
    organisationId: project.organisationId,
    phaseId,
    kind,
    title,
    text,
    showsName,
    ...columnsOfPlace(place),
    ...form,
    language: actor.language,
    authorId: actor.residentId,
    neighbourhoodId: actor.neighbourhoodId,
    createdAt: now,
    openAt: project.isReadFirst ? null : now,
  });
  await insertAnswers(db, id, answers);
  await putFiles(call, id, idea);
  await addMoment(db, { ideaId: id, kind: "written", at: now });
  await announceIdea(call, project);
  return loadReadIdea({ ...call, network: actor.network }, id);
}

interface Form {
  formId: string;
  formVersion: number;
  takesSupport: boolean;
}

interface FormContribution extends Form {
  phaseId: string | null;
  kind: IdeaKind;
  idea: z.output<typeof FormIdea>;
  answers: readonly NewAnswer[];
}

/**
 * By a contribution form, whose days decide instead of the project's own question for ideas; like a survey it goes on to its end when a
 * licence ends. Refuses with `ideas_closed` where the project does not run, `own_address`, and `invalid_input`.
 */
export async function contributeByForm(
  call: ResidentCall,
  project: IdeaProject,
  contribution: FormContribution,
): Promise<ReadIdea> {
  const { phaseId, kind, idea, ...form } = contribution;
  ensureRuns(call, project);
  return storeIdea(call, project, { ...idea, kind, phaseId }, form);
}
