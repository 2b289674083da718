/** Who is reminded that a survey ends: followers of its project who may answer and have not, once. */
import { beforeEach, expect, test } from "vitest";
import { aPhase, createLiveProject, projectParams } from "../../../testing/projects.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";
import { answer, changeSurvey, createLiveSurvey, surveyParams } from "../testing/surveys.ts";

let town: Town;
let people: Town["people"];
let pim: Town["people"]["pim"];
let project: Awaited<ReturnType<typeof createLiveProject>>;
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  pim = people.pim;
  project = await createLiveProject(pim, [town.noord, town.zuid], { phases: [aPhase()] });
});

const lasts = 10;
const ofProject = () => ({ projectId: project.id, phaseId: project.phases[0]?.id ?? null, endsOn: dayIn(lasts) });
const liveSurvey = (changes = {}, places = [town.noord, town.zuid]) =>
  createLiveSurvey(pim, places, { ...ofProject(), ...changes });
const follow = async (...followers: Person[]) => {
  for (const who of followers) await who.participation.followProject(projectParams(project));
};
const told = async (who: Person): Promise<string[]> => {
  const { items } = await who.notifications.listNotices();
  return items.flatMap(({ kind, object }) => (kind === "surveys.ends" ? (object?.id ?? "") : []));
};
const countTold = async () =>
  (await town.db.selectFrom("notice").select("id").where("kind", "=", "surveys.ends").execute()).length;
/** Three days before the last day, in the course of the day. */
const toReminder = async () => {
  await town.pass({ days: lasts - 3 });
  await town.pass({ hours: 12 });
};

test("three days before its last day followers of its project who have not answered are reminded, once", async () => {
  const survey = await liveSurvey();
  await follow(people.dirk, people.daan);
  await answer(people.daan, survey);
  await town.pass({ days: lasts - 4 });
  expect(await countTold()).toBe(0);
  await town.pass({ days: 1, hours: 12 });
  expect(await told(people.dirk)).toEqual([survey.id]);
  expect(await told(people.daan)).toEqual([]);
  expect(await told(people.fatma)).toEqual([]);
  await town.runAgain("surveys.remindFollowers");
  const body = { startsOn: survey.startsOn ?? "", endsOn: dayIn(30) };
  await pim.surveys.setSurveyDays({ ...surveyParams(survey), body });
  await town.pass({ days: 19 });
  await town.pass({ days: 2 });
  expect(await countTold()).toBe(1);
});

test("each is told in their language until when, and led to the questions", async () => {
  const survey = await liveSurvey({}, []);
  await follow(people.dirk, people.fatma);
  await toReminder();
  await town.pass({ hours: 1 });
  const mail = (who: Person, words: string) => town.mails(who.email).filter(({ text }) => text?.includes(words));
  const [dutch, ...others] = mail(people.dirk, "nog niet geantwoord");
  expect(others).toEqual([]);
  expect(dutch?.text).toContain(`/testdorp/take-part/surveys/${survey.id}`);
  expect(mail(people.fatma, "Henüz yanıtlamadınız")).toHaveLength(1);
});

test("who may not answer is not: of another neighbourhood, or not proven where that is asked", async () => {
  const strict = await liveSurvey({ asksProof: true }, [town.noord]);
  await follow(people.dirk, people.daan, people.fatma);
  await toReminder();
  expect(await told(people.dirk)).toEqual([strict.id]);
  expect(await countTold()).toBe(1);
});

test.each([
  ["one that was ended early", { ended: true }],
  ["one without an end", { changes: { hasNoEnd: true } }],
  ["one that everybody with the link answers", { changes: { respondents: "open", slug: "is-ons-plein-proper" } }],
  ["one that began the same day", { changes: { startsOn: dayIn(lasts - 3) } }],
  ["one of no project", { changes: { projectId: null, phaseId: null } }],
] as const)("nobody is of %s", async (_, { ended = false, changes = {} }: { ended?: boolean; changes?: object }) => {
  const survey = await liveSurvey(changes);
  await follow(people.dirk);
  if (ended) await pim.surveys.endSurvey(surveyParams(survey));
  await toReminder();
  expect(await countTold()).toBe(0);
});

test("the reminder goes with the survey, and with what tells who answered", async () => {
  const deleted = await liveSurvey();
  const kept = await changeSurvey(pim, await liveSurvey(), { thanks: "Dank u" });
  await follow(people.dirk);
  await answer(people.daan, kept);
  await toReminder();
  expect((await told(people.dirk)).toSorted()).toEqual([deleted.id, kept.id].toSorted());
  await pim.surveys.deleteSurvey(surveyParams(deleted));
  expect(await told(people.dirk)).toEqual([kept.id]);
  await town.pass({ days: 35 });
  expect(await countTold()).toBe(0);
});
