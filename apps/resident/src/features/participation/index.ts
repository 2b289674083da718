/** Projects and citizen budgets as residents and visitors read them: a list, and a page for each with its phases. */
import type { Feature } from "../../app/index.ts";

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
  ],
};
