/** What a project's currency may become once its ideas have costs. S1 §3 */
import { expect, test } from "vitest";
import { decideOn, tellOfWorks } from "../../../testing/decided-ideas.ts";
import { createAskingProject, createIdea, ofIdea } from "../../../testing/ideas.ts";
import { changeProject } from "../../../testing/projects.ts";
import { nextTown } from "../../../testing/town.ts";

test("a project keeps the currency in which its ideas have costs", async () => {
  const { people, noord } = await nextTown();
  let project = await createAskingProject(people.pim, [noord], { budget: 9000, currency: "EUR" });
  const idea = await createIdea(people.dirk, project);
  project = await changeProject(people.pim, project, { currency: "GBP" });
  project = await changeProject(people.pim, project, { currency: "EUR" });
  await decideOn(people.pim, idea, { type: "budgeted" });
  await tellOfWorks(people.pim, idea, { costToDate: 50 });
  await expect(changeProject(people.pim, project, { currency: "GBP" })).refuses("invalid_input", {
    "project.currency": "currencyOfCosts",
  });
  // The network’s is the same.
  await changeProject(people.pim, project, { budget: null, currency: null });
  const { costToDate } = await people.pim.participation.getIdea(ofIdea(idea));
  expect(costToDate).toEqual({ amount: 50, currency: "EUR" });
});
