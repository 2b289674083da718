/** Questionnaires for tests: a question of each kind, complete unless changed. */
import type { Condition, Instrument, Page, Question, QuestionOf, Shapes, Test } from "../instrument.ts";

/** The same id for the same number. */
export const idOf = (number: number): string => `00000000-0000-4000-8000-${`${number}`.padStart(12, "0")}`;

export const choices = (from: number, ...texts: string[]) => texts.map((text, at) => ({ id: idOf(from + at), text }));

const common = {
  description: "",
  isRequired: false,
  showsHeader: true,
  imageId: null,
  isPrivate: false,
  showIf: null,
};

export const shapes: Shapes = {
  open: { form: "short", smallest: null, largest: null },
  score: { left: "Never", right: "Always" },
  single: { options: choices(100, "Yes", "No"), hasOther: true },
  multiple: { options: choices(200, "By bike", "On foot", "By bus"), hasOther: false, atLeast: 1, atMost: 2 },
  ranking: { options: choices(300, "Trees", "Benches", "Water") },
  matrix: { rows: choices(400, "Streets", "Parks"), columns: choices(450, "Bad", "Good") },
  dropdown: { options: choices(500, "Muide", "Ledeberg"), hasOther: false },
  gallery: {
    options: choices(600, "A square", "A garden").map((one) => ({ ...one, imageId: idOf(1) })),
    atLeast: 1,
    atMost: 1,
  },
  budget: { options: choices(700, "Trees", "Benches"), amount: 100, unit: "euros", isSpentWhole: true },
  files: { atMost: 2 },
  map: {
    parts: [
      {
        id: idOf(800),
        form: "pin",
        text: "A dangerous place",
        atMost: 2,
        colour: "#aa0000",
        followUp: "What happens there?",
      },
      { id: idOf(801), form: "line", text: "My way to school", atMost: 1, colour: "#0000aa", followUp: null },
    ],
    longitude: 3.7,
    latitude: 51,
    zoom: 12,
  },
};

export const single = (
  number: number,
  options: number,
  change: Partial<QuestionOf<"single">> = {},
): QuestionOf<"single"> => ({
  ...common,
  kind: "single",
  id: idOf(number),
  text: `Question ${number}`,
  options: choices(number * 100, ...Array.from({ length: options }, (_, at) => `Option ${at}`)),
  hasOther: false,
  ...change,
});

/** One of each kind. */
export const everyKind: Question[] = [
  { ...common, kind: "open", id: idOf(10), text: "What do you miss?", ...shapes.open },
  { ...common, kind: "score", id: idOf(11), text: "How often?", ...shapes.score },
  { ...common, kind: "single", id: idOf(12), text: "Do you agree?", ...shapes.single },
  { ...common, kind: "multiple", id: idOf(13), text: "How do you come?", ...shapes.multiple },
  { ...common, kind: "ranking", id: idOf(14), text: "What first?", ...shapes.ranking },
  { ...common, kind: "matrix", id: idOf(15), text: "How are they?", ...shapes.matrix },
  { ...common, kind: "dropdown", id: idOf(16), text: "Where?", ...shapes.dropdown },
  { ...common, kind: "gallery", id: idOf(17), text: "Which one?", ...shapes.gallery },
  { ...common, kind: "budget", id: idOf(18), text: "For what?", ...shapes.budget },
  { ...common, kind: "files", id: idOf(19), text: "Your pictures", ...shapes.files },
  { ...common, kind: "map", id: idOf(20), text: "Where is it?", ...shapes.map },
];

export const page = (number: number, questions: Question[], change: Partial<Page> = {}): Page => ({
  id: idOf(9000 + number),
  title: "",
  questions,
  showIf: null,
  endIf: null,
  ...change,
});

export const instrument = (...pages: Page[]): Instrument => ({
  showsHeader: true,
  title: "Our square",
  description: "",
  pages,
});

/** A test of a condition. */
export const so = (questionId: string, is: Test["is"], change: Partial<Test> = {}): Test => ({
  questionId,
  rowId: null,
  is,
  optionIds: [],
  number: null,
  ...change,
});

export const all = (...tests: Test[]): Condition => ({ match: "all", tests });
export const any = (...tests: Test[]): Condition => ({ match: "any", tests });
