/**
 * Surveys and calls as people answer them: an introduction, the questions a page at a time, a last look, and thanks. What is answered
 * stays on the device until it is sent, for at most a day, and not at all on a shared computer.
 *
 *     introduction ──▶ pages ⇄ check ──send──▶ thanks
 *                        ▲────────change while allowed
 *
 * By the public link everybody answers in the same steps, without signing in, in a frame without menu.
 */
import { lazyPart } from "@stoep/ui/parts";
import type { Feature } from "../../app/index.ts";
import { publicPath, residentPath } from "./addresses.ts";

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
      path: publicPath,
      screen: () => import("./answer/public-screen.tsx").then((m) => m.PublicScreen),
      isBare: true,
    },
  ],
  takePart: { first: () => import("./open-surveys.tsx").then((m) => m.OpenSurveys) },
};
