/** What an author follows: one timeline from the message that they sent in to the works that are done. S1 §3 */
import { expect, test } from "vitest";
import { answerTo, decideOn, tellOfWorks, toldOf } from "../../../testing/decided-ideas.ts";
import { aCounterIdea, createAskingProject, inProject, ofIdea } from "../../../testing/ideas.ts";
import { setParticipationLevel } from "../../../testing/projects.ts";
import { createShout } from "../../../testing/shouts.ts";
import { nextTown } from "../../../testing/town.ts";

test("a message becomes an idea that is accepted, chosen and carried out, in one timeline that its author and neighbours read", async () => {
  const town = await nextTown();
  const { els, dirk, daan } = town.people;
  await setParticipationLevel(town, els, "editor");
  const project = await createAskingProject(els, [town.noord]);
  const shout = await createShout(dirk, { kind: "idea" });
  const nextDay = () => town.pass({ days: 1 });
  await nextDay();
  const body = aCounterIdea(town.noord, { shoutId: shout.id });
  const idea = await els.participation.enterIdea({ ...inProject(project), body });
  await nextDay();
  await decideOn(els, idea, { type: "accepted", cost: 9000 });
  await nextDay();
  await answerTo(els, idea, "We beginnen in de herfst.");
  await nextDay();
  await decideOn(els, idea, { type: "implemented" });
  await nextDay();
  await tellOfWorks(els, idea, { state: "under-way", percent: 50, text: "De helft staat." });
  await nextDay();
  await tellOfWorks(els, idea, { state: "done", percent: 100, text: "Klaar.", costToDate: 8700 });
  await nextDay();

  const cost = { amount: 9000, currency: "EUR" };
  const steps = [
    { kind: "sent-in", at: shout.createdAt },
    { kind: "written" },
    { kind: "type", type: "accepted", text: "Het past.", cost },
    { kind: "answer", text: "We beginnen in de herfst." },
    { kind: "type", type: "implemented", text: "Gekozen.", cost: null },
    { kind: "works", text: "De helft staat.", works: { state: "under-way", percent: 50 } },
    {
      kind: "works",
      text: "Klaar.",
      works: { state: "done", percent: 100, costToDate: { amount: 8700, currency: "EUR" } },
    },
  ];
  const ofAuthor = await dirk.participation.readIdea(ofIdea(idea));
  expect(ofAuthor.timeline).toMatchObject(steps);
  expect(ofAuthor.timeline.map(({ at }) => at)).toEqual(ofAuthor.timeline.map(({ at }) => at).toSorted());
  expect(new Set(ofAuthor.timeline.map(({ at }) => at.slice(0, 10))).size).toBe(steps.length);
  expect(ofAuthor).toMatchObject({
    author: { isMe: true },
    type: "implemented",
    works: { state: "done", percent: 100 },
  });
  expect((await daan.participation.readIdea(ofIdea(idea))).timeline).toMatchObject(steps);
  expect((await els.participation.getIdea(ofIdea(idea))).timeline).toMatchObject(steps);
  expect(await toldOf(dirk)).toEqual([
    "worksDone",
    "worksUpdated",
    "ideaChosen",
    "ideaAnswered",
    "ideaAccepted",
    "ideaTakenUp",
  ]);
});
