/** The words of letters and files with codes, in every language of the network. Letters name whom they are for in their address alone. */
import { type Language, labelled } from "@stoep/contract/kernel";
import { readTexts } from "#kernel/texts.ts";
import type { LetterWords } from "#modules/files/index.ts";
import { dayIn } from "../code-batches/index.ts";
import type en from "./text/en.json";

const { say, words } = readTexts<typeof en>(import.meta.dirname);

export { words };

/** "Brieven met stemcodes Wijkbudget 1.pdf" in the reader's language. */
export const codeFileName = (language: Language, issue: "letters" | "file", project: string, part: number): string =>
  issue === "letters" ? `${words.letters[language]} ${project} ${part}.pdf` : `${words.file[language]} ${project}.csv`;

export const lettersTitle = (language: Language, project: string): string =>
  labelled(language, words.letters[language], project);

interface LetterFacts {
  titleIn: (language: Language) => string;
  organisation: string;
  /** Where the code is typed. */
  link: string;
  /** Days of the vote. */
  opensOn: string;
  endsOn: string;
}

export const letterWords = (
  languages: readonly Language[],
  { titleIn, organisation, link, opensOn, endsOn }: LetterFacts,
): LetterWords[] =>
  languages.map((language) => ({
    language,
    salutation: say(language, "letter.salutation"),
    heading: say(language, "letter.heading"),
    text: say(language, "letter.text", { project: titleIn(language), organisation }),
    steps: [say(language, "letter.steps.go", { link }), say(language, "letter.steps.enterCode")],
    note: say(language, "letter.note", { from: dayIn(language, opensOn), until: dayIn(language, endsOn) }),
  }));
