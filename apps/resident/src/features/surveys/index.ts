/**
 * Surveys and calls as people answer them: an introduction, the questions a page at a time, a last look, and thanks. What is answered
 * stays on the device until it is sent, for at most a day, and not at all on a shared computer.
 *
 *     introduction ──▶ pages ⇄ check ──send──▶ thanks
 *                        ▲────────change while allowed
 *
 * By a contribution form a resident contributes to a project, with answers beside the contribution.
 *
 * By the public link everybody answers in the same steps, without signing in, in a frame without menu.
 */
import { lazyPart } from "@stoep/ui/parts";
import type { Feature } from "../../app/index.ts";
import { formPath, publicPath, residentPath } from "./addresses.ts";

export const OpenInFeed = lazyPart(() => import("./open-in-feed.tsx").then((m) => m.OpenInFeed));

export const surveys: Feature = {
  name: "surveys",
  routes: [
    {
      path: residentPath,
      screen: () => import("./answer/resident-screen.tsx").then((m) => m.ResidentScreen),
      isForResidents: true,
    },
    {
      path: formPath,
      screen: () => import("./contribute/form-screen.tsx").then((m) => m.FormScreen),
      isForResidents: true,
    },
    {
      path: publicPath,
      screen: () => import("./answer/public-screen.tsx").then((m) => m.PublicScreen),
      isBare: true,
    },
  ],
  ofProject: { Part: lazyPart(() => import("./of-project.tsx").then((m) => m.SurveysOfProject)) },
  takePart: { first: () => import("./open-surveys.tsx").then((m) => m.OpenSurveys) },
};
