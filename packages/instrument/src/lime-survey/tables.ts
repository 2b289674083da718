/** The tables of an exported LimeSurvey survey (.lss), of versions with texts in the rows themselves (to 3) and beside them (from 4). */

/** Fields as text; one that is missing is "". */
export type Row = Readonly<Record<string, string>>;
export type Tables = Readonly<Record<string, readonly Row[]>>;

/** A text by language, as the file names languages. */
export type Words = Readonly<Record<string, string>>;

export const field = (row: Row | undefined, name: string): string => row?.[name]?.trim() ?? "";

const rowsOf = (tables: Tables, name: string): readonly Row[] => tables[name] ?? [];

const inOrder = (rows: readonly Row[], name: string): Row[] =>
  rows.toSorted((one, other) => Number(field(one, name)) - Number(field(other, name)));

/** Rows that stand once for each language, as one of each. */
const once = (rows: readonly Row[], ...keys: string[]): Row[] => [
  ...new Map(rows.map((row) => [keys.map((key) => field(row, key)).join(" "), row])).values(),
];

export interface Lime {
  /** The survey's own language first. */
  languages: string[];
  /** `name`: a column of the table of texts. */
  surveyWords: (name: string) => Words;
  groups: Row[];
  groupWords: (group: Row, name: "group_name" | "description") => Words;
  questionsOf: (group: Row) => Row[];
  /** `scale`: the second list of rows or columns of some kinds. */
  partsOf: (question: Row, scale?: string) => Row[];
  questionWords: (question: Row, name: "question" | "help") => Words;
  answersOf: (question: Row, scale?: string) => Row[];
  answerWords: (answer: Row) => Words;
  /** "" where it is not set. */
  attributeOf: (question: Row, name: string) => string;
  /** All of a question that are set. */
  attributesOf: (question: Row) => ReadonlySet<string>;
  /** As versions to 1.9 kept what a question depends on. */
  hasOldConditions: (question: Row) => boolean;
  hasDefault: (question: Row) => boolean;
}

export function limeOf(tables: Tables): Lime {
  const survey = rowsOf(tables, "surveys")[0];
  const questions = inOrder(once(rowsOf(tables, "questions"), "qid"), "question_order");
  const questionsBy = grouped(questions, ofGroup);
  const parts = grouped(inOrder(once(rowsOf(tables, "subquestions"), "qid"), "question_order"), (row) =>
    onScale(row, field(row, "parent_qid")),
  );
  const answers = grouped(inOrder(once(rowsOf(tables, "answers"), "qid", "scale_id", "code"), "sortorder"), (row) =>
    onScale(row, ofQuestion(row)),
  );
  const attributes = grouped(rowsOf(tables, "question_attributes"), ofQuestion);
  const attributesOf = (question: Row) =>
    (attributes.get(ofQuestion(question)) ?? []).filter((row) => field(row, "value") !== "");
  const surveyTexts = rowsOf(tables, "surveys_languagesettings");
  const all = (...names: string[]) => names.flatMap((name) => rowsOf(tables, name));
  const groupTexts = grouped(all("group_l10ns", "groups"), ofGroup);
  const questionTexts = grouped(all("question_l10ns", "questions", "subquestions"), ofQuestion);
  const answerTexts = grouped(all("answer_l10ns", "answers"), ofAnswer);
  const conditions = grouped(rowsOf(tables, "conditions"), ofQuestion);
  const defaults = grouped(rowsOf(tables, "defaultvalues"), ofQuestion);
  return {
    languages: languagesOf(survey, rowsOf(tables, "languages")),
    surveyWords: (name) => wordsIn(surveyTexts, name, "surveyls_language"),
    groups: inOrder(once(rowsOf(tables, "groups"), "gid"), "group_order"),
    groupWords: (group, name) => wordsIn(groupTexts.get(ofGroup(group)), name),
    questionsOf: (group) =>
      (questionsBy.get(ofGroup(group)) ?? []).filter((row) => ["", "0"].includes(field(row, "parent_qid"))),
    partsOf: (question, scale = "0") => parts.get(`${ofQuestion(question)} ${scale}`) ?? [],
    questionWords: (question, name) => wordsIn(questionTexts.get(ofQuestion(question)), name),
    answersOf: (question, scale = "0") => answers.get(`${ofQuestion(question)} ${scale}`) ?? [],
    answerWords: (answer) =>
      wordsIn(
        [ofAnswer(answer), ofOldAnswer(answer)].flatMap((key) => answerTexts.get(key) ?? []),
        "answer",
      ),
    attributeOf: (question, name) =>
      field(
        attributesOf(question).find((row) => field(row, "attribute") === name),
        "value",
      ),
    attributesOf: (question) => new Set(attributesOf(question).map((row) => field(row, "attribute"))),
    hasOldConditions: (question) => conditions.has(ofQuestion(question)),
    hasDefault: (question) => defaults.has(ofQuestion(question)),
  };
}

const ofGroup = (row: Row): string => field(row, "gid");
const ofQuestion = (row: Row): string => field(row, "qid");
const onScale = (row: Row, of: string): string => `${of} ${field(row, "scale_id") || "0"}`;
/** New exports name an answer by its number, old ones by question, scale and code. */
const ofOldAnswer = (row: Row): string => `${onScale(row, ofQuestion(row))} ${field(row, "code")}`;
const ofAnswer = (row: Row): string => (field(row, "aid") === "" ? ofOldAnswer(row) : `aid ${field(row, "aid")}`);

type Grouped = ReadonlyMap<string, Row[]>;

const grouped = (rows: readonly Row[], keyOf: (row: Row) => string): Grouped => Map.groupBy(rows, keyOf);

function languagesOf(survey: Row | undefined, listed: readonly Row[]): string[] {
  const others = field(survey, "additional_languages").split(/\s+/);
  const named = [field(survey, "language"), ...others, ...listed.map((row) => field(row, "language"))];
  return [...new Set(named)].filter(Boolean);
}

const wordsIn = (rows: readonly Row[] = [], name: string, language = "language"): Words =>
  Object.fromEntries(
    rows
      .filter((row) => field(row, name) !== "")
      .map((row) => [field(row, language), field(row, name)])
      // Texts that stand beside the rows come first, and count.
      .toReversed(),
  );
