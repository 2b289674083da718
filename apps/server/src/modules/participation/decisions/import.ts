/** Imports what an organisation has decided and answered: checked and stored like any other, but nobody is notified. */
import type { Tx } from "#kernel/database.ts";
import { refuseFields } from "#kernel/refuse.ts";
import { lockIdea } from "../ideas/index.ts";
import { answer, type Decider, type Decision, decide } from "./act.ts";
import { decisionProblems } from "./rules.ts";

interface OwnIdea {
  organisationId: string;
  ideaId: string;
}

/** @throws when the organisation has no such idea */
export async function lockImported(db: Tx, { organisationId, ideaId }: OwnIdea) {
  const idea = await lockIdea(db, organisationId, ideaId);
  if (!idea) throw new Error(`no idea ${ideaId}`);
  return idea;
}

export async function importIdeaDecision(db: Tx, own: OwnIdea, wanted: Decision, by: Decider): Promise<void> {
  const problems = decisionProblems(wanted);
  if (Object.keys(problems).length > 0) refuseFields(problems);
  await decide(db, await lockImported(db, own), wanted, by);
}

export async function importIdeaAnswer(db: Tx, own: OwnIdea, text: string, by: Decider): Promise<void> {
  await answer(db, await lockImported(db, own), text, by);
}
