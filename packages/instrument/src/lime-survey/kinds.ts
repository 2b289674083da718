/** LimeSurvey's kinds of questions, as ours. What has no counterpart is left out, and told. */
import { instrumentLimits, other, type Question } from "../instrument.ts";
import {
  answersOf,
  attribute,
  type CodedChoices,
  codedChoices,
  commonOf,
  type Made,
  type Make,
  type OwnWord,
  partsOf,
  type SourceQuestion,
} from "./source-question.ts";
import { field } from "./tables.ts";

/** Options that the kind has by itself: by code, what they are called. */
const given = (names: Record<string, OwnWord>) => (source: SourceQuestion) =>
  codedChoices(
    source,
    Object.entries(names).map(([code, name]) => ({ code, words: source.ownWords(name) })),
  );

/** "1", "2" and so on are the same in every language. */
const upTo =
  (most: number): ChoicesOf =>
  (source) => {
    const codes = Array.from({ length: most }, (_, at) => `${at + 1}`);
    return codedChoices(
      source,
      codes.map((code) => ({ code, words: Object.fromEntries(source.lime.languages.map((one) => [one, code])) })),
    );
  };

type ChoicesOf = (source: SourceQuestion) => CodedChoices;

const hasOther = ({ row }: SourceQuestion): boolean => field(row, "other") === "Y";

const one =
  (kind: "single" | "dropdown", choicesOf: ChoicesOf): Make =>
  (source) => {
    const { choices, idOf } = choicesOf(source);
    if (choices.length > instrumentLimits.lines) return "optionsLeftOut";
    const fits = kind === "single" && choices.length <= instrumentLimits.options;
    const question: Question = {
      ...commonOf(source),
      kind: fits ? "single" : "dropdown",
      options: choices,
      hasOther: hasOther(source),
    };
    const options = hasOther(source) ? new Map([...idOf, ["-oth-", other]]) : idOf;
    return { questions: [question], names: [["", { questionId: question.id, rowId: null, options, isNumber: false }]] };
  };

const several: Make = (source) => {
  const { choices, idOf } = codedChoices(source, partsOf(source));
  if (choices.length > instrumentLimits.options) return "optionsLeftOut";
  const question: Question = {
    ...commonOf(source),
    kind: "multiple",
    options: choices,
    hasOther: hasOther(source),
    atLeast: attribute(source, "min_answers") ?? 0,
    atMost: attribute(source, "max_answers"),
  };
  const named = (id: string) => ({
    questionId: question.id,
    rowId: null,
    options: new Map([["Y", id]]),
    isNumber: false,
  });
  return { questions: [question], names: [...idOf].map(([code, id]) => [code, named(id)]) };
};

const ranking: Make = (source) => {
  // From version 6 what is ranked stands among the parts.
  const listed = answersOf(source);
  const { choices } = listed.choices.length > 0 ? listed : codedChoices(source, partsOf(source));
  if (choices.length > instrumentLimits.options) return "optionsLeftOut";
  if (attribute(source, "max_answers") !== null) source.writer.lose(source.code, "limitsLost");
  return { questions: [{ ...commonOf(source), kind: "ranking", options: choices }], names: [] };
};

/** A table; wider than a matrix may be, it becomes a question for each row. */
const table =
  (columnsOf: ChoicesOf): Make =>
  (source) => {
    const rows = partsOf(source);
    const columns = columnsOf(source);
    if (rows.length === 0) return "kindLeftOut";
    if (columns.choices.length > instrumentLimits.columns || rows.length > instrumentLimits.rows)
      return rowByRow(source, columnsOf);
    const { choices, idOf } = codedChoices(source, rows);
    const question: Question = { ...commonOf(source), kind: "matrix", rows: choices, columns: columns.choices };
    return {
      questions: [question],
      names: [...idOf].map(([code, rowId]) => [
        code,
        { questionId: question.id, rowId, options: columns.idOf, isNumber: false },
      ]),
    };
  };

function rowByRow(source: SourceQuestion, columnsOf: ChoicesOf): Made {
  source.writer.lose(source.code, "rowsSplit");
  return eachPart(source, (common) => {
    const { choices, idOf } = columnsOf(source);
    return [{ ...common, kind: "single", options: choices, hasOther: false }, idOf];
  });
}

/** A question for each row. */
function eachPart(
  source: SourceQuestion,
  make: (common: ReturnType<typeof commonOf>) => [Question, Map<string, string> | null],
): Made {
  const made = partsOf(source).map(({ code, words }) => ({ code, made: make(commonOf(source, words)) }));
  return {
    questions: made.map(({ made: [question] }) => question),
    names: made.map(({ code, made: [question, options] }) => [
      code,
      { questionId: question.id, rowId: null, options, isNumber: isNumeric(question) },
    ]),
  };
}

const isNumeric = (question: Question): boolean => question.kind === "open" && question.form === "number";

const open = (source: SourceQuestion, form: "short" | "long" | "number" | "date") => ({
  kind: "open" as const,
  form,
  smallest: form === "number" ? attribute(source, "min_num_value_n") : null,
  largest: form === "number" ? attribute(source, "max_num_value_n") : null,
});

const words =
  (form: "short" | "long" | "number" | "date"): Make =>
  (source) => {
    const question: Question = { ...commonOf(source), ...open(source, form) };
    const named = { questionId: question.id, rowId: null, options: null, isNumber: isNumeric(question) };
    return { questions: [question], names: [["", named]] };
  };

const manyWords =
  (form: "short" | "number"): Make =>
  (source) =>
    partsOf(source).length > 0
      ? eachPart(source, (common) => [{ ...common, ...open(source, form) }, null])
      : "kindLeftOut";

const withoutComments =
  (make: Make): Make =>
  (source) => {
    source.writer.lose(source.code, "commentsLost");
    return make(source);
  };

/** Two tables over the same rows. */
const twice: Make = (source) => {
  source.writer.lose(source.code, "rowsSplit");
  const made = ["0", "1"].map((scale) => table((one) => answersOf(one, scale))(source));
  const questions = made.flatMap((one) => (typeof one === "string" ? [] : one.questions));
  return questions.length > 0 ? { questions, names: [] } : "kindLeftOut";
};

const files: Make = (source) => {
  const most = attribute(source, "max_num_of_files") ?? 1;
  const question: Question = {
    ...commonOf(source),
    kind: "files",
    atMost: Math.min(Math.max(Math.trunc(most), 1), instrumentLimits.files),
  };
  return { questions: [question], names: [] };
};

/** By LimeSurvey's letter. A text to read, "X", is no question: it goes to the one below it. */
export const kinds: Readonly<Record<string, Make>> = {
  L: one("single", answersOf),
  "!": one("dropdown", answersOf),
  O: withoutComments(one("single", answersOf)),
  "5": one("single", upTo(5)),
  Y: one("single", given({ Y: "yes", N: "no" })),
  G: one("single", given({ F: "female", M: "male" })),
  M: several,
  P: withoutComments(several),
  R: ranking,
  F: table(answersOf),
  H: table(answersOf),
  A: table(upTo(5)),
  B: table(upTo(10)),
  C: table(given({ Y: "yes", U: "uncertain", N: "no" })),
  E: table(given({ I: "increase", S: "same", D: "decrease" })),
  "1": twice,
  N: words("number"),
  K: manyWords("number"),
  S: words("short"),
  Q: manyWords("short"),
  T: words("long"),
  U: words("long"),
  D: words("date"),
  "|": files,
};
