/** Letters on paper, typeset in a separate process. */
export type { LetterWords } from "./document.ts";
export { lettersPerFile, writeLetters } from "./letters.ts";
