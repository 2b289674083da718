import type { Kind, QuestionOf, Shapes } from "@stoep/instrument";
import type { ComponentType } from "react";
import type { SurveyForm } from "../../compose/draft.ts";

export type KindFieldsProps<K extends Kind> = {
  form: SurveyForm;
  question: QuestionOf<K>;
  /** Of the question: `instrument.pages.0.questions.2`. */
  path: string;
  put: (patch: Partial<Shapes[K]>, how?: "typed") => void;
  /** Made of what stands then, not of what is drawn: two fields of one list may change before the next drawing. */
  change: (patchOf: (now: Shapes[K]) => Partial<Shapes[K]>, how?: "typed") => void;
};

/** How questions of a kind begin, and the fields that only they have. */
export type KindEditor<K extends Kind> = {
  fresh: () => { kind: K } & Shapes[K];
  Fields: ComponentType<KindFieldsProps<K>>;
};
