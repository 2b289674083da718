/** Projects and citizen budgets as residents and visitors read them: a list, and a page for each with its phases. */
import { lazyPart } from "@stoep/ui/parts";
import type { Feature } from "../../app/index.ts";

/** Loaded where it stands beside other content. */
export const FollowedList = lazyPart(() => import("./projects/followed-list.tsx").then((m) => m.FollowedList));

export { ProjectArticle } from "./projects/project-article.tsx";

export const participation: Feature = {
  name: "participation",
  routes: [
    { path: "/projects", screen: () => import("./projects/projects-screen.tsx").then((m) => m.ProjectsScreen) },
    {
      path: "/projects/:projectId",
      screen: () => import("./projects/project-screen.tsx").then((m) => m.ProjectScreen),
      isKept: true,
    },
    {
      path: "/me/projects",
      screen: () => import("./projects/followed-screen.tsx").then((m) => m.FollowedScreen),
      isForResidents: true,
      isKept: true,
    },
  ],
};
