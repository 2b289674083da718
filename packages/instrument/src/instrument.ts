/** What a questionnaire is made of. Ids are unique within it, in lower case. Texts are in its own language; translations stand apart. */

/** Pages in order; a respondent sees one at a time. */
export interface Instrument {
  /** Title and description of the whole stand above its first page. */
  showsHeader: boolean;
  title: string;
  description: string;
  pages: Page[];
}

export interface Page {
  id: string;
  /** May be empty. */
  title: string;
  questions: Question[];
  /** null: shown to everybody. */
  showIf: Condition | null;
  /** After this page the questionnaire is at its end for whom it holds. */
  endIf: Condition | null;
}

/** What all questions have. */
interface Common {
  id: string;
  text: string;
  description: string;
  isRequired: boolean;
  /** Text and description are shown; else a picture or the page's title says what is asked. */
  showsHeader: boolean;
  /** Beside the question; null: none. */
  imageId: string | null;
  /** Asks who somebody is, or what they tell in confidence: few may read the answers, and they go in time. */
  isPrivate: boolean;
  showIf: Condition | null;
}

export interface Choice {
  id: string;
  text: string;
}

/** Anything else, in the respondent's words: chosen as the option `other`. */
interface WithOther {
  options: Choice[];
  hasOther: boolean;
}

/** How many may be chosen; null: as many as there are. */
interface Several {
  atLeast: number;
  atMost: number | null;
}

export interface GalleryChoice extends Choice {
  imageId: string | null;
}

export type MapForm = "pin" | "line";

/** Something to be put on the map: places or routes of one meaning. */
export interface MapPart {
  id: string;
  form: MapForm;
  /** On the button that adds one. */
  text: string;
  atMost: number;
  /** "#rrggbb"; never the only thing that tells parts apart. */
  colour: string;
  /** Asked of each place; null: nothing. */
  followUp: string | null;
}

/** What each kind of question has besides. */
export interface Shapes {
  open: { form: "short" | "long" | "number" | "date" | "email"; smallest: number | null; largest: number | null };
  /** 0 to 10. */
  score: { left: string; right: string };
  single: WithOther;
  multiple: WithOther & Several;
  ranking: { options: Choice[] };
  matrix: { rows: Choice[]; columns: Choice[] };
  dropdown: WithOther;
  gallery: { options: GalleryChoice[] } & Several;
  /** An amount that is spread over the options. */
  budget: { options: Choice[]; amount: number; unit: string; isSpentWhole: boolean };
  files: { atMost: number };
  map: { parts: MapPart[]; longitude: number; latitude: number; zoom: number };
}

export type Kind = keyof Shapes;

/** A question of the named kinds. */
export type QuestionOf<K extends Kind = Kind> = { [One in K]: { kind: One } & Common & Shapes[One] }[K];
export type Question = QuestionOf;

/** Earlier answers on which something depends. An answer that is hidden is none. */
export interface Condition {
  match: "all" | "any";
  tests: Test[];
}

export interface Test {
  questionId: string;
  /** Of a matrix: which row; null elsewhere. */
  rowId: string | null;
  /** `anyOf`, `noneOf`: the named options; `atLeast`, `atMost`: the number. An answer that is missing is `noneOf` any options. */
  is: "answered" | "unanswered" | "anyOf" | "noneOf" | "atLeast" | "atMost";
  optionIds: string[];
  number: number | null;
}

/** What chose the option in the respondent's own words. */
export const other = "other";

/** A place or a route, or in words where somebody cannot or will not use a map. */
export interface AnsweredPlace {
  partId: string;
  /** Longitude and latitude; one for a pin, two and more for a line; empty: in words. */
  points: [number, number][];
  words: string;
  /** To the follow-up question. */
  followUp: string;
}

/** Of one question: each kind uses some of the fields. */
export interface Answer {
  text?: string;
  number?: number;
  /** In the order of the ranking; else in any. */
  optionIds?: string[];
  /** The words of the option `other`. */
  otherText?: string;
  /** Column by row. */
  columns?: Record<string, string>;
  /** Amount by option. */
  amounts?: Record<string, number>;
  fileIds?: string[];
  places?: AnsweredPlace[];
}

/** By question. */
export type Answers = Readonly<Record<string, Answer>>;

export const instrumentLimits = {
  pages: 100,
  questions: 200,
  tests: 20,
  title: 250,
  description: 2000,
  question: 1000,
  option: 250,
  options: 100,
  /** Lines of a dropdown. */
  lines: 500,
  rows: 30,
  columns: 6,
  mapParts: 10,
  /** Of one part. */
  places: 50,
  /** Of one line. */
  points: 500,
  shortText: 250,
  longText: 4000,
  files: 30,
  amount: 1_000_000_000,
} as const;

export const questionsOf = ({ pages }: Pick<Instrument, "pages">): Question[] =>
  pages.flatMap(({ questions }) => questions);
