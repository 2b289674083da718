/** What an update of the works changes. The row of the idea must be locked. */
import type { WorksState } from "@stoep/contract/participation";
import type { Tx } from "#kernel/database.ts";
import { refuseFields } from "#kernel/refuse.ts";
import { currencyOf, type Decider } from "../decisions/index.ts";
import { addMoment, type LockedIdea, updateIdea } from "../ideas/index.ts";
import { updateProblems } from "./rules.ts";
import { correctMoment, latestWorks, type Picture, replacePictures } from "./store.ts";

interface Update {
  state: WorksState;
  percent: number;
  costToDate: number | null;
  /** The day it is about. */
  on: string | null;
  text: string;
  images: readonly Picture[];
}

/** Returns the id of its moment. Refuses with `invalid_input`. */
export async function addUpdate(db: Tx, idea: LockedIdea, update: Update, by: Decider): Promise<string> {
  refuseProblems(update);
  // An update that says nothing of costs leaves what was said before.
  const costToDate = update.costToDate ?? idea.costToDate;
  await updateIdea(db, idea.id, { ...(await columnsOf(db, idea, update)), costToDate });
  const { costToDate: said, state, percent, text, on } = update;
  const moment = { worksState: state, worksPercent: percent, costToDate: said, text, day: on };
  const id = await addMoment(db, { ideaId: idea.id, kind: "works", at: by.at, byAccount: by.accountId, ...moment });
  await savePictures(db, id, update, by);
  return id;
}

/** The idea then shows what the latest updates say. Refuses with `invalid_input`. */
export async function correctUpdate(
  db: Tx,
  idea: LockedIdea,
  momentId: string,
  update: Update,
  by: Decider,
): Promise<void> {
  refuseProblems(update);
  const { costToDate, state, percent, text, on } = update;
  const moment = { worksState: state, worksPercent: percent, costToDate, text, day: on };
  await correctMoment(db, momentId, { ...moment, correctedAt: by.at });
  await savePictures(db, momentId, update, by);
  const currency = costToDate === null ? idea.currency : await currencyOf(db, idea);
  // Of an idea that is not carried out any more, updates stand in the timeline only.
  const shown = idea.worksState === null ? {} : await latestWorks(db, idea.id);
  await updateIdea(db, idea.id, { ...shown, currency });
}

const columnsOf = async (db: Tx, idea: LockedIdea, { state, percent, costToDate }: Update) => ({
  worksState: state,
  worksPercent: percent,
  costToDate,
  currency: costToDate === null ? idea.currency : await currencyOf(db, idea),
});

async function savePictures(db: Tx, momentId: string, { images }: Update, { accountId, at }: Decider): Promise<void> {
  if (!(await replacePictures(db, momentId, images, { accountId, now: at }))) refuseFields({ images: "fileUnknown" });
}

function refuseProblems(update: Update): void {
  const problems = updateProblems(update);
  if (Object.keys(problems).length > 0) refuseFields(problems);
}
