/** Questions that cities ask again and again, in each language that a survey may have. */
import { useTextsInAll } from "@stoep/client/texts";
import { type Language, languages } from "@stoep/contract/kernel";
import type { Question } from "@stoep/instrument";
import { newId } from "../../../app/editor/index.ts";
import { type Offered, placesOf } from "./insertion.ts";

const common = { description: "", isRequired: false, showsHeader: true, imageId: null, isPrivate: false, showIf: null };

type Say = (key: string) => string;

const options = (say: Say, name: string, letters: string) =>
  [...letters].map((letter) => ({ id: newId(), text: say(`standard.${name}.options.${letter}`) }));

const standard: Record<string, (say: Say, name: string) => Question> = {
  age: (say, name) => single(say, name, "abcdef", false),
  lives: (say, name) => single(say, name, "abcde", false),
  satisfied: score,
  safe: score,
  first: (say, name) => ({ ...base(say, name), kind: "ranking", options: options(say, name, "abcde") }),
  improve: (say, name) => words(say, name, "long"),
  part: (say, name) => ({
    ...base(say, name),
    kind: "multiple",
    options: options(say, name, "abcd"),
    hasOther: true,
    atLeast: 0,
    atMost: null,
  }),
  heard: (say, name) => single(say, name, "abcde", true),
  missing: (say, name) => words(say, name, "long"),
  mail: (say, name) => ({ ...words(say, name, "email"), isPrivate: true }),
};

const base = (say: Say, name: string) => ({ ...common, id: newId(), text: say(`standard.${name}.text`) });

function single(say: Say, name: string, letters: string, hasOther: boolean): Question {
  return { ...base(say, name), kind: "single", options: options(say, name, letters), hasOther };
}

function score(say: Say, name: string): Question {
  const ends = { left: say(`standard.${name}.left`), right: say(`standard.${name}.right`) };
  return { ...base(say, name), kind: "score", ...ends };
}

function words(say: Say, name: string, form: "long" | "email"): Question {
  return { ...base(say, name), kind: "open", form, smallest: null, largest: null };
}

/** In the language of the draft, with the words of the others as translations. */
export function useStandardQuestions(language: Language): Offered[] {
  const textIn = useTextsInAll("surveys/library");
  const sayIn =
    (one: Language): Say =>
    (key) =>
      textIn(one, key);
  return Object.entries(standard).map(([name, make]) => {
    const question = make(sayIn(language), name);
    const places = placesOf(question);
    const translations = languages
      .filter((one) => one !== language)
      .map((one) => {
        const translated = placesOf(make(sayIn(one), name));
        return {
          language: one,
          texts: Object.fromEntries(places.map(({ key }, at) => [key, translated[at]?.text ?? ""])),
        };
      });
    return { name, surveyTitle: null, language, question, translations };
  });
}
