/**
 * Surveys and calls: made in steps, published or scheduled, answered until their last day, ended, reopened and copied.
 *   new ─▶ draft ─▶ check ─▶ published ─▶ upcoming ─▶ active ─▶ finished
 *                     └─▶ scheduled ─▶ ╵                 └◀── reopened ──┘
 */
import { surveyKinds } from "@stoep/contract/surveys/values";
import { lazyPart } from "@stoep/ui/parts";
import type { Feature } from "../../app/index.ts";
import { fileRoutes, importPath } from "./files/index.ts";
import { create } from "./menu/create.ts";
import { menu } from "./menu/entries.ts";
import { licences, listPath, surveyPath } from "./parts/words.ts";

const SurveysInInbox = lazyPart(() => import("./list/surveys-in-inbox.tsx").then((m) => m.SurveysInInbox));
const OverviewFigures = lazyPart(() => import("./tabs/overview-figures.tsx").then((m) => m.OverviewFigures));
const SurveysTab = lazyPart(() => import("./tabs/overview-tabs.tsx").then((m) => m.SurveysTab));
const CallsTab = lazyPart(() => import("./tabs/overview-tabs.tsx").then((m) => m.CallsTab));
const ProjectSurveysTab = lazyPart(() => import("./tabs/project-tab.tsx").then((m) => m.ProjectSurveysTab));

const editor = () => import("./compose/editor-screen.tsx");

export const surveys: Feature = {
  name: "surveys",
  licence: "surveys",
  routes: [
    { path: "/participation/surveys", screen: () => import("./list/surveys-screen.tsx").then((m) => m.SurveysScreen) },
    { path: "/participation/surveys/new", screen: () => editor().then((m) => m.NewSurveyScreen) },
    { path: "/participation/surveys/new/call", screen: () => editor().then((m) => m.NewCallScreen) },
    { path: "/participation/surveys/new/form", screen: () => editor().then((m) => m.NewFormScreen) },
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
  found: [
    {
      kind: "survey",
      hrefOf: ({ id }) => surveyPath(id),
      list: listPath,
      isDraftWithoutMoment: true,
    },
  ],
  postLinks: surveyKinds.map((kind) => ({ kind, licence: licences[kind], hrefOf: surveyPath })),
  licensedKinds: [{ kind: "survey", module: "participation" }],
  inboxKinds: [{ key: "survey", after: "vacancy", kind: "survey", licence: "surveys", List: SurveysInInbox }],
  overviewFigures: { licence: "surveys", Part: OverviewFigures },
  overviewTabs: [
    { key: "surveys", after: "budgets", licence: "surveys", Part: SurveysTab },
    { key: "calls", after: "budgets", licence: "calls", Part: CallsTab },
  ],
  projectTabs: [{ key: "projectSurveys", after: "events", licence: "surveys", Part: ProjectSurveysTab }],
  places: [{ key: "questionnaireFile", href: importPath }],
};
