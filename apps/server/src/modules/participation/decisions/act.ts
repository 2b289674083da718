/** What deciding, costing and answering change. The row of the idea must be locked. */
import { type IdeaType, isChosenType } from "@stoep/contract/participation";
import type { Tx } from "#kernel/database.ts";
import { addMoment, type LockedIdea, updateIdea } from "../ideas/index.ts";
import { costAfter } from "./rules.ts";
import { currencyOf } from "./store.ts";

export interface Decider {
  accountId: string;
  at: Date;
}

/** `accountId` null: the residents, by vote. */
type DecidedBy = Pick<Decider, "at"> & { accountId: string | null };

interface Decision {
  type: IdeaType;
  reason: string;
  /** Null: as before, where the type has a cost. */
  cost: number | null;
}

/**
 * Which moment tells of it; `told` is null where the type stays and only its reason was put right, which stands in the timeline and is
 * no news. Null if nothing is different.
 */
export async function decide(
  db: Tx,
  idea: LockedIdea,
  wanted: Decision,
  by: DecidedBy,
): Promise<{ told: string | null } | null> {
  const { type, reason } = wanted;
  const cost = costAfter(wanted, idea.cost);
  if (type === idea.type && reason === idea.reason && cost === idea.cost) return null;
  const currency = cost === null ? idea.currency : await currencyOf(db, idea);
  // What is not chosen any more is not carried out; its updates stay in the timeline.
  const works = isChosenType(type) ? {} : { worksState: null, worksPercent: null, costToDate: null };
  const isByVote = by.accountId === null;
  await updateIdea(db, idea.id, { type, reason, isChosenByVote: isByVote, cost, currency, ...works });
  const isCosted = cost !== idea.cost;
  const said = { ...momentOf(idea, by), kind: "type", type, text: reason, isByVote } as const;
  if (type !== idea.type) return { told: await addMoment(db, { ...said, cost: isCosted ? cost : null }) };
  if (reason !== idea.reason) await addMoment(db, said);
  return { told: isCosted ? await addMoment(db, { ...momentOf(idea, by), kind: "cost", cost }) : null };
}

export async function setCost(db: Tx, idea: LockedIdea, cost: number | null, by: Decider): Promise<string> {
  await updateIdea(db, idea.id, { cost, currency: cost === null ? idea.currency : await currencyOf(db, idea) });
  return addMoment(db, { ...momentOf(idea, by), kind: "cost", cost });
}

export async function answer(db: Tx, idea: LockedIdea, text: string, by: Decider): Promise<string> {
  await updateIdea(db, idea.id, { answer: text, answeredAt: by.at, answeredBy: by.accountId });
  return addMoment(db, { ...momentOf(idea, by), kind: "answer", text });
}

const momentOf = ({ id }: LockedIdea, { accountId, at }: DecidedBy) => ({ ideaId: id, at, byAccount: accountId });
