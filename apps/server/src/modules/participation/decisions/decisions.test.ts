/** Idea types with reason and cost, and the official answer. S1 §3 */
import type { IdeaType } from "@stoep/contract/participation";
import { beforeEach, describe, expect, test } from "vitest";
import { answerTo, decideOn, merge, tellOfWorks } from "../../../testing/decided-ideas.ts";
import { createAskingProject, createIdea, ofIdea } from "../../../testing/ideas.ts";
import { createLiveProject, setParticipationLevel, setParticipationLicence } from "../../../testing/projects.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
let people: Town["people"];
let project: { id: string };
let idea: { id: string };
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  project = await createAskingProject(people.pim, [town.noord]);
  idea = await createIdea(people.dirk, project);
});

const read = () => people.fatma.participation.readIdea(ofIdea(idea));
const readByNeighbour = () => people.daan.participation.readIdea(ofIdea(idea));
const setCost = async (cost: number | null) => {
  const { version } = await people.pim.participation.getIdea(ofIdea(idea));
  return people.pim.participation.setIdeaCost({ ...ofIdea(idea), body: { version, cost } });
};

describe("a decision", () => {
  test("shows its type, reason and cost to readers, in the timeline and in the log", async () => {
    const decided = await decideOn(people.pim, idea, { type: "budgeted", reason: "Er is geld.", cost: 12_000 });
    const cost = { amount: 12_000, currency: "EUR" };
    expect(decided).toMatchObject({ type: "budgeted", reason: "Er is geld.", cost, version: 2 });
    const shown = await readByNeighbour();
    expect(shown).toMatchObject({ type: "budgeted", reason: "Er is geld.", cost });
    expect(shown.timeline.at(-1)).toMatchObject({ kind: "type", type: "budgeted", text: "Er is geld.", cost });
    const { items } = await people.ada.audit.listEntries({ query: { action: "participation.decideIdea" } });
    expect(items).toMatchObject([
      { subject: { kind: "idea", id: idea.id }, new: { ideaType: "budgeted", reason: "Er is geld.", cost: 12_000 } },
    ]);
  });

  test("is refused without a reason where it is one for or against the idea", async () => {
    for (const type of ["accepted", "budgeted", "implemented", "rejected"] as const)
      await expect(decideOn(people.pim, idea, { type, reason: " " })).refuses("invalid_input", {
        reason: "reasonRequired",
      });
    expect((await decideOn(people.pim, idea, { type: "investigation" })).reason).toBe("");
  });

  test("may follow any other, and each stays in the timeline", async () => {
    const types: IdeaType[] = ["investigation", "rejected", "implemented", "proposed", "budgeted", "accepted"];
    for (const type of types) await decideOn(people.pim, idea, { type });
    const { timeline } = await readByNeighbour();
    expect(timeline.flatMap(({ kind, type }) => (kind === "type" ? [type] : []))).toEqual(types);
  });

  test("that changes nothing leaves no trace", async () => {
    const { version } = await decideOn(people.pim, idea, { type: "accepted" });
    expect((await decideOn(people.pim, idea, { type: "accepted" })).version).toBe(version);
    expect((await readByNeighbour()).timeline).toHaveLength(2);
  });

  test("by two editors at once is made by one; the other is told that it changed", async () => {
    const decide = (type: IdeaType) =>
      people.pim.participation.setIdeaType({ ...ofIdea(idea), body: { version: 1, type, reason: "Zo." } });
    const outcomes = await Promise.allSettled([decide("accepted"), decide("rejected"), decide("budgeted")]);
    const codes = outcomes.map((one) => (one.status === "fulfilled" ? "done" : one.reason.code));
    expect(codes.toSorted()).toEqual(["changed_meanwhile", "changed_meanwhile", "done"]);
    expect((await people.pim.participation.getIdea(ofIdea(idea))).version).toBe(2);
  });

  test("is not made on what was edited since it was read", async () => {
    const { kind, title, version, showsName } = await people.dirk.participation.readIdea(ofIdea(idea));
    const body = { kind, title, text: "Twee banken.", version, showsName };
    await people.dirk.participation.editIdea({ ...ofIdea(idea), body });
    const decision = { version, type: "accepted" as const, reason: "Goed." };
    await expect(people.pim.participation.setIdeaType({ ...ofIdea(idea), body: decision })).refuses(
      "changed_meanwhile",
    );
  });
});

