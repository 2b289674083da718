import { describe, expect, test } from "vitest";
import { instrumentProblems } from "../check.ts";
import { questionsOf } from "../instrument.ts";
import { idOf } from "../testing/samples.ts";
import { readLimeSurvey } from "./read.ts";
import type { Row, Tables } from "./tables.ts";

const languages = ["en", "nl", "fr", "tr"] as const;

const ownWords = (name: string, language: string) => `${name} in ${language}`;

const read = (tables: Tables) => {
  let ids = 0;
  const found = readLimeSurvey(tables, { languages, fallback: "en", ownWords, newId: () => idOf(++ids) });
  if (!found) throw new Error("no survey was found");
  return { ...found, questions: questionsOf(found.instrument) };
};

interface Sample {
  type: string;
  code?: string;
  parts?: string[];
  answers?: string[];
  attributes?: Record<string, string>;
  row?: Row;
}

/** A file of version 6 with these questions in one group, in English and Dutch. */
function fileOf(...samples: Sample[]): Tables {
  const each = <T>(make: (sample: Sample, qid: string) => T[]) =>
    samples.flatMap((sample, at) => make(sample, `${at + 1}`));
  const partId = (qid: string, at: number) => `${qid}0${at}`;
  return {
    surveys: [{ language: "en", additional_languages: "nl" }],
    surveys_languagesettings: [
      { surveyls_language: "en", surveyls_title: "Our street", surveyls_welcometext: "<p>Welcome</p>" },
      { surveyls_language: "nl", surveyls_title: "Onze straat" },
    ],
    groups: [{ gid: "1", group_order: "0" }],
    group_l10ns: [{ gid: "1", language: "en", group_name: "Page" }],
    questions: each(({ type, code, row }, qid) => [
      { qid, gid: "1", sid: "9", parent_qid: "0", type, title: code ?? `Q${qid}`, question_order: qid, ...row },
    ]),
    question_l10ns: each(({ parts = [] }, qid) => [
      { qid, language: "en", question: `Question ${qid}` },
      { qid, language: "nl", question: `Vraag ${qid}` },
      ...parts.map((text, at) => ({ qid: partId(qid, at), language: "en", question: text })),
    ]),
    subquestions: each(({ parts = [] }, qid) =>
      parts.map((_, at) => ({
        qid: partId(qid, at),
        parent_qid: qid,
        title: `SQ${at + 1}`,
        question_order: `${at}`,
      })),
    ),
    answers: each(({ answers = [] }, qid) =>
      answers.map((_, at) => ({ qid, aid: `${qid}-${at}`, code: `A${at + 1}`, sortorder: `${at}` })),
    ),
    answer_l10ns: each(({ answers = [] }, qid) =>
      answers.map((answer, at) => ({ aid: `${qid}-${at}`, language: "en", answer })),
    ),
    question_attributes: each(({ attributes = {} }, qid) =>
      Object.entries(attributes).map(([attribute, value]) => ({ qid, attribute, value })),
    ),
  };
}

const abc = ["Trees", "Benches", "Water"];
const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text);

