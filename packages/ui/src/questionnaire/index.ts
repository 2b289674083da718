/**
 * Questionnaires as a respondent sees them, a page at a time, with a view for each kind of question. Usable by keyboard and screen
 * reader, without dragging, without a map and without colours. Works without the dashboard's theme; every visible text is given.
 */
export type {
  PlaceMapProps,
  QuestionFiles,
  QuestionImage,
  QuestionnaireProps,
  QuestionnaireText,
  SayText,
} from "./props.ts";
export { fieldIdOf } from "./props.ts";
export { QuestionnairePage } from "./questionnaire-page.tsx";
