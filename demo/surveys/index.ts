/** The surveys of the demonstration: one in every state, with all types of questions among them. Answers are invented. */
import { green } from "./green.ts";
import { park, play, shops, stories, traffic } from "./others.ts";
import type { DemoSurvey } from "./survey.ts";

export type { DemoSurvey } from "./survey.ts";

export const surveys: readonly DemoSurvey[] = [green, park, play, traffic, stories, shops];
