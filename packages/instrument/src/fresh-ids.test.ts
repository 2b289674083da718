import { describe, expect, test } from "vitest";
import { withFreshIds } from "./fresh-ids.ts";

const renewed = (content: unknown) => {
  let ids = 0;
  return withFreshIds(content, () => `new${++ids}`);
};

test("ids are replaced wherever a questionnaire names them", () => {
  const { content, twice, pictures } = renewed({
    instrument: {
      pages: [
        { id: "p", questions: [{ id: "q", text: "How?", options: [{ id: "a" }], imageId: "123" }] },
        {
          id: "p2",
          showIf: { tests: [{ questionId: "q", rowId: null, optionIds: ["a", "other"] }] },
          title: "You said [[q|nothing]], [[gone|nothing]]",
        },
      ],
    },
    translations: [{ texts: { q: "Hoe?", "q.description": "", a: "Zo", title: "Titel" } }],
  });
  expect(content).toEqual({
    instrument: {
      pages: [
        { id: "new1", questions: [{ id: "new2", text: "How?", options: [{ id: "new3" }], imageId: null }] },
        {
          id: "new4",
          showIf: { tests: [{ questionId: "new2", rowId: null, optionIds: ["new3", "other"] }] },
          title: "You said [[new2|nothing]], [[gone|nothing]]",
        },
      ],
    },
    translations: [{ texts: { new2: "Hoe?", "new2.description": "", new3: "Zo", title: "Titel" } }],
  });
  expect([twice, pictures]).toEqual([[], 1]);
});

test("a part that nothing names needs no id in the file", () => {
  const { content } = renewed({ pages: [{ questions: [{ id: "", options: [{ text: "Yes" }] }] }] });
  expect(content).toEqual({
    pages: [{ questions: [{ options: [{ text: "Yes", id: "new1" }], id: "new2" }], id: "new3" }],
  });
});

test("an id that stands there twice is told by its place", () => {
  expect(renewed({ pages: [{ id: "a" }, { id: "b" }, { id: "a" }] }).twice).toEqual(["pages.2.id"]);
});

describe("what is no questionnaire stays as it is", () => {
  test.each([null, 1, "text", [], [[]], { id: 1 }, { optionIds: [1] }])("%j", (content) => {
    expect(renewed(content).content).toEqual(content);
  });

  test("arrays within each other without end", () => {
    let deep: unknown = [];
    for (let at = 0; at < 100_000; at++) deep = [deep];
    expect(renewed(deep).twice).toEqual([]);
  });
});
