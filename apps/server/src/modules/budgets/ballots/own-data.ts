/** That a resident has voted on a budget, and until the count what the ballot names. D §5, §11 */
import type { Db } from "#kernel/database.ts";
import { type OwnList, ownFields, ownList } from "#modules/files/index.ts";
import { words } from "../texts.ts";
import { findSeal } from "./seal.ts";
import { findChoices } from "./store/ballots.ts";
import { listRightsOf } from "./store/rights.ts";
import { listChosen } from "./store/rounds.ts";

const texts = words.ownData.ballots;

interface OwnBallot {
  project: string;
  /** One a line; empty: they cannot be found any more. */
  ideas: string;
}

/** Resident's votes are few: their rights go 30 days after the last day. */
async function listOwn(db: Db, residentId: string): Promise<OwnBallot[]> {
  const used = (await listRightsOf(db, residentId)).filter(({ isUsed }) => isUsed);
  const own: OwnBallot[] = [];
  for (const { id, title, roundId } of used)
    own.push({ project: title, ideas: roundId === null ? "" : await ideasOf(db, { roundId, rightId: id }) });
  return own;
}

async function ideasOf(db: Db, voter: { roundId: string; rightId: string }): Promise<string> {
  const seal = await findSeal(db, voter);
  const choices = seal && (await findChoices(db, seal));
  const chosen = choices ? await listChosen(db, voter.roundId, choices) : [];
  return chosen.map(({ title }) => title ?? "").join("\n");
}

export const ownBallots: OwnList = ownList<OwnBallot>({
  name: "ballots",
  title: texts.title,
  rows: (db, { residentId }) => listOwn(db, residentId),
  fields: ownFields(texts, "project", "ideas"),
});
