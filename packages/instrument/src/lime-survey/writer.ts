/** Puts words of a file into a questionnaire: its own language in place, other languages by the key of each text. */
import type { Choice } from "../instrument.ts";
import { instrumentLimits } from "../instrument.ts";
import type { Loss, LossCode } from "./losses.ts";
import { hasFormatting, plainText } from "./plain-text.ts";
import type { Words } from "./tables.ts";

export interface Writer {
  newId: () => string;
  /** The text in the questionnaire's own language; others are kept under the key. */
  say: (key: string, words: Words, most: number, question: string) => string;
  /** One of a list, with its words. */
  choice: (words: Words, question: string) => Choice;
  lose: (question: string, code: LossCode) => void;
  losses: readonly Loss[];
  /** Key and text by language. */
  translations: ReadonlyMap<string, Record<string, string>>;
}

/** An answer that is repeated, as LimeSurvey writes it; it stays as it is written. */
const repeated = /\{[A-Za-z]\w*(?:\.\w+)?\}/;

/** `languages`: those that are kept, by the file's names for them, the own one first. */
export function writerOf(languages: ReadonlyMap<string, string>, newId: () => string): Writer {
  const [own = ""] = languages.keys();
  const losses: Loss[] = [];
  const translations = new Map<string, Record<string, string>>();
  const lose = (question: string, code: LossCode) => {
    if (!losses.some((one) => one.question === question && one.code === code)) losses.push({ question, code });
  };
  const plain = (html: string, most: number, question: string): string => {
    if (hasFormatting(html) || repeated.test(html)) lose(question, "formattingLost");
    const text = plainText(html);
    if (text.length > most) lose(question, "wordsCut");
    return text.slice(0, most);
  };
  const say: Writer["say"] = (key, words, most, question) => {
    for (const [theirs, ours] of languages) {
      if (theirs === own || !words[theirs]) continue;
      const texts = translations.get(ours) ?? {};
      texts[key] = plain(words[theirs], most, question);
      translations.set(ours, texts);
    }
    return plain(words[own] ?? "", most, question);
  };
  return {
    newId,
    say,
    choice: (words, question) => {
      const id = newId();
      return { id, text: say(id, words, instrumentLimits.option, question) };
    },
    lose,
    losses,
    translations,
  };
}