describe("kinds", () => {
  test.each<[string, Sample, object]>([
    ["a list of radio buttons", { type: "L", answers: abc }, { kind: "single", hasOther: false }],
    ["one with other", { type: "L", answers: abc, row: { other: "Y" } }, { kind: "single", hasOther: true }],
    ["one that is mandatory", { type: "L", answers: abc, row: { mandatory: "Y" } }, { isRequired: true }],
    ["a dropdown", { type: "!", answers: abc }, { kind: "dropdown" }],
    ["several choices", { type: "M", parts: abc, attributes: { max_answers: "2" } }, { kind: "multiple", atMost: 2 }],
    ["a ranking", { type: "R", answers: abc }, { kind: "ranking" }],
    ["a ranking of version 6", { type: "R", parts: abc }, { kind: "ranking" }],
    ["a table", { type: "F", parts: ["Streets", "Parks"], answers: abc }, { kind: "matrix" }],
    ["a table of five points", { type: "A", parts: ["Streets"] }, { kind: "matrix" }],
    ["short words", { type: "S" }, { kind: "open", form: "short" }],
    ["long words", { type: "T" }, { kind: "open", form: "long" }],
    ["a number", { type: "N", attributes: { min_num_value_n: "1" } }, { form: "number", smallest: 1, largest: null }],
    ["a day", { type: "D" }, { kind: "open", form: "date" }],
    ["files", { type: "|", attributes: { max_num_of_files: "99" } }, { kind: "files", atMost: 30 }],
  ])("%s", (_, sample, expected) => {
    const { questions, losses, instrument } = read(fileOf(sample));
    expect(questions).toMatchObject([{ text: "Question 1", ...expected }]);
    expect(losses).toEqual([]);
    expect(instrumentProblems(instrument)).toEqual({});
  });

  test("yes or no has its words in the survey's languages", () => {
    const { questions, translations } = read(fileOf({ type: "Y" }));
    expect(texts(questions[0]?.kind === "single" ? questions[0].options : [])).toEqual(["yes in en", "no in en"]);
    expect(Object.values(translations[0]?.texts ?? {}).toSorted()).toEqual([
      "Onze straat",
      "Vraag 1",
      "no in nl",
      "yes in nl",
    ]);
  });

  test("several fields of words are a question each", () => {
    const { questions } = read(fileOf({ type: "Q", parts: ["Name", "Street"] }));
    expect(texts(questions)).toEqual(["Question 1: Name", "Question 1: Street"]);
  });

  test("a table that is too wide is a question for each row, and that is told", () => {
    const { questions, losses } = read(fileOf({ type: "B", parts: ["Streets", "Parks"] }));
    expect(questions.map(({ kind }) => kind)).toEqual(["single", "single"]);
    expect(losses).toEqual([{ question: "Q1", code: "rowsSplit" }]);
  });

  test("a text to read goes to the question below it", () => {
    const { questions, losses } = read(fileOf({ type: "X" }, { type: "S" }));
    expect(questions).toMatchObject([{ text: "Question 2", description: "Question 1" }]);
    expect(losses).toEqual([]);
  });

  test.each<[string, Sample, object[]]>([
    ["an equation is left out", { type: "*" }, [{ question: "Q1", code: "kindLeftOut" }]],
    ["so is a hidden question", { type: "S", attributes: { hidden: "1" } }, [{ question: "Q1", code: "kindLeftOut" }]],
    ["comments are lost", { type: "O", answers: abc }, [{ question: "Q1", code: "commentsLost" }]],
    ["a pattern is lost", { type: "S", row: { preg: "/^a/" } }, [{ question: "Q1", code: "limitsLost" }]],
    [
      "chance is lost",
      { type: "L", answers: abc, attributes: { random_order: "1" } },
      [{ question: "Q1", code: "chanceLost" }],
    ],
    [
      "emphasis is lost",
      { type: "L", answers: ["<b>Trees</b>", "Water"] },
      [{ question: "Q1", code: "formattingLost" }],
    ],
    ["long words are cut", { type: "L", answers: ["x".repeat(300), "Water"] }, [{ question: "Q1", code: "wordsCut" }]],
    [
      "too many options are left out",
      { type: "L", answers: Array.from({ length: 501 }, (_, at) => `${at}`) },
      [{ question: "Q1", code: "optionsLeftOut" }],
    ],
  ])("%s, and that is told", (_, sample, losses) => {
    expect(read(fileOf(sample)).losses).toEqual(losses);
  });
});

