/** The words of letters, cards and files with codes, in every language of the network. */
import { type Language, labelled } from "@stoep/contract/kernel";
import type { SurveyCodeForm } from "@stoep/contract/surveys";
import { readTexts } from "#kernel/texts.ts";
import { dayIn } from "#modules/budgets/index.ts";
import type { LetterDocument } from "#modules/files/index.ts";
import type en from "./text/en.json";

const { say, words } = readTexts<typeof en>(import.meta.dirname);

/** "Brieven met codes: Ons plein" in the reader's language. */
export const titleOfLetters = (language: Language, form: SurveyCodeForm, title: string): string =>
  labelled(language, words.names[form][language], title);

/** "Brieven met codes Ons plein 1.pdf". */
export const codeFileName = (language: Language, form: SurveyCodeForm, title: string, part: number): string =>
  form === "file"
    ? `${words.names.file[language]} ${title}.csv`
    : `${words.names[form][language]} ${title} ${part}.pdf`;

export const addressHeading = (language: Language): string => words.address[language];

interface Facts {
  titleIn: (language: Language) => string;
  organisation: string;
  /** Where the code is typed. */
  link: string;
  startsOn: string;
  /** Null: it has no end. */
  endsOn: string | null;
}

export const letterWords = (
  languages: readonly Language[],
  { titleIn, organisation, link, startsOn, endsOn }: Facts,
): LetterDocument["words"] =>
  languages.map((language) => {
    const from = dayIn(language, startsOn);
    const when =
      endsOn === null
        ? say(language, "letter.noEnd", { from })
        : say(language, "letter.until", { from, until: dayIn(language, endsOn) });
    return {
      language,
      // The letter has no address.
      salutation: "",
      heading: say(language, "letter.heading"),
      text: say(language, "letter.text", { title: titleIn(language), organisation }),
      steps: [say(language, "letter.steps.go", { link }), say(language, "letter.steps.enterCode")],
      note: `${when} ${say(language, "letter.note")}`,
    };
  });
