/** What happens at the same moment as an answer is sent: the rows' locks decide, and each answer is there or was refused. D §12 */
import { beforeEach, expect, test } from "vitest";
import { untilBlocked } from "../../../testing/lock-wait.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import {
  anAnswer,
  answer,
  answerByLink,
  changeSurvey,
  createLiveSurvey,
  createOpenSurvey,
  no,
  questionnaire,
  storedAnswers,
  surveyParams,
  yes,
} from "../testing/surveys.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const outcomeOf = (one: PromiseSettledResult<unknown>) => (one.status === "rejected" ? one.reason.code : "done");
const all = async (...acts: Promise<unknown>[]) => (await Promise.allSettled(acts)).map(outcomeOf);
const ten = <T>(make: (at: number) => T): T[] => Array.from({ length: 10 }, (_, at) => make(at));

test("the same resident ten times at once has one answer", async () => {
  const survey = await createLiveSurvey(people.pim, [town.noord]);
  const outcomes = await all(...ten(() => answer(people.dirk, survey)));
  expect(outcomes.toSorted()).toEqual([...ten(() => "already_answered").slice(1), "done"]);
  expect(await storedAnswers(town, survey)).toHaveLength(1);
});

test("the same answer of a resident ten times at once is taken once", async () => {
  const survey = await createLiveSurvey(people.pim, [town.noord]);
  const body = anAnswer();
  const outcomes = await all(...ten(() => people.dirk.surveys.sendAnswer({ ...surveyParams(survey), body })));
  expect(new Set(outcomes)).toEqual(new Set(["done"]));
  expect(await storedAnswers(town, survey)).toHaveLength(1);
});

test("an answer that can be changed, sent ten times at once, is one of them", async () => {
  const survey = await createLiveSurvey(people.pim, [town.noord], { canChange: true });
  const outcomes = await all(...ten((at) => answer(people.dirk, survey, { answers: at % 2 ? yes : no })));
  expect(new Set(outcomes)).toEqual(new Set(["done"]));
  const stored = await storedAnswers(town, survey);
  expect(stored).toHaveLength(1);
  expect([yes, no]).toContainEqual(stored[0]?.answers);
});

test("the same open answer ten times at once is taken once", async () => {
  const survey = await createOpenSurvey(people.pim, [town.noord]);
  const body = anAnswer();
  expect(new Set(await all(...ten(() => answerByLink(town, body))))).toEqual(new Set(["done"]));
  expect(await storedAnswers(town, survey)).toHaveLength(1);
});

/** Holds the survey while the acts begin and wait for it, then does `work` and lets go. */
async function whileHeld(
  survey: { id: string },
  work: (trx: Town["db"]) => Promise<unknown>,
  ...acts: (() => Promise<unknown>)[]
) {
  const begun: Promise<unknown>[] = [];
  const outcomes = await town.db.transaction().execute(async (trx) => {
    await trx.selectFrom("survey").select("id").where("id", "=", survey.id).forUpdate().execute();
    for (const act of acts) {
      begun.push(act());
      await untilBlocked(town.databases, ...begun);
    }
    await work(trx);
    return () => Promise.allSettled(begun);
  });
  return (await outcomes()).map(outcomeOf);
}

test("who sends while it is ended or deleted is refused, and nothing is stored", async () => {
  const ended = await createLiveSurvey(people.pim, [town.noord]);
  const end = (trx: Town["db"]) => trx.updateTable("survey").set({ endedAt: town.clock.now() }).execute();
  expect(await whileHeld(ended, end, () => answer(people.dirk, ended))).toEqual(["survey_not_active"]);
  const open = await createOpenSurvey(people.pim, [town.noord]);
  expect(await whileHeld(open, end, () => answerByLink(town))).toEqual(["survey_not_active"]);
  const deleted = await createLiveSurvey(people.pim, [town.noord]);
  const drop = (trx: Town["db"]) => trx.updateTable("survey").set({ deletedAt: town.clock.now() }).execute();
  expect(await whileHeld(deleted, drop, () => answer(people.dirk, deleted))).toEqual(["not_found"]);
  expect(await town.db.selectFrom("surveyAnswer").select("id").execute()).toEqual([]);
  expect(await town.db.selectFrom("surveyRight").select("id").execute()).toEqual([]);
});

test("answers sent as somebody ends it are there or were refused", async () => {
  const survey = await createOpenSurvey(people.pim, [town.noord]);
  const end = people.pim.surveys.endSurvey(surveyParams(survey));
  const [ended, ...sent] = await all(end, ...ten(() => answerByLink(town)));
  expect(ended).toBe("done");
  const taken = sent.filter((outcome) => outcome === "done").length;
  expect(new Set(sent.filter((outcome) => outcome !== "done"))).toEqual(
    new Set(taken < sent.length ? ["survey_not_active"] : []),
  );
  expect(await storedAnswers(town, survey)).toHaveLength(taken);
});

test("an editor who changes the meaning as somebody answers is refused, or the answer is", async () => {
  for (let turn = 0; turn < 4; turn++) {
    const survey = await createLiveSurvey(people.pim, [town.noord]);
    const instrument = questionnaire("Ons plein", ["Altijd", "Nooit"]);
    const [changed, sent] = await all(changeSurvey(people.pim, survey, { instrument }), answer(people.dirk, survey));
    expect([
      ["done", "changed_meanwhile"],
      ["survey_locked", "done"],
    ]).toContainEqual([changed, sent]);
  }
});
