/** Letters that are printed together: the same words to every address, each with its own code. Their layout is in letters.typ. */
import type { Language } from "@stoep/contract/kernel";
import type { LookData } from "../look.ts";

/** A letter on each page, or cards to be cut out. */
export type LetterLayout = "letters" | "cards";

export interface LetterDocument {
  layout: LetterLayout;
  look: LookData;
  title: string;
  /** Shown on every letter as its sender. */
  author: string;
  /** The day of the letters, in the language of the file. */
  date: string;
  /** The language of the file as a whole. */
  language: Language;
  /** The letter's words in each language, one below the other. */
  words: LetterWords[];
  letters: Letter[];
}

export interface LetterWords {
  language: Language;
  /** Above the address: "To the residents of". */
  salutation: string;
  heading: string;
  text: string;
  /** In order, numbered. */
  steps: string[];
  note: string;
}

interface Letter {
  /** Lines of an address. */
  address: string[];
  code: string;
  /** Below the code: what the letter is known by to the sender. */
  mark?: string;
  /** What a QR code beside the code opens. */
  scanned?: string;
}