describe("a cost", () => {
  test("is a whole amount above 0, and no more than two thousand million", async () => {
    await decideOn(people.pim, idea);
    for (const cost of [0, -5, 1.5, 2_000_000_001, Number.MAX_SAFE_INTEGER])
      await expect(setCost(cost)).refuses("invalid_input", { cost: "budgetNumber" });
    expect((await setCost(2_000_000_000)).cost?.amount).toBe(2_000_000_000);
    expect((await setCost(null)).cost).toBeNull();
  });

  test("is in the currency of the project, else in the network’s", async () => {
    await decideOn(people.pim, idea);
    await town.db.updateTable("public.network").set({ currency: "GBP" }).where("slug", "=", "testdorp").execute();
    expect((await setCost(5)).cost).toEqual({ amount: 5, currency: "GBP" });
    idea = await createIdea(people.daan, project);
    await decideOn(people.pim, idea);
    await town.db.updateTable("project").set({ budget: 9, currency: "USD" }).where("id", "=", project.id).execute();
    expect((await setCost(6)).cost).toEqual({ amount: 6, currency: "USD" });
  });

  test("keeps the currency in which the first one was given", async () => {
    await decideOn(people.pim, idea, { cost: 5 });
    await town.db.updateTable("project").set({ budget: 9, currency: "USD" }).where("id", "=", project.id).execute();
    expect((await setCost(6)).cost).toEqual({ amount: 6, currency: "EUR" });
    const { costToDate } = await tellOfWorks(people.pim, idea, { costToDate: 3 });
    expect(costToDate).toEqual({ amount: 3, currency: "EUR" });
  });

  test("belongs to a chosen idea, stays while it is one, and goes with the choice", async () => {
    await expect(setCost(5)).refuses("invalid_input", { cost: "costNotForType" });
    await expect(decideOn(people.pim, idea, { type: "investigation", cost: 5 })).refuses("invalid_input", {
      cost: "costNotForType",
    });
    await decideOn(people.pim, idea, { type: "accepted", cost: 5 });
    expect((await decideOn(people.pim, idea, { type: "budgeted" })).cost?.amount).toBe(5);
    expect((await decideOn(people.pim, idea, { type: "rejected" })).cost).toBeNull();
  });
});

describe("the official answer", () => {
  test("is one for each idea, and may be changed", async () => {
    await answerTo(people.pim, idea, "We komen kijken.");
    const changed = await answerTo(people.pim, idea, "We hebben gekeken.");
    expect(changed.answer).toMatchObject({ text: "We hebben gekeken.", by: "Pim Peeters" });
    const { answer, organisation, timeline } = await readByNeighbour();
    expect([answer?.text, organisation.name]).toEqual(["We hebben gekeken.", "Gemeente Testdorp"]);
    expect(timeline.flatMap(({ kind, text }) => (kind === "answer" ? [text] : []))).toEqual([
      "We komen kijken.",
      "We hebben gekeken.",
    ]);
  });

  test("is not empty, and not longer than 2,500 characters", async () => {
    await expect(answerTo(people.pim, idea, " ")).refuses("invalid_input", { text: "textRequired" });
    await expect(answerTo(people.pim, idea, "a".repeat(2501))).refuses("invalid_input");
    expect((await answerTo(people.pim, idea, "a".repeat(2500))).answer?.text).toHaveLength(2500);
  });
});

describe("nobody decides", () => {
  test("on an idea of another organisation, a deleted project, or a withdrawn idea", async () => {
    const decision = { version: 1, type: "accepted" as const, reason: "Goed." };
    await expect(people.otto.participation.setIdeaType({ ...ofIdea(idea), body: decision })).refuses("not_found");
    await people.pim.participation.deleteProject({ params: { projectId: project.id } });
    await expect(people.pim.participation.setIdeaType({ ...ofIdea(idea), body: decision })).refuses("not_found");
    await people.pim.participation.undeleteProject({ params: { projectId: project.id } });
    await people.dirk.participation.withdrawIdea(ofIdea(idea));
    await expect(people.pim.participation.setIdeaType({ ...ofIdea(idea), body: decision })).refuses("not_found");
  });

  test("on what waits to be read, is hidden, or was merged", async () => {
    const first = await createAskingProject(people.pim, [town.noord], { isReadFirst: true });
    const waiting = await createIdea(people.dirk, first);
    await expect(decideOn(people.pim, waiting)).refuses("idea_not_open");
    await expect(answerTo(people.pim, waiting, "Nee.")).refuses("idea_not_open");
    const other = await createIdea(people.daan, project, { title: "Een tweede bank" });
    await merge(people.pim, idea, other);
    await expect(decideOn(people.pim, other)).refuses("idea_merged");
    await expect(answerTo(people.pim, other, "Nee.")).refuses("idea_merged");
    const { can } = await people.pim.participation.getIdea(ofIdea(other));
    const merged = { decide: "idea_merged", answer: "idea_merged", update: "idea_merged" };
    expect(can).toMatchObject({ ...merged, correct: true, separate: true });
  });

  test("as a viewer, or beyond the licence", async () => {
    await setParticipationLevel(town, people.pim, "viewer");
    await expect(decideOn(people.pim, idea)).refuses("level_too_low");
    await setParticipationLevel(town, people.pim, "editor");
    const budget = await createLiveProject(people.ada, [town.noord], { kind: "budget", isBottomUpEnabled: true });
    const costly = await createIdea(people.dirk, budget);
    await setParticipationLicence(town, { level: "essential" });
    await expect(decideOn(people.pim, costly)).refuses("licence_level_too_low");
    expect((await decideOn(people.pim, idea)).type).toBe("accepted");
  });
});

test("residents elsewhere find neither the idea nor what was decided", async () => {
  await decideOn(people.pim, idea);
  await expect(read()).refuses("not_found");
});
