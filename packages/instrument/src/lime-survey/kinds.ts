/** LimeSurvey's kinds of questions, as ours. What has no counterpart is left out, and told. */
import { instrumentLimits, other, type Question } from "../instrument.ts";
import {
  type Asked,
  answersOf,
  attribute,
  type CodedChoices,
  codedChoices,
  commonOf,
  type Made,
  type Make,
  type OwnWords,
  partsOf,
} from "./asked.ts";
import { field } from "./tables.ts";

const yes: OwnWords = { en: "Yes", nl: "Ja", fr: "Oui", tr: "Evet" };
const no: OwnWords = { en: "No", nl: "Nee", fr: "Non", tr: "Hayır" };
const uncertain: OwnWords = { en: "Uncertain", nl: "Onzeker", fr: "Incertain", tr: "Kararsızım" };
const female: OwnWords = { en: "Female", nl: "Vrouw", fr: "Femme", tr: "Kadın" };
const male: OwnWords = { en: "Male", nl: "Man", fr: "Homme", tr: "Erkek" };
const more: OwnWords = { en: "Increase", nl: "Meer", fr: "Plus", tr: "Daha çok" };
const equal: OwnWords = { en: "Same", nl: "Evenveel", fr: "Autant", tr: "Aynı" };
const less: OwnWords = { en: "Decrease", nl: "Minder", fr: "Moins", tr: "Daha az" };

const same = (text: string): OwnWords => ({ en: text, nl: text, fr: text, tr: text });
const upTo = (most: number): Record<string, OwnWords> =>
  Object.fromEntries(Array.from({ length: most }, (_, at) => [`${at + 1}`, same(`${at + 1}`)]));

/** Options that the kind has by itself. */
const given = (words: Record<string, OwnWords>) => (asked: Asked) =>
  codedChoices(
    asked,
    Object.entries(words).map(([code, one]) => ({ code, words: asked.ownWords(one) })),
  );

type ChoicesOf = (asked: Asked) => CodedChoices;

const hasOther = ({ row }: Asked): boolean => field(row, "other") === "Y";

const one =
  (kind: "single" | "dropdown", choicesOf: ChoicesOf): Make =>
  (asked) => {
    const { choices, idOf } = choicesOf(asked);
    if (choices.length > instrumentLimits.lines) return "optionsLeftOut";
    const fits = kind === "single" && choices.length <= instrumentLimits.options;
    const question: Question = {
      ...commonOf(asked),
      kind: fits ? "single" : "dropdown",
      options: choices,
      hasOther: hasOther(asked),
    };
    const options = hasOther(asked) ? new Map([...idOf, ["-oth-", other]]) : idOf;
    return { questions: [question], names: [["", { questionId: question.id, rowId: null, options, isNumber: false }]] };
  };

const several: Make = (asked) => {
  const { choices, idOf } = codedChoices(asked, partsOf(asked));
  if (choices.length > instrumentLimits.options) return "optionsLeftOut";
  const question: Question = {
    ...commonOf(asked),
    kind: "multiple",
    options: choices,
    hasOther: hasOther(asked),
    atLeast: attribute(asked, "min_answers") ?? 0,
    atMost: attribute(asked, "max_answers"),
  };
  const named = (id: string) => ({
    questionId: question.id,
    rowId: null,
    options: new Map([["Y", id]]),
    isNumber: false,
  });
  return { questions: [question], names: [...idOf].map(([code, id]) => [code, named(id)]) };
};

const ranking: Make = (asked) => {
  // From version 6 what is ranked stands among the parts.
  const listed = answersOf(asked);
  const { choices } = listed.choices.length > 0 ? listed : codedChoices(asked, partsOf(asked));
  if (choices.length > instrumentLimits.options) return "optionsLeftOut";
  if (attribute(asked, "max_answers") !== null) asked.writer.lose(asked.code, "limitsLost");
  return { questions: [{ ...commonOf(asked), kind: "ranking", options: choices }], names: [] };
};

/** A table; wider than a matrix may be, it becomes a question for each row. */
const table =
  (columnsOf: ChoicesOf): Make =>
  (asked) => {
    const rows = partsOf(asked);
    const columns = columnsOf(asked);
    if (rows.length === 0) return "kindLeftOut";
    if (columns.choices.length > instrumentLimits.columns || rows.length > instrumentLimits.rows)
      return rowByRow(asked, columnsOf);
    const { choices, idOf } = codedChoices(asked, rows);
    const question: Question = { ...commonOf(asked), kind: "matrix", rows: choices, columns: columns.choices };
    return {
      questions: [question],
      names: [...idOf].map(([code, rowId]) => [
        code,
        { questionId: question.id, rowId, options: columns.idOf, isNumber: false },
      ]),
    };
  };

function rowByRow(asked: Asked, columnsOf: ChoicesOf): Made {
  asked.writer.lose(asked.code, "rowsSplit");
  return eachPart(asked, (common) => {
    const { choices, idOf } = columnsOf(asked);
    return [{ ...common, kind: "single", options: choices, hasOther: false }, idOf];
  });
}

/** A question for each row. */
function eachPart(
  asked: Asked,
  make: (common: ReturnType<typeof commonOf>) => [Question, Map<string, string> | null],
): Made {
  const made = partsOf(asked).map(({ code, words }) => ({ code, made: make(commonOf(asked, words)) }));
  return {
    questions: made.map(({ made: [question] }) => question),
    names: made.map(({ code, made: [question, options] }) => [
      code,
      { questionId: question.id, rowId: null, options, isNumber: isNumeric(question) },
    ]),
  };
}

const isNumeric = (question: Question): boolean => question.kind === "open" && question.form === "number";

const open = (asked: Asked, form: "short" | "long" | "number" | "date") => ({
  kind: "open" as const,
  form,
  smallest: form === "number" ? attribute(asked, "min_num_value_n") : null,
  largest: form === "number" ? attribute(asked, "max_num_value_n") : null,
});

const words =
  (form: "short" | "long" | "number" | "date"): Make =>
  (asked) => {
    const question: Question = { ...commonOf(asked), ...open(asked, form) };
    const named = { questionId: question.id, rowId: null, options: null, isNumber: isNumeric(question) };
    return { questions: [question], names: [["", named]] };
  };

const manyWords =
  (form: "short" | "number"): Make =>
  (asked) =>
    partsOf(asked).length > 0
      ? eachPart(asked, (common) => [{ ...common, ...open(asked, form) }, null])
      : "kindLeftOut";

const withoutComments =
  (make: Make): Make =>
  (asked) => {
    asked.writer.lose(asked.code, "commentsLost");
    return make(asked);
  };

/** Two tables over the same rows. */
const twice: Make = (asked) => {
  asked.writer.lose(asked.code, "rowsSplit");
  const made = ["0", "1"].map((scale) => table((one) => answersOf(one, scale))(asked));
  const questions = made.flatMap((one) => (typeof one === "string" ? [] : one.questions));
  return questions.length > 0 ? { questions, names: [] } : "kindLeftOut";
};

const files: Make = (asked) => {
  const most = attribute(asked, "max_num_of_files") ?? 1;
  const question: Question = {
    ...commonOf(asked),
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
  "5": one("single", given(upTo(5))),
  Y: one("single", given({ Y: yes, N: no })),
  G: one("single", given({ F: female, M: male })),
  M: several,
  P: withoutComments(several),
  R: ranking,
  F: table(answersOf),
  H: table(answersOf),
  A: table(given(upTo(5))),
  B: table(given(upTo(10))),
  C: table(given({ Y: yes, U: uncertain, N: no })),
  E: table(given({ I: more, S: equal, D: less })),
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
