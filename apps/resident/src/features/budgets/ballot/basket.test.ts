import { expect, test } from "vitest";
import { aChoice, aDistrict, aReadRound } from "../testing/samples.ts";
import { basketOf } from "./basket.ts";

const [bench, tree, pool, palace] = [aChoice(1, 9000), aChoice(2, 1200), aChoice(3, 45_000), aChoice(4, 60_000)];
const district = aDistrict({ ideas: [bench, tree, pool, palace] });
const basketRules = aReadRound();
const approvalRules = aReadRound({ ballot: "approval", atLeast: 2, atMost: 2 });
const ids = (...ideas: { ideaId: string }[]) => ideas.map(({ ideaId }) => ideaId);

test("a basket says what it costs and what is left", () => {
  expect(basketOf(ids(bench, tree), basketRules, district)).toMatchObject({ spent: 10_200, left: 39_800 });
});

test("an idea that is dearer than what is left is hindered by so much, and one dearer than the budget always", () => {
  const basket = basketOf(ids(bench), basketRules, district);
  expect(basket.hindranceOf(pool)).toEqual({ kind: "too-dear", more: 4000 });
  expect(basket.hindranceOf(palace)).toEqual({ kind: "over-budget" });
  expect(basket.hindranceOf(tree)).toBeNull();
  expect(basket.hindranceOf(bench)).toBeNull();
});

test("a ballot of a number of ideas is full at the highest, whatever they cost", () => {
  expect(basketOf(ids(palace), approvalRules, district).hindranceOf(pool)).toBeNull();
  expect(basketOf(ids(palace, pool), approvalRules, district).hindranceOf(tree)).toEqual({ kind: "full" });
});

test.each([
  ["nothing", basketRules, [], "choicesRequired"],
  ["more than the budget", basketRules, ids(bench, pool), "basketTooDear"],
  ["too few", approvalRules, ids(bench), "tooFewChoices"],
  ["too many", approvalRules, ids(bench, tree, pool), "tooManyChoices"],
  ["one of another district", basketRules, [...ids(bench), "elsewhere"], "ideaNotOnBallot"],
  ["what may be sent", basketRules, ids(bench), undefined],
])("the ballot’s own rules judge what is chosen: %s", (_, rules, ideaIds, problem) => {
  expect(basketOf(ideaIds, rules, district).problem).toBe(problem);
});

test("ideas that the district does not vote on cost nothing, and are named", () => {
  expect(basketOf([...ids(bench), "elsewhere"], basketRules, district)).toMatchObject({
    ideas: [bench],
    strays: ["elsewhere"],
    spent: 9000,
  });
});
