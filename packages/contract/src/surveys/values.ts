/** Lists and limits of surveys, calls and contribution forms, for use without their schemas. What a questionnaire holds: @stoep/instrument. */

/** A questionnaire; a call for contributions; a form of which every answer becomes a contribution to a project. S1 §3 */
export const surveyKinds = ["survey", "call", "form"] as const;

/**
 * Who answers: residents, one answer each; everybody with the public link, not counted by person; holders of a code, one answer each. Chosen
 * before publishing, locked from the first answer. D §12
 */
export const respondents = ["residents", "open", "codes"] as const;

/** By which way an answer came in. */
export const answerChannels = ["app", "link", "code", "paper"] as const;

export const surveyLimits = {
  introduction: 5000,
  thanks: 2000,
  button: 60,
  videoUrl: 500,
  /** Of the public link. S1 §5 */
  slugLeast: 15,
  slugMost: 50,
  /** Months after the end until private answers, words and files go. */
  keptLeast: 6,
  keptMost: 60,
  kept: 24,
  /** Days after the end until which answers from paper are entered. */
  paperDays: 14,
  /** Bytes of one answer without its files. */
  answer: 200_000,
  pageSize: 20,
  /** Of a file with a questionnaire. */
  fileBytes: 8_000_000,
} as const;

/** How codes to answer with are handed out: a letter each, cards, a file for a printer. D §12 */
export const surveyCodeForms = ["letters", "cards", "file"] as const;

export const surveyCodeLimits = {
  /** Signs of a code. */
  least: 8,
  most: 16,
  length: 10,
  /** Made at once. */
  codes: 50_000,
  /** Of one survey. */
  codesOfSurvey: 500_000,
  batches: 200,
} as const;

/** What is wrong with a file as a whole; else a field has its code. `id-twice`: two parts of the questionnaire are called the same. */
export const fileFaults = [
  "not-text",
  "not-json",
  "not-questionnaire",
  "not-xml",
  "not-lss",
  "no-questions",
  "too-large",
  "too-slow",
  "id-twice",
] as const;

/** Of all that are wrong, so many are told. */
export const fileFaultsShown = 100;
