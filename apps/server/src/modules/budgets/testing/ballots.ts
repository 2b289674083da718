/** Votes that are under way, and ballots, for tests. */
import type { MyBallot, Round, RoundDraft } from "@stoep/contract/budgets";
import { dayAt, startOfDay } from "@stoep/contract/kernel";
import { v7 as newId, v4 as randomId } from "uuid";
import type { Caller } from "../../../testing/client.ts";
import type { Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";
import { changeRound, createChoice, openRound, prepareVote, roundParams } from "./rounds.ts";

const hourMs = 3_600_000;

/** The clock stands on the first day of the vote that `testing/rounds.ts` prepares. */
export const toFirstDay = (town: Town) => moveTo(town, 11, 9);
/** The last day is over, and nothing was counted. */
export const toDayAfter = (town: Town) => moveTo(town, 21, 0);

/** `hours` after midnight on that day after today, by the network's clock. */
export function moveTo(town: Town, day: number, hours: number): void {
  town.clock.move(new Date(startOfDay(dayIn(day), town.networks.testdorp.timeZone).getTime() + hours * hourMs));
}

/** Without moving the clock, for what shares a town with other tests: no route changes the days of an open vote. */
export async function beginToday({ clock, db, networks }: Town, round: Named): Promise<void> {
  const opensOn = dayAt(clock.now(), networks.testdorp.timeZone);
  await db.updateTable("ballotRound").set({ opensOn }).where("id", "=", round.id).execute();
}

/** As if it had been opened as a vote with codes. */
export async function askForCodes({ db }: Town, { id }: Named): Promise<void> {
  await db.updateTable("ballotRound").set({ roll: "codes" }).where("id", "=", id).execute();
}

/**
 * Under way in the whole city: a bench for 9,000, a tree for 1,200 and a fountain for 42,000, of a budget of 50,000. `more`: so many other
 * ideas after them.
 */
export async function runVote(town: Town, changes: Partial<RoundDraft> = {}, { more = 0 } = {}) {
  const prepared = await prepareVote(town);
  const fountain = await createChoice(town, prepared.project, { title: "Een fontein", cost: 42_000 });
  const { bench, tree } = prepared;
  const [district] = prepared.round.districts;
  const others: { id: string }[] = [];
  for (let n = 0; n < more; n++)
    others.push(await createChoice(town, prepared.project, { title: `Idee ${n}`, cost: 100 }));
  const ideas = [bench, tree, fountain, ...others].map(({ id }) => ({ ideaId: id, districtId: district?.id ?? "" }));
  const saved = await changeRound(town.people.pim, prepared.round, { ideas, ...changes });
  const round = await openRound(town.people.pim, saved);
  toFirstDay(town);
  return { ...prepared, round, fountain };
}

/** Under way in two districts: in Noord the bench and the tree, in Zuid the fountain. */
export async function runVoteOfDistricts(town: Town, changes: Partial<RoundDraft> = {}) {
  const prepared = await prepareVote(town);
  const fountain = await createChoice(town, prepared.project, { title: "Een fontein", cost: 42_000 });
  const { bench, tree } = prepared;
  const [north, south] = [newId(), newId()];
  const saved = await changeRound(town.people.pim, prepared.round, {
    districts: [
      { id: north, name: "Noord", budget: 10_000, neighbourhoodIds: [town.noord.id] },
      { id: south, name: "Zuid", budget: 50_000, neighbourhoodIds: [town.zuid.id] },
    ],
    ideas: [
      { ideaId: bench.id, districtId: north },
      { ideaId: tree.id, districtId: north },
      { ideaId: fountain.id, districtId: south },
    ],
    ...changes,
  });
  const round = await openRound(town.people.pim, saved);
  toFirstDay(town);
  return { ...prepared, round, fountain, north, south };
}

interface Named {
  id: string;
}

export const castBallot = (
  who: Caller,
  round: Named,
  ideas: readonly Named[],
  confirmsAge = false,
): Promise<MyBallot> =>
  who.budgets.castBallot({ ...roundParams(round), body: { ideaIds: ideas.map(({ id }) => id), confirmsAge } });

export const withdrawBallot = (who: Caller, round: Named): Promise<MyBallot> =>
  who.budgets.withdrawBallot(roundParams(round));

export const readMyBallot = (who: Caller, round: Named): Promise<MyBallot> =>
  who.budgets.readMyBallot(roundParams(round));

/** As they stand in the table, by what they name. */
export async function listBallots({ db }: Pick<Town, "db">, round: Pick<Round, "id">) {
  const rows = await db.selectFrom("ballot").selectAll().where("roundId", "=", round.id).execute();
  return rows.toSorted((one, other) => String(one.choices).localeCompare(String(other.choices)));
}

export const listRights = ({ db }: Pick<Town, "db">) => db.selectFrom("ballotRight").selectAll().execute();

/** As the count does it: the round is held, then marked. */
export const markCounted = ({ db, clock }: Pick<Town, "db" | "clock">, round: Named) =>
  db.updateTable("ballotRound").set({ countedAt: clock.now() }).where("id", "=", round.id).execute();

interface RunningVote {
  project: Named;
  round: Pick<Round, "phaseId" | "districts">;
}

/** Their rights are used in the first district, without ballots. */
export async function letVote({ db }: Pick<Town, "db">, { project, round }: RunningVote, voters: readonly Named[]) {
  const right = { projectId: project.id, phaseId: round.phaseId, districtId: round.districts[0]?.id, isUsed: true };
  await db
    .insertInto("ballotRight")
    .values(voters.map(({ id: residentId }) => ({ id: randomId(), residentId, ...right })))
    .execute();
}
