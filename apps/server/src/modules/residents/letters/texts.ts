/** The text of a letter, in every language. Anyone may open the letterbox, so it names nobody. */
import { dateFormats, type Language, labelled } from "@stoep/contract/kernel";
import { readTexts } from "#kernel/texts.ts";
import type { LetterWords } from "#modules/files/index.ts";
import type en from "./text/en.json";

const { say, words } = readTexts<typeof en>(import.meta.dirname);

/** "letters-muide-1.pdf" in the reader's language. */
export const letterFileName = (language: Language, place: string, part: number): string =>
  `${words.title[language]} ${place} ${part}.pdf`;

export const letterTitle = (language: Language, place: string): string =>
  labelled(language, words.title[language], place);

export const letterWords = (
  languages: readonly Language[],
  { network, link, until, timeZone }: { network: string; link: string; until: Date; timeZone: string },
): LetterWords[] =>
  languages.map((language) => {
    const { day } = dateFormats(language, { timeZone });
    return {
      language,
      salutation: say(language, "letter.salutation"),
      heading: say(language, "letter.heading"),
      text: say(language, "letter.text", { network }),
      steps: [say(language, "letter.steps.signIn", { link }), say(language, "letter.steps.enterCode")],
      note: say(language, "letter.note", { until: day(until) }),
    };
  });
