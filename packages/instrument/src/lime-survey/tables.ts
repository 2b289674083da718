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
  const parts = inOrder(once(rowsOf(tables, "subquestions"), "qid"), "question_order");
  const answers = inOrder(once(rowsOf(tables, "answers"), "qid", "scale_id", "code"), "sortorder");
  const attributes = Map.groupBy(rowsOf(tables, "question_attributes"), (row) => field(row, "qid"));
  const words = (table: string, old: readonly string[]) =>
    wordsIn([table, ...old].flatMap((one) => rowsOf(tables, one)));
  const ofSurvey = words("surveys_languagesettings", []);
  const ofGroups = words("group_l10ns", ["groups"]);
  const ofQuestions = words("question_l10ns", ["questions", "subquestions"]);
  const ofAnswers = words("answer_l10ns", ["answers"]);
  const others = field(survey, "additional_languages").split(/\s+/);
  const named = [
    field(survey, "language"),
    ...others,
    ...rowsOf(tables, "languages").map((row) => field(row, "language")),
  ];
  return {
    languages: [...new Set(named)].filter(Boolean),
    surveyWords: (name) => ofSurvey(name, "surveyls_language", () => true),
    groups: inOrder(once(rowsOf(tables, "groups"), "gid"), "group_order"),
    groupWords: (group, name) => ofGroups(name, "language", same(group, "gid")),
    questionsOf: (group) =>
      questions.filter((one) => same(group, "gid")(one) && ["", "0"].includes(field(one, "parent_qid"))),
    partsOf: (question, scale = "0") =>
      parts.filter((one) => field(one, "parent_qid") === field(question, "qid") && isOnScale(one, scale)),
    questionWords: (question, name) => ofQuestions(name, "language", same(question, "qid")),
    answersOf: (question, scale = "0") => answers.filter((one) => same(question, "qid")(one) && isOnScale(one, scale)),
    answerWords: (answer) => ofAnswers("answer", "language", isTextOf(answer)),
    attributeOf: (question, name) =>
      field(
        attributes.get(field(question, "qid"))?.find((row) => field(row, "attribute") === name),
        "value",
      ),
    attributesOf: (question) =>
      new Set(
        (attributes.get(field(question, "qid")) ?? [])
          .filter((row) => field(row, "value") !== "")
          .map((row) => field(row, "attribute")),
      ),
    hasOldConditions: (question) => rowsOf(tables, "conditions").some(same(question, "qid")),
    hasDefault: (question) => rowsOf(tables, "defaultvalues").some(same(question, "qid")),
  };
}

const same = (of: Row, key: string) => (row: Row) => field(row, key) === field(of, key);
const isOnScale = (row: Row, scale: string): boolean => (field(row, "scale_id") || "0") === scale;

/** New exports name the answer by its number, old ones by question, scale and code. */
const isTextOf = (answer: Row) => (row: Row) =>
  field(row, "aid") === ""
    ? ["qid", "code"].every((key) => same(answer, key)(row)) && isOnScale(row, field(answer, "scale_id") || "0")
    : same(answer, "aid")(row);

const wordsIn =
  (rows: readonly Row[]) =>
  (name: string, language: string, isMeant: (row: Row) => boolean): Words =>
    Object.fromEntries(
      rows
        .filter((row) => isMeant(row) && field(row, name) !== "")
        .map((row) => [field(row, language), field(row, name)])
        // Texts that stand beside the rows come first, and count.
        .toReversed(),
    );
