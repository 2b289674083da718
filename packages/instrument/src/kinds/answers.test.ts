/** Each kind of question: what it needs, and which answers it takes. */
import { describe, expect, test } from "vitest";
import { type Answer, type Kind, other, type Question } from "../instrument.ts";
import type { AnswerProblem } from "../problems.ts";
import { everyKind, idOf } from "../testing/samples.ts";
import { answerProblemOf, inWords, ownProblems } from "./index.ts";

const of = (kind: Kind): Question => {
  const found = everyKind.find((one) => one.kind === kind);
  if (!found) throw new Error(`no question of the kind ${kind}`);
  return found;
};
const place = { partId: idOf(800), points: [[3.7, 51]] satisfies [number, number][], words: "", followUp: "" };

const taken: [Kind, Answer][] = [
  ["open", { text: "More trees" }],
  ["score", { number: 0 }],
  ["score", { number: 10 }],
  ["single", { optionIds: [idOf(100)] }],
  ["single", { optionIds: [other], otherText: "It depends" }],
  ["multiple", { optionIds: [idOf(202), idOf(200)] }],
  ["ranking", { optionIds: [idOf(302), idOf(300), idOf(301)] }],
  ["matrix", { columns: { [idOf(400)]: idOf(451) } }],
  ["dropdown", { optionIds: [idOf(501)] }],
  ["gallery", { optionIds: [idOf(600)] }],
  ["budget", { amounts: { [idOf(700)]: 40, [idOf(701)]: 60 } }],
  ["files", { fileIds: [idOf(1), idOf(2)] }],
  [
    "map",
    {
      places: [
        { ...place, followUp: "Cars" },
        { ...place, points: [], words: "At the bridge" },
      ],
    },
  ],
  [
    "map",
    {
      places: [
        {
          ...place,
          partId: idOf(801),
          points: [
            [3.7, 51],
            [3.8, 51],
          ],
        },
      ],
    },
  ],
];

const refused: [Kind, Answer, AnswerProblem][] = [
  ["open", { text: "a".repeat(251) }, "answerTooLong"],
  ["open", { number: 3 }, "answerKind"],
  ["score", { number: 11 }, "answerRange"],
  ["score", { number: 0.5 }, "answerRange"],
  ["score", { text: "5" }, "answerKind"],
  ["single", { optionIds: [idOf(100), idOf(101)] }, "tooManyChoices"],
  ["single", { optionIds: [idOf(999)] }, "answerOption"],
  ["single", { optionIds: [other], otherText: "  " }, "otherRequired"],
  ["single", { optionIds: [idOf(100)], otherText: "more" }, "answerOption"],
  ["single", { optionIds: [other], otherText: "a".repeat(251) }, "answerTooLong"],
  ["multiple", { optionIds: [idOf(200), idOf(201), idOf(202)] }, "tooManyChoices"],
  ["multiple", { optionIds: [idOf(200), idOf(200)] }, "answerOption"],
  ["multiple", { optionIds: [other], otherText: "By boat" }, "answerOption"],
  ["ranking", { optionIds: [idOf(300)] }, "rankAll"],
  ["ranking", { optionIds: [idOf(300), idOf(300), idOf(301)] }, "answerOption"],
  ["matrix", { columns: { [idOf(400)]: idOf(999) } }, "answerOption"],
  ["matrix", { columns: { [idOf(999)]: idOf(450) } }, "answerOption"],
  ["dropdown", { optionIds: [idOf(500), idOf(501)] }, "tooManyChoices"],
  ["gallery", { optionIds: [idOf(600), idOf(601)] }, "tooManyChoices"],
  ["budget", { amounts: { [idOf(700)]: 101 } }, "amountsOver"],
  ["budget", { amounts: { [idOf(700)]: 99 } }, "amountsLeft"],
  ["budget", { amounts: { [idOf(700)]: 100.5 } }, "answerNumber"],
  ["budget", { amounts: { [idOf(700)]: -1, [idOf(701)]: 101 } }, "answerNumber"],
  ["budget", { amounts: { [idOf(999)]: 100 } }, "answerOption"],
  ["files", { fileIds: [idOf(1), idOf(2), idOf(3)] }, "tooManyFiles"],
  ["files", { fileIds: [idOf(1), idOf(1)] }, "answerKind"],
  ["map", { places: [place, place, place] }, "tooManyPlaces"],
  ["map", { places: [{ ...place, points: [] }] }, "placeEmpty"],
  [
    "map",
    {
      places: [
        {
          ...place,
          points: [
            [3.7, 51],
            [3.8, 51],
          ],
        },
      ],
    },
    "answerKind",
  ],
  ["map", { places: [{ ...place, partId: idOf(801) }] }, "answerKind"],
  ["map", { places: [{ ...place, points: [[3.7, 91]] }] }, "answerKind"],
  ["map", { places: [{ ...place, partId: idOf(999) }] }, "answerOption"],
  ["map", { places: [{ ...place, partId: idOf(801), points: [], words: "x", followUp: "y" }] }, "answerOption"],
];

