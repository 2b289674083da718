/**
 * Surveys and calls: made in steps, published or scheduled, answered until their last day, ended, reopened and copied.
 *   new ─▶ draft ─▶ check ─▶ published ─▶ upcoming ─▶ active ─▶ finished
 *                     └─▶ scheduled ─▶ ╵                 └◀── reopened ──┘
 */
import type { Feature } from "../../app/index.ts";
import { fileRoutes, importPath } from "./files/index.ts";
import { create } from "./menu/create.ts";
import { menu } from "./menu/entries.ts";

const editor = () => import("./compose/editor-screen.tsx");

export const surveys: Feature = {
  name: "surveys",
  licence: "surveys",
  routes: [
    { path: "/participation/surveys", screen: () => import("./list/surveys-screen.tsx").then((m) => m.SurveysScreen) },
    { path: "/participation/surveys/new", screen: () => editor().then((m) => m.NewSurveyScreen) },
    { path: "/participation/calls/new", screen: () => editor().then((m) => m.NewCallScreen) },
    {
      path: "/participation/surveys/$surveyId",
      screen: () => import("./survey/survey-screen.tsx").then((m) => m.SurveyScreen),
    },
    ...fileRoutes,
    {
      path: "/participation/surveys/$surveyId/paper",
      screen: () => import("./paper/paper-screen.tsx").then((m) => m.PaperScreen),
    },
    { path: "/participation/surveys/$surveyId/edit", screen: () => editor().then((m) => m.EditSurveyScreen) },
  ],
  menu,
  create,
  places: [{ key: "questionnaireFile", href: importPath }],
};