describe("conditions", () => {
  const shownIf = (relevance: string, ...before: Sample[]) => {
    const { questions, losses } = read(fileOf(...before, { type: "S", code: "LAST", row: { relevance } }));
    return { showIf: questions.at(-1)?.showIf ?? null, losses };
  };
  const radio: Sample = { type: "L", code: "Q1", answers: abc };
  const checks: Sample = { type: "M", code: "Q2", parts: abc };
  const number: Sample = { type: "N", code: "Q3" };
  const before = [radio, checks, number];

  test.each<[string, object]>([
    ['((Q1.NAOK == "A2"))', { match: "all", tests: [{ is: "anyOf" }] }],
    ['Q1.NAOK != "A2"', { match: "all", tests: [{ is: "noneOf" }] }],
    ['Q2_SQ1.NAOK == "Y" or 9X1X2SQ3 == "Y"', { match: "any", tests: [{ is: "anyOf" }, { is: "anyOf" }] }],
    ["(Q3 >= 3) and !is_empty(Q1)", { match: "all", tests: [{ is: "atLeast", number: 3 }, { is: "answered" }] }],
    ["Q3 == 3", { match: "all", tests: [{ is: "atLeast" }, { is: "atMost" }] }],
    ['Q1 == ""', { match: "all", tests: [{ is: "unanswered" }] }],
  ])("%s is understood", (relevance, expected) => {
    const { showIf, losses } = shownIf(relevance, ...before);
    expect(showIf).toMatchObject(expected);
    expect(losses).toEqual([]);
  });

  test.each(["1", "", "(1)"])("%j is shown to everybody", (relevance) => {
    expect(shownIf(relevance, ...before)).toEqual({ showIf: null, losses: [] });
  });

  test.each([
    'Q1 == "A9"',
    'GONE == "A1"',
    'Q1 == "A1" and (Q1 == "A2" or Q3 > 1)',
    "count(Q2_SQ1, Q2_SQ2) > 1",
    'Q1 == "A1" and Q1 == "A2" or Q3 >= 1',
    "((((",
    'LAST == "x"',
  ])("%s is not understood, told, and shown to everybody", (relevance) => {
    expect(shownIf(relevance, ...before)).toEqual({
      showIf: null,
      losses: [{ question: "LAST", code: "conditionLost" }],
    });
  });

  test("one that no answers fulfil is taken away, and told", () => {
    const { questions, losses } = read(
      fileOf(radio, { type: "S", code: "LAST", row: { relevance: 'Q1 == "A1" and Q1 == "A2"' } }),
    );
    expect(questions.at(-1)?.showIf).toBeNull();
    expect(losses).toEqual([{ question: "", code: "conditionLost" }]);
  });
});

describe("languages", () => {
  test("words of another language are kept by the keys of the texts", () => {
    const { language, instrument, translations, questions } = read(fileOf({ type: "S" }));
    expect([language, instrument.title]).toEqual(["en", "Our street"]);
    expect(translations).toEqual([
      { language: "nl", texts: { title: "Onze straat", [questions[0]?.id ?? ""]: "Vraag 1" } },
    ]);
  });

  test("informal Dutch is Dutch, and a language that Stoep does not speak is told", () => {
    const file = fileOf({ type: "S" });
    const settings = [{ surveyls_language: "nl-informal", surveyls_title: "Je straat" }];
    const { language, instrument, losses } = read({
      ...file,
      surveys: [{ language: "de", additional_languages: "nl-informal " }],
      surveys_languagesettings: settings,
    });
    expect([language, instrument.title]).toEqual(["nl", "Je straat"]);
    expect(losses).toEqual([{ question: "", code: "languageLost" }]);
  });

  test("old files have their words in the rows, once for each language", () => {
    const { questions, translations } = read({
      surveys: [{ language: "en", additional_languages: "nl" }],
      groups: ["en", "nl"].map((language) => ({ gid: "1", group_name: language, language })),
      questions: ["en", "nl"].map((language) => ({
        qid: "1",
        gid: "1",
        parent_qid: "0",
        type: "L",
        title: "Q1",
        question_order: "1",
        language,
        question: `In ${language}`,
      })),
      answers: ["en", "nl"].flatMap((language) =>
        abc.map((text, at) => ({
          qid: "1",
          code: `A${at}`,
          answer: `${text} ${language}`,
          sortorder: `${at}`,
          language,
        })),
      ),
    });
    expect(questions).toMatchObject([{ text: "In en", options: [{ text: "Trees en" }, {}, {}] }]);
    expect(Object.values(translations[0]?.texts ?? {})).toEqual(["nl", "Trees nl", "Benches nl", "Water nl", "In nl"]);
  });
});

test("a file without questions is no survey", () => {
  expect(readLimeSurvey({}, { languages, fallback: "en", ownWords, newId: () => idOf(1) })).toBeNull();
});

test("what was written with HTML becomes plain words", () => {
  const { welcome } = read({
    ...fileOf({ type: "S" }),
    surveys_languagesettings: [
      {
        surveyls_language: "en",
        surveyls_welcometext:
          "<p>Welcome&nbsp;to &eacute;v&#233;rybody</p><script>alert(1)</script><p>Two<br/>lines</p>",
      },
    ],
  });
  expect(welcome.en).toBe("Welcome to évérybody\nTwo\nlines");
});
