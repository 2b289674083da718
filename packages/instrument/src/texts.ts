/** The words of a questionnaire: listed for translators, put in place for readers, with earlier answers repeated in them. */
import {
  type Answers,
  type Instrument,
  instrumentLimits,
  type Page,
  type Question,
  questionsOf,
} from "./instrument.ts";
import { inWords, type OwnText, ownTexts, withOwnTexts } from "./kinds/index.ts";

/** By the key of each text. */
export type Texts = Readonly<Record<string, string>>;

export interface TextPlace extends OwnText {
  /** The page or question that it belongs to; null: the questionnaire itself. */
  of: string | null;
}

const descriptionKey = (id: string) => `${id}.description`;

/** Every text in the order of reading, empty ones too. */
export function textPlaces({ title, description, pages }: Instrument): TextPlace[] {
  const whole = [
    { of: null, key: "title", text: title, most: instrumentLimits.title },
    { of: null, key: "description", text: description, most: instrumentLimits.description },
  ];
  return [...whole, ...pages.flatMap((page) => [titleOf(page), ...page.questions.flatMap(placesOf)])];
}

const titleOf = ({ id, title }: Page): TextPlace => ({ of: id, key: id, text: title, most: instrumentLimits.title });

function placesOf(question: Question): TextPlace[] {
  const { id, text, description } = question;
  return [
    { of: id, key: id, text, most: instrumentLimits.question },
    { of: id, key: descriptionKey(id), text: description, most: instrumentLimits.description },
    ...ownTexts(question).map((own) => ({ ...own, of: id })),
  ];
}

/** With the words of a translation; what it lacks stays in the questionnaire's own language. */
export function inLanguage(instrument: Instrument, texts: Texts): Instrument {
  const textOf = (key: string, own: string) => {
    const translated = texts[key] ?? "";
    return translated.trim() === "" ? own : translated;
  };
  return {
    ...instrument,
    title: textOf("title", instrument.title),
    description: textOf("description", instrument.description),
    pages: instrument.pages.map((page) => ({
      ...page,
      title: textOf(page.id, page.title),
      questions: page.questions.map((question) => ({
        ...withOwnTexts(question, textOf),
        text: textOf(question.id, question.text),
        description: textOf(descriptionKey(question.id), question.description),
      })),
    })),
  };
}

/** Keys of texts that the translation lacks. */
export const untranslated = (instrument: Instrument, texts: Texts): string[] =>
  textPlaces(instrument)
    .filter(({ key, text }) => text.trim() !== "" && (texts[key] ?? "").trim() === "")
    .map(({ key }) => key);

/** "[[<id of an earlier question>|<what stands there without an answer>]]" */
const recall = /\[\[([0-9a-f-]{36})\|([^\]|]{0,100})\]\]/g;

/** The questions whose answers a text repeats. */
export const recalledIn = (text: string): string[] => [...text.matchAll(recall)].map(([, id = ""]) => id);

export const recallOf = (questionId: string, instead: string): string => `[[${questionId}|${instead}]]`;

/** With the answers in their places. `answers`: those that are kept. */
export function withAnswers(text: string, instrument: Pick<Instrument, "pages">, answers: Answers): string {
  if (!text.includes("[[")) return text;
  const questions = new Map(questionsOf(instrument).map((question) => [question.id, question]));
  return withRecalled(text, (id, instead) => {
    const question = questions.get(id);
    return (question && inWords(question, answers[id])) || instead;
  });
}

/** With other words where it repeats answers; `instead`: what stands there without an answer. */
export const withRecalled = (text: string, say: (questionId: string, instead: string) => string): string =>
  text.replace(recall, (_, id: string, instead: string) => say(id, instead));
