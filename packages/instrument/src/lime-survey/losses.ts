/** What of a file does not arrive as it was, told by question. */
export const lossCodes = [
  // The question is left out: there is no kind for it.
  "kindLeftOut",
  // It has more options than any kind takes: left out.
  "optionsLeftOut",
  // A table is now one question for each of its rows.
  "rowsSplit",
  // Its comment fields are gone.
  "commentsLost",
  // Everybody sees it: on what it depends could not be read.
  "conditionLost",
  // A pattern or a limit of answers is gone.
  "limitsLost",
  // Options or questions come in the order of the list, no longer by chance.
  "chanceLost",
  // Emphasis, links and pictures of its words are gone, or an answer that they repeated stands as it was written.
  "formattingLost",
  // Its words were longer than there is room for, and are cut.
  "wordsCut",
  // A text stands in a language that Stoep does not speak.
  "languageLost",
  // It had a default.
  "defaultLost",
] as const;
export type LossCode = (typeof lossCodes)[number];

export interface Loss {
  /** How the file calls the question; "": the questionnaire itself, or a group of questions. */
  question: string;
  code: LossCode;
}
