/** Questions, each with how its answers are invented: the same ones each time. */
import type { Answer, Condition, Question } from "@stoep/instrument";
import type { Chance } from "../chance.ts";
import { stableId } from "../stable-id.ts";

/** Where somebody who answers lives: longitude and latitude. */
export type Home = readonly [number, number];

export interface DemoQuestion {
  question: Question;
  /** null: it is left out. */
  invent: (luck: Chance, home: Home) => Answer | null;
}

interface Common {
  description?: string;
  isRequired?: boolean;
  isPrivate?: boolean;
  showIf?: Condition;
  /** How many of those who see it answer: all of a required one. */
  share?: number;
}

/** Texts with how much each weighs among the answers. */
export type Weighted = Readonly<Record<string, number>>;

const idOf = (key: string, ...part: (string | number)[]): string => stableId("survey-question", key, ...part);
export const optionId = (key: string, text: string): string => idOf(key, text);
const choicesOf = (key: string, texts: readonly string[]) => texts.map((text) => ({ id: optionId(key, text), text }));

const common = (key: string, text: string, more: Common) => ({
  id: idOf(key),
  text,
  description: more.description ?? "",
  isRequired: more.isRequired ?? false,
  showsHeader: true,
  imageId: null,
  isPrivate: more.isPrivate ?? false,
  showIf: more.showIf ?? null,
});

/** Some leave out what they may. */
const answered =
  ({ isRequired = false, share = 0.9 }: Common, invent: DemoQuestion["invent"]): DemoQuestion["invent"] =>
  (luck, home) =>
    isRequired || luck.is(share) ? invent(luck, home) : null;

/** So many different ones, picked in proportion to their weights. */
function pickSome(luck: Chance, weights: Weighted, number: number): string[] {
  const chosen: string[] = [];
  while (chosen.length < Math.min(number, Object.keys(weights).length)) {
    const left = Object.fromEntries(Object.entries(weights).filter(([text]) => !chosen.includes(text)));
    chosen.push(luck.weighted(left));
  }
  return chosen;
}

/** Shown only to those who chose one of these options. */
export const onlyIf = (key: string, ...texts: string[]): Condition => ({
  match: "all",
  tests: [
    {
      questionId: idOf(key),
      rowId: null,
      is: "anyOf",
      optionIds: texts.map((text) => optionId(key, text)),
      number: null,
    },
  ],
});

/** `others`: words of those who chose none of the options; without them the question has no such option. */
export const single = (
  key: string,
  text: string,
  options: Weighted,
  { others, ...more }: Common & { others?: readonly string[] } = {},
): DemoQuestion => ({
  question: {
    kind: "single",
    ...common(key, text, more),
    options: choicesOf(key, Object.keys(options)),
    hasOther: others !== undefined,
  },
  invent: answered(more, (luck) =>
    others !== undefined && luck.is(0.05)
      ? { optionIds: ["other"], otherText: luck.pick(others) }
      : { optionIds: [optionId(key, luck.weighted(options))] },
  ),
});

export const dropdown = (key: string, text: string, options: Weighted, more: Common = {}): DemoQuestion => ({
  question: {
    kind: "dropdown",
    ...common(key, text, more),
    options: choicesOf(key, Object.keys(options)),
    hasOther: false,
  },
  invent: answered(more, (luck) => ({ optionIds: [optionId(key, luck.weighted(options))] })),
});

export const multiple = (
  key: string,
  text: string,
  options: Weighted,
  { atMost, ...more }: Common & { atMost: number },
): DemoQuestion => ({
  question: {
    kind: "multiple",
    ...common(key, text, more),
    options: choicesOf(key, Object.keys(options)),
    hasOther: false,
    atLeast: 1,
    atMost,
  },
  invent: answered(more, (luck) => ({
    optionIds: pickSome(luck, options, luck.whole(1, atMost)).map((one) => optionId(key, one)),
  })),
});

/** `mean`: around which the scores lie. */
export const score = (
  key: string,
  text: string,
  [left, right]: readonly [string, string],
  { mean, ...more }: Common & { mean: number },
): DemoQuestion => ({
  question: { kind: "score", ...common(key, text, more), left, right },
  invent: answered(more, (luck) => {
    const spread = luck.between(-2.2, 2.2) + luck.between(-1.8, 1.8);
    return { number: Math.max(0, Math.min(10, Math.round(mean + spread))) };
  }),
});

export const ranking = (key: string, text: string, options: Weighted, more: Common = {}): DemoQuestion => ({
  question: { kind: "ranking", ...common(key, text, more), options: choicesOf(key, Object.keys(options)) },
  invent: answered(more, (luck) => ({
    optionIds: pickSome(luck, options, Object.keys(options).length).map((one) => optionId(key, one)),
  })),
});

