/**
 * Projects and citizen budgets: written like messages, with phases where the licence has them, then open until their last day.
 *   new ─▶ draft ─▶ check ─▶ published ─▶ upcoming ─▶ active ─▶ finished
 *                     └─▶ scheduled ─▶ ╵                 ├─▶ ended early ─▶ ╵
 *                                                        └◀── reopened ◀────┘
 */
import { ProjectIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import type { Feature } from "../../app/index.ts";
import { ideaRoutes, ideaShoutActs, ideaSubjects, ideasFound } from "./ideas/index.ts";
import { create } from "./menu/create.ts";
import { menu } from "./menu/entries.ts";

export { ideasPath } from "./ideas/index.ts";
export { TimingBadge } from "./parts/timing-badge.tsx";
export { useDays } from "./parts/use-days.ts";
export { useGoneRows } from "./projects/use-gone-rows.ts";
export { usePublicSwitch } from "./projects/use-public-switch.ts";

const ProjectsInInbox = lazyPart(() => import("./projects/projects-in-inbox.tsx").then((m) => m.ProjectsInInbox));

const editor = () => import("./compose/editor-screen.tsx");

export const participation: Feature = {
  name: "participation",
  licence: "ideas",
  routes: [
    {
      path: "/participation/overview",
      screen: () => import("./overview/overview-screen.tsx").then((m) => m.OverviewScreen),
    },
    {
      path: "/participation/projects",
      screen: () => import("./projects/projects-screen.tsx").then((m) => m.ProjectsScreen),
    },
    { path: "/participation/projects/new", screen: () => editor().then((m) => m.NewProjectScreen) },
    { path: "/participation/budgets/new", screen: () => editor().then((m) => m.NewBudgetScreen) },
    {
      path: "/participation/projects/$projectId",
      screen: () => import("./project/project-screen.tsx").then((m) => m.ProjectScreen),
    },
    { path: "/participation/projects/$projectId/edit", screen: () => editor().then((m) => m.EditProjectScreen) },
    {
      path: "/public-page",
      screen: () => import("./public-page/public-page-screen.tsx").then((m) => m.PublicPageScreen),
    },
    ...ideaRoutes,
  ],
  subjects: ideaSubjects,
  menu,
  create,
  inboxKinds: [
    { key: "project", after: "vacancy", kind: "project", licence: "ideas", List: ProjectsInInbox },
    { key: "budget", after: "project", kind: "budget", licence: "ideas", List: ProjectsInInbox },
  ],
  found: [
    {
      kind: "project",
      hrefOf: ({ id }) => `/participation/projects/${id}`,
      list: "/participation/projects",
      isDraftWithoutMoment: true,
    },
    ...ideasFound,
  ],
  postLinks: [{ kind: "project", licence: "ideas", hrefOf: (id) => `/participation/projects/${id}` }],
  licensedKinds: [{ kind: "project", module: "participation" }],
  shoutActs: [
    {
      key: "project",
      icon: ProjectIcon,
      licence: "ideas",
      hrefFor: ({ id, title, neighbourhoodId }) =>
        `/participation/projects/new?${new URLSearchParams({ shout: id, title, neighbourhood: neighbourhoodId })}`,
    },
    ...ideaShoutActs,
  ],
};