test.each(taken)("a complete answer to %s is taken: %j", (kind, answer) => {
  expect(answerProblemOf(of(kind), answer, true)).toBeNull();
});

test.each(refused)("an answer to %s is refused: %j, %s", (kind, answer, problem) => {
  expect(answerProblemOf(of(kind), answer, true)).toBe(problem);
});

describe("an answer of one's own", () => {
  const open = (form: "short" | "long" | "number" | "date" | "email", text: string | number) => {
    const question = { ...of("open"), form } as Question;
    return answerProblemOf(question, typeof text === "string" ? { text } : { number: text }, true);
  };
  test("is a day that the calendar has", () => {
    expect(open("date", "2028-02-29")).toBeNull();
    expect(open("date", "2027-02-29")).toBe("answerDate");
    expect(open("date", "tomorrow")).toBe("answerDate");
  });
  test("is an e-mail address", () => {
    expect(open("email", "dirk@example.org")).toBeNull();
    expect(open("email", "dirk@example")).toBe("answerEmail");
    expect(open("email", `${"d".repeat(250)}@example.org`)).toBe("answerEmail");
  });
  test("is a number between the smallest and the largest", () => {
    const question = { ...of("open"), form: "number", smallest: 1, largest: 10 } as Question;
    expect(answerProblemOf(question, { number: 2.5 }, true)).toBeNull();
    expect(answerProblemOf(question, { number: 11 }, true)).toBe("answerRange");
    expect(answerProblemOf(question, { number: Number.NaN }, true)).toBe("answerNumber");
    expect(answerProblemOf(question, { text: "2" }, true)).toBe("answerNumber");
  });
  test("is long where it may be long", () => {
    expect(open("long", "a".repeat(4000))).toBeNull();
    expect(open("long", "a".repeat(4001))).toBe("answerTooLong");
  });
});

test.each(everyKind)("what is required of $kind is asked for on sending, not on the way", (question) => {
  const required = { ...question, isRequired: true };
  expect(answerProblemOf(required, undefined, true)).toBe("answerRequired");
  expect(answerProblemOf(required, {}, true)).toBe("answerRequired");
  expect(answerProblemOf(required, {}, false)).toBeNull();
  expect(answerProblemOf(question, {}, true)).toBeNull();
});

test("a required matrix asks for each row, another for those that one likes", () => {
  const answer = { columns: { [idOf(400)]: idOf(451) } };
  expect(answerProblemOf({ ...of("matrix"), isRequired: true }, answer, true)).toBe("rowsMissing");
  expect(answerProblemOf(of("matrix"), answer, true)).toBeNull();
});

test.each(everyKind)("an answer to $kind holds no field of another kind", (question) => {
  const stray = { text: "x", number: 1, optionIds: ["x"], amounts: { x: 1 }, fileIds: ["x"], columns: { x: "x" } };
  expect(answerProblemOf(question, stray, true)).toBe("answerKind");
});

test.each(everyKind)("a complete question of the kind $kind lacks nothing", (question) => {
  expect(ownProblems(question)).toEqual([]);
});

test("earlier answers are repeated in words", () => {
  expect(inWords(of("single"), { optionIds: [other], otherText: "It depends" })).toBe("It depends");
  expect(inWords(of("multiple"), { optionIds: [idOf(202), idOf(200)] })).toBe("By bus, By bike");
  expect(inWords(of("matrix"), { columns: { [idOf(401)]: idOf(450) } })).toBe("Parks: Bad");
  expect(inWords(of("budget"), { amounts: { [idOf(701)]: 60 } })).toBe("Benches: 60 euros");
  expect(inWords(of("score"), { number: 7 })).toBe("7");
  expect(inWords(of("open"), undefined)).toBe("");
});
