/** Everything that can be wrong with a questionnaire or an answer, by code; the screens have the words. */

export type QuestionProblemCode =
  | "amountNumber"
  | "choicesNumber"
  | "columnsRequired"
  | "filesNumber"
  | "imageRequired"
  | "labelsRequired"
  | "mapPartsRequired"
  | "optionTextRequired"
  | "optionTwice"
  | "optionsRequired"
  | "placesNumber"
  | "rangeOrder"
  | "rowsRequired"
  | "textRequired"
  | "tooLong"
  | "tooManyColumns"
  | "tooManyOptions"
  | "tooManyRows";

export type ConditionProblemCode =
  | "conditionEmpty"
  | "conditionLater"
  | "conditionLoop"
  | "conditionNumber"
  | "conditionOption"
  | "conditionUnknown"
  | "neverReached"
  | "recallLater"
  | "recallUnknown";

export type InstrumentProblemCode =
  | QuestionProblemCode
  | ConditionProblemCode
  | "questionsRequired"
  | "titleRequired"
  | "tooManyPages"
  | "tooManyQuestions";

export interface QuestionProblem {
  /** Within the question, such as `options.2`. */
  path: string;
  code: QuestionProblemCode;
}

/** Why an answer cannot be sent. */
export type AnswerProblem =
  | "answerDate"
  | "answerEmail"
  | "answerKind"
  | "answerNumber"
  | "answerOption"
  | "answerRange"
  | "answerRequired"
  | "answerTooLong"
  | "amountsLeft"
  | "amountsOver"
  | "otherRequired"
  | "placeEmpty"
  | "rankAll"
  | "rowsMissing"
  | "tooFewChoices"
  | "tooManyChoices"
  | "tooManyFiles"
  | "tooManyPlaces";
