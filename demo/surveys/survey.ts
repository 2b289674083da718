/** The shape of a survey of the demonstration. Its questions are written with questions.ts, which also invents the answers. */
import type { Language } from "@stoep/contract/kernel";
import type { SurveyKind } from "@stoep/contract/surveys";
import type { SceneName } from "../pictures/scenes/index.ts";
import type { GentArea } from "../places.ts";
import type { Span } from "../projects/project.ts";
import type { When } from "../shapes.ts";
import type { DemoQuestion } from "./questions.ts";

export interface DemoPage {
  title?: string;
  questions: readonly DemoQuestion[];
}

/** Words of a translation: of the questionnaire's texts by the text in Dutch. */
export interface SurveyTranslation {
  introduction: { title: string; text: string; button: string };
  thanks: string;
  texts: Readonly<Record<string, string>>;
}

export interface DemoSurvey {
  key: string;
  kind: SurveyKind;
  /** Key of a member of staff. */
  author: string;
  when: When;
  title: string;
  description: string;
  introduction?: { title: string; text: string; button: string };
  thanks: string;
  pages: readonly DemoPage[];
  /** Days from today; the last one null: it has no end. */
  days: readonly [number, number | null] | null;
  where: readonly GentArea[];
  /** Of the public link; without it residents answer. */
  slug?: string;
  isPublic?: boolean;
  /** Key of a project, and which of its phases. */
  project?: { key: string; phase: number };
  pictures?: readonly SceneName[];
  translations?: Partial<Readonly<Record<Language, SurveyTranslation>>>;
  /** How many answered, as far as so many live there. */
  answers: number;
}

export type { Span };
