/** A question of elsewhere in a draft, with ids of its own. Pure. */
import type { Language } from "@stoep/contract/kernel";
import { type Question, textPlaces, withRecalled } from "@stoep/instrument";
import type { Draft } from "../compose/draft.ts";
import { copyOf, questionAdded } from "../questions/pages.ts";

export interface Offered {
  name: string;
  /** null: of our own set. */
  surveyTitle: string | null;
  language: Language;
  question: Question;
  /** By the keys of its texts. */
  translations: { language: Language; texts: Record<string, string> }[];
}

export interface Inserted {
  questionId: string;
  /** It depended on questions that are not here, and is shown to everybody now. */
  isConditionDropped: boolean;
  insert: (draft: Draft) => Partial<Draft>;
}

/** Its own texts. */
export const placesOf = (question: Question) =>
  textPlaces({
    showsHeader: false,
    title: "",
    description: "",
    pages: [{ id: "", title: "", questions: [question], showIf: null, endIf: null }],
  }).filter(({ of }) => of === question.id);

/** Answers that it repeated are not here either: what stood there without them stays. */
const alone = (text: string): string => withRecalled(text, (_, instead) => instead);

export function insertionOf({ question, language, translations }: Offered, pageId: string): Inserted {
  const copy: Question = {
    ...copyOf(question),
    text: alone(question.text),
    description: alone(question.description),
    showIf: null,
  };
  const before = placesOf(question);
  const after = placesOf(copy);
  const textsIn = (wanted: Language): Record<string, string> => {
    const own = wanted === language ? undefined : translations.find((one) => one.language === wanted)?.texts;
    const found = before.flatMap(({ key }, at) => {
      const text = alone(own?.[key] ?? "");
      const place = after[at];
      return text === "" || !place ? [] : [[place.key, text] as const];
    });
    return Object.fromEntries(found);
  };
  return {
    questionId: copy.id,
    isConditionDropped: question.showIf !== null,
    insert: (draft) => ({
      ...questionAdded(draft, pageId, copy),
      translations: draft.translations.map((one) => ({ ...one, texts: { ...one.texts, ...textsIn(one.language) } })),
    }),
  };
}
