/** Every kind of question can be printed and filled in by hand. */
import { expect, test } from "vitest";
import { paperOf } from "./kinds/index.ts";
import { markHint } from "./paper.ts";
import { everyKind } from "./testing/samples.ts";

test("each kind has a place for its answer, or says where it goes", () => {
  const draws = Object.fromEntries(
    everyKind.map((question) => [question.kind, paperOf(question).fields.map(({ draw }) => draw)]),
  );
  expect(draws).toEqual({
    open: ["lines"],
    score: ["scale"],
    single: ["choices"],
    multiple: ["choices"],
    ranking: ["numbers"],
    matrix: ["table"],
    dropdown: ["choices"],
    gallery: ["choices"],
    budget: ["numbers"],
    files: [],
    map: ["lines", "lines", "lines"],
  });
  expect(everyKind.filter((question) => question.kind === "files").map(paperOf)).toMatchObject([
    { hint: { say: "files", count: 2 } },
  ]);
});

test("how many may be marked is said as it is asked", () => {
  expect(markHint({ atLeast: 1, atMost: 1 }, 4)).toEqual({ say: "one" });
  expect(markHint({ atLeast: 0, atMost: null }, 4)).toEqual({ say: "any" });
  expect(markHint({ atLeast: 2, atMost: null }, 4)).toEqual({ say: "atLeast", count: 2 });
  expect(markHint({ atLeast: 1, atMost: 2 }, 4)).toEqual({ say: "atMost", count: 2 });
  expect(markHint({ atLeast: 2, atMost: 3 }, 4)).toEqual({ say: "between", atLeast: 2, atMost: 3 });
  expect(markHint({ atLeast: 3, atMost: 3 }, 4)).toEqual({ say: "exactly", count: 3 });
});
