/** Files with questionnaires: read whole, or every fault is told and nothing is read. */
import { everyKind, instrument, page } from "@stoep/instrument/testing";
import { describe, expect, test } from "vitest";
import { QuestionnaireFileError, readQuestionnaire } from "./read-questionnaire.ts";

const file = (changes: object = {}) => ({
  format: "stoep-questionnaire",
  version: 1,
  language: "nl",
  instrument: instrument(page(1, everyKind)),
  ...changes,
});

const read = (content: unknown) => {
  let ids = 0;
  const newId = () => `10000000-0000-4000-8000-${`${++ids}`.padStart(12, "0")}`;
  const text = typeof content === "string" ? content : JSON.stringify(content);
  return readQuestionnaire(new TextEncoder().encode(text), { language: "nl", newId });
};

const faultsOf = (content: unknown) => {
  try {
    read(content);
  } catch (error) {
    if (error instanceof QuestionnaireFileError)
      return Object.fromEntries(error.faults.map((one) => [one.path, one.code]));
    throw error;
  }
  return {};
};

test("a questionnaire with every kind of question is read, with ids of our own", () => {
  const { content, losses } = read(file());
  const kinds = content.instrument.pages[0]?.questions.map(({ kind }) => kind);
  expect(kinds).toEqual(everyKind.map(({ kind }) => kind));
  expect(content.instrument.pages[0]?.questions[0]?.id).toMatch(/^1/);
  // The pictures of a gallery's two options.
  expect(losses).toEqual([{ question: "", code: "picturesLost" }]);
});

describe("a questionnaire made by hand", () => {
  const ask = (changes: object) => ({ ...everyKind[2], id: "q", options: [], ...changes });
  const asking = (...questions: object[]) =>
    file({ instrument: { ...instrument(), pages: [{ id: "p", title: "", showIf: null, endIf: null, questions }] } });

  test("may call its parts as it likes", () => {
    const { content } = read(
      asking(
        ask({ options: [{ id: "yes", text: "Ja" }] }),
        ask({
          id: "q2",
          showIf: {
            match: "all",
            tests: [{ questionId: "q", rowId: null, is: "anyOf", optionIds: ["yes"], number: null }],
          },
        }),
      ),
    );
    const [first, second] = content.instrument.pages[0]?.questions ?? [];
    expect(second?.showIf?.tests[0]?.questionId).toBe(first?.id);
  });

  test("that is wrong in twenty ways is told all of them by their places", () => {
    const wrong = {
      format: "stoep-questionnaire",
      version: 2,
      language: "de",
      titel: "x",
      thanks: "x".repeat(3000),
      videoUrl: 5,
      introduction: { title: "x".repeat(300), text: "" },
      instrument: {
        showsHeader: "yes",
        title: "x".repeat(300),
        pages: [
          { id: "p", title: 1, showIf: null, endIf: { match: "some", tests: [] }, questions: "none" },
          {
            id: "p",
            title: "",
            showIf: {
              match: "all",
              tests: [{ questionId: "gone", rowId: null, is: "like", optionIds: [], number: "1" }],
            },
            endIf: null,
            questions: [ask({ kind: "single", text: undefined, isRequired: 1 }), ask({ id: "r", kind: "slider" })],
          },
        ],
      },
      translations: [{ language: "nl", texts: [] }],
    };
    expect(faultsOf(wrong)).toEqual({
      titel: "invalid",
      version: "invalid",
      language: "invalid",
      thanks: "tooLong",
      videoUrl: "invalid",
      "introduction.title": "tooLong",
      "introduction.button": "required",
      "instrument.showsHeader": "invalid",
      "instrument.title": "titleTooLong",
      "instrument.description": "required",
      "instrument.pages.0.title": "invalid",
      "instrument.pages.0.endIf.match": "invalid",
      "instrument.pages.0.questions": "invalid",
      "instrument.pages.1.id": "id-twice",
      "instrument.pages.1.showIf.tests.0.questionId": "invalid",
      "instrument.pages.1.showIf.tests.0.is": "invalid",
      "instrument.pages.1.showIf.tests.0.number": "invalid",
      "instrument.pages.1.questions.0.text": "required",
      "instrument.pages.1.questions.0.isRequired": "invalid",
      "instrument.pages.1.questions.1.kind": "invalid",
      "translations.0.introduction": "required",
      "translations.0.thanks": "required",
      "translations.0.texts": "invalid",
    });
  });
});

describe("what is no questionnaire is refused", () => {
  test.each<[string, unknown, string]>([
    ["a file with nothing in it", "", "not-json"],
    ["half a file", JSON.stringify(file()).slice(0, 500), "not-json"],
    ["other JSON", { type: "FeatureCollection" }, "not-questionnaire"],
    ["a number", "5", "not-questionnaire"],
    ["nothing", "null", "not-questionnaire"],
    ["a web page", "<!doctype html><html></html>", "not-xml"],
    [
      "a survey without questions",
      "<document><LimeSurveyDocType>Survey</LimeSurveyDocType></document>",
      "no-questions",
    ],
  ])("%s", (_, content, code) => {
    expect(faultsOf(content)).toEqual({ "": code });
  });

  test("a picture", () => {
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff]);
    expect(() => readQuestionnaire(bytes, { language: "nl", newId: () => "" })).toThrow("not-text");
  });
});
