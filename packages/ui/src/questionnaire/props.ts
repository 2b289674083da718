/** What the view of a questionnaire is given. */
import type { Answer, Answers, Instrument, Kind, MapForm, Question, QuestionOf } from "@stoep/instrument";
import type { ComponentType } from "react";

/** Each key is a text of the app that shows it. */
export type QuestionnaireText =
  | "add"
  | "addPin"
  | "addLine"
  | "addFiles"
  | "amountLeft"
  | "amountOver"
  | "amountSpent"
  | "amountWhole"
  | "chooseBetween"
  | "chooseLeast"
  | "chooseMost"
  | "choosePrompt"
  | "clear"
  | "describe"
  | "files"
  | "lineSet"
  | "moveDown"
  | "moveUp"
  | "onMap"
  | "offMap"
  | "optional"
  | "other"
  | "otherText"
  | "pictureOf"
  | "pinSet"
  | "place"
  | "placesHint"
  | "range"
  | "rangeLeast"
  | "rangeMost"
  | "ranked"
  | "rankHint"
  | "remove"
  | "roomLeft"
  | "score"
  | "sending"
  | "unranked";

export type SayText = (key: QuestionnaireText, values?: Record<string, string | number>) => string;

/** As the server gives it: `${address}/800` is a picture. */
export interface QuestionImage {
  id: string;
  address: string;
}

export interface QuestionFiles {
  /** Those of all answers, and others besides. */
  known: readonly { id: string; name: string }[];
  isBusy: boolean;
  /** Sends them, and then answers the question with those that were taken. */
  onChosen: (question: QuestionOf<"files">, files: readonly File[]) => void;
}

export interface PlaceMapProps {
  form: MapForm;
  points: readonly [longitude: number, latitude: number][];
  onPoints: (points: [longitude: number, latitude: number][]) => void;
  /** Where the map opens while there is no point. */
  start: { longitude: number; latitude: number; zoom: number };
  colour: string;
  /** Names it for screen readers. */
  label: string;
}

export interface QuestionnaireProps {
  /** In the language that it is read in. */
  instrument: Instrument;
  /** Which of the pages that are shown to somebody with these answers, from 0. */
  pageAt: number;
  answers: Answers;
  /** `null`: the question is not answered any more. */
  onAnswer: (questionId: string, answer: Answer | null) => void;
  /** By question, in words. */
  problems: Readonly<Record<string, string>>;
  images: readonly QuestionImage[];
  texts: SayText;
  /** Without it files cannot be added, as in a preview. */
  files?: QuestionFiles;
  /** Drawn once somebody asks for it; without it places are only described. */
  PlaceMap?: ComponentType<PlaceMapProps>;
}

/** What the view of each kind of question is given. */
export interface KindProps<K extends Kind> {
  question: QuestionOf<K>;
  answer: Answer | undefined;
  onAnswer: (answer: Answer | null) => void;
  /** With earlier answers in their places. */
  say: (text: string) => string;
  problem: string | undefined;
  imageOf: (id: string | null) => QuestionImage | undefined;
  texts: SayText;
  files: QuestionFiles | undefined;
  PlaceMap: ComponentType<PlaceMapProps> | undefined;
}

/** Of the first control of a question, or of all of them together. */
export const fieldIdOf = ({ id }: Pick<Question, "id">): string => `field-${id}`;
