import { describe, expect, test } from "vitest";
import { aComment, aPoll } from "../../app/testing/samples.ts";
import { rankReactions, resultRows, threadsOf } from "./model.ts";

const words = { up: "For", down: "Against" };

test("the most frequent reactions come first; unused ones are left out", () => {
  expect(rankReactions({ sad: 1, like: 3, wow: 0 })).toEqual([
    { kind: "like", total: 3 },
    { kind: "sad", total: 1 },
  ]);
});

describe("results", () => {
  test("are null until they may be seen", () => expect(resultRows(aPoll(), words)).toBeNull());
  test("of for and against have shares", () => {
    expect(resultRows(aPoll({ up: 3, down: 1, total: 4 }), words)?.map(({ text, share }) => [text, share])).toEqual([
      ["For", 0.75],
      ["Against", 0.25],
    ]);
  });
  test("have no shares when nobody voted", () => {
    expect(resultRows(aPoll({ up: 0, down: 0, total: 0 }), words)?.map(({ share }) => share)).toEqual([0, 0]);
  });
  test("of scores go from 1 to 10", () => {
    const poll = aPoll({ kind: "perception", scores: [0, 0, 0, 0, 0, 0, 0, 1, 0, 1], total: 2, average: 9 });
    expect(
      resultRows(poll, words)
        ?.map(({ text, votes }) => [text, votes])
        .slice(7),
    ).toEqual([
      ["8", 1],
      ["9", 0],
      ["10", 1],
    ]);
  });
  test("of options keep their order", () => {
    const poll = aPoll({
      kind: "option",
      total: 1,
      options: [
        { id: "a", text: "Bench", votes: 0 },
        { id: "b", text: "Tree", votes: 1 },
      ],
    });
    expect(resultRows(poll, words)?.map(({ text, votes }) => [text, votes])).toEqual([
      ["Bench", 0],
      ["Tree", 1],
    ]);
  });
});

test("answers belong to the comment before them", () => {
  const [first, second] = [aComment(), aComment()];
  const answer = aComment({ parentId: first.id });
  expect(threadsOf([first, answer, second])).toEqual([
    { comment: first, answers: [answer] },
    { comment: second, answers: [] },
  ]);
});
