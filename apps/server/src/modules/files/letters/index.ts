/** Letters on paper, typeset in a separate process. */
export type { LetterDocument, LetterWords } from "./document.ts";
export { cardsPerFile, lettersPerFile, writeLetters } from "./letters.ts";
