/**
 * Projects and citizen budgets as residents and visitors read them: a list, and a page for each with its phases and with what residents
 * contribute to it.
 */
import { ProjectIcon } from "@stoep/ui/icons";
import type { Feature } from "../../app/index.ts";
import { IdeasPart, ideaHref, ideaRoutes } from "./ideas/index.ts";
import { ownParts, takePartRoutes } from "./take-part/index.ts";

export {
  type AskedByForm,
  IdeaDialog,
  IdeaEditor,
  ideaHref,
  type OpenedFromBallot,
  PlacesMap,
  projectHref,
  sendsIdea,
} from "./ideas/index.ts";
export { FollowedList, ProjectArticle, useProjectFacts, useProjectQuery } from "./projects/index.ts";

export const participation: Feature = {
  name: "participation",
  routes: [
    { path: "/projects", screen: () => import("./projects/projects-screen.tsx").then((m) => m.ProjectsScreen) },
    {
      path: "/projects/:projectId",
      screen: () => import("./project-screen.tsx").then((m) => m.ProjectScreen),
      isKept: true,
    },
    {
      path: "/me/projects",
      screen: () => import("./projects/followed-screen.tsx").then((m) => m.FollowedScreen),
      isForResidents: true,
      isKept: true,
    },
    ...ideaRoutes,
    ...takePartRoutes,
  ],
  tabs: [{ key: "takePart", after: "agenda", icon: ProjectIcon, href: "/take-part" }],
  takePart: ownParts,
  keptParts: async () => [IdeasPart],
  subjects: [{ kind: "idea", hrefOf: ideaHref, refetches: ["participation"] }],
};