/** Weights of the columns, by row. */
export const matrix = (
  key: string,
  text: string,
  columns: readonly string[],
  rows: Readonly<Record<string, readonly number[]>>,
  more: Common = {},
): DemoQuestion => ({
  question: {
    kind: "matrix",
    ...common(key, text, more),
    rows: choicesOf(key, Object.keys(rows)),
    columns: choicesOf(key, columns),
  },
  invent: answered(more, (luck) => ({
    columns: Object.fromEntries(
      Object.entries(rows).map(([row, weights]) => {
        const column = luck.weighted(Object.fromEntries(columns.map((one, at) => [one, weights[at] ?? 0])));
        return [optionId(key, row), optionId(key, column)];
      }),
    ),
  })),
});

/** Pictures by the scene that they show, which stands for the file until it is stored. */
export const gallery = (
  key: string,
  text: string,
  options: Weighted,
  imageIds: readonly string[],
  more: Common = {},
): DemoQuestion => ({
  question: {
    kind: "gallery",
    ...common(key, text, more),
    options: choicesOf(key, Object.keys(options)).map((one, at) => ({ ...one, imageId: imageIds[at] ?? null })),
    atLeast: 1,
    atMost: 1,
  },
  invent: answered(more, (luck) => ({ optionIds: [optionId(key, luck.weighted(options))] })),
});

/** An amount that is given out in steps, an option with more weight more often. */
export const budget = (
  key: string,
  text: string,
  options: Weighted,
  { amount, unit, step, ...more }: Common & { amount: number; unit: string; step: number },
): DemoQuestion => ({
  question: {
    kind: "budget",
    ...common(key, text, more),
    options: choicesOf(key, Object.keys(options)),
    amount,
    unit,
    isSpentWhole: true,
  },
  invent: answered(more, (luck) => {
    const amounts: Record<string, number> = {};
    for (let left = amount; left > 0; left -= step) {
      const id = optionId(key, luck.weighted(options));
      amounts[id] = (amounts[id] ?? 0) + Math.min(step, left);
    }
    return { amounts };
  }),
});

/** `texts`: what people wrote; each is used until all were, then again. */
export const open = (
  key: string,
  text: string,
  form: "short" | "long" | "date" | "email",
  texts: readonly string[],
  more: Common = {},
): DemoQuestion => ({
  question: { kind: "open", ...common(key, text, more), form, smallest: null, largest: null },
  invent: answered({ share: 0.45, ...more }, (luck) => ({ text: luck.pick(texts) })),
});

export const number = (
  key: string,
  text: string,
  [smallest, largest]: readonly [number, number],
  weights: Weighted,
  more: Common = {},
): DemoQuestion => ({
  question: { kind: "open", ...common(key, text, more), form: "number", smallest, largest },
  invent: answered(more, (luck) => ({ number: Number(luck.weighted(weights)) })),
});

export const files = (key: string, text: string, more: Common = {}): DemoQuestion => ({
  question: { kind: "files", ...common(key, text, more), atMost: 3 },
  invent: () => null,
});

interface DemoPart {
  form: "pin" | "line";
  text: string;
  colour: string;
  atMost: number;
  followUp?: string;
  /** What people said of it. */
  words: readonly string[];
}

/** Places and routes around where somebody lives. */
export const map = (key: string, text: string, parts: readonly DemoPart[], more: Common = {}): DemoQuestion => ({
  question: {
    kind: "map",
    ...common(key, text, more),
    parts: parts.map((part) => ({
      id: optionId(key, part.text),
      form: part.form,
      text: part.text,
      atMost: part.atMost,
      colour: part.colour,
      followUp: part.followUp ?? null,
    })),
    longitude: 3.7219,
    latitude: 51.0644,
    zoom: 12.5,
  },
  invent: answered({ share: 0.6, ...more }, (luck, home) => ({
    places: parts.flatMap((part) =>
      luck.is(0.7)
        ? [
            {
              partId: optionId(key, part.text),
              points: part.form === "pin" ? [near(luck, home)] : [near(luck, home), near(luck, home), near(luck, home)],
              words: "",
              followUp: part.followUp === undefined ? "" : luck.pick(part.words),
            },
          ]
        : [],
    ),
  })),
});

/** Within some hundred metres, which are about 0.005 of a degree. */
const near = (luck: Chance, [longitude, latitude]: Home): [number, number] => [
  round(longitude + luck.between(-0.006, 0.006)),
  round(latitude + luck.between(-0.004, 0.004)),
];

const round = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
