/**
 * What residents contribute to projects, as staff work with it: the list, the board and the map of a project, an idea with its decision,
 * answer and works, and the entry for somebody at the counter.
 *   waiting ─▶ open ─▶ proposed ─▶ investigation ─▶ accepted ─▶ budgeted ─▶ chosen, and carried out
 *              └─▶ hidden, or merged into another, for 30 days to be separated again        └─▶ not feasible
 */
import { IdeaIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import type { Feature } from "../../../app/index.ts";

/** The tab of a project's page. */
export const Contributions = lazyPart(() => import("./list/contributions.tsx").then((m) => m.Contributions));

export { ideasPath } from "./parts/words.ts";

export const ideaRoutes: Feature["routes"] = [
  { path: "/participation/ideas/new", screen: () => import("./entry/enter-screen.tsx").then((m) => m.EnterIdeaScreen) },
  { path: "/participation/ideas/$ideaId", screen: () => import("./record/idea-screen.tsx").then((m) => m.IdeaScreen) },
  {
    path: "/participation/ideas/$ideaId/edit",
    screen: () => import("./entry/edit-screen.tsx").then((m) => m.EditIdeaScreen),
  },
];

/** For somebody at the counter. */
export const ideaCreate: NonNullable<Feature["create"]> = [
  { key: "idea", after: "budget", icon: IdeaIcon, href: "/participation/ideas/new", licence: "ideas" },
];

/** A resident's message is taken up as an idea of a project. S1 §4 */
export const ideaShoutActs: NonNullable<Feature["shoutActs"]> = [
  {
    key: "idea",
    after: "project",
    icon: IdeaIcon,
    licence: "ideas",
    hrefFor: ({ id }) => `/participation/ideas/new?shout=${id}`,
  },
];

export const ideaSubjects: NonNullable<Feature["subjects"]> = [
  { kind: "idea", hrefOf: (id) => `/participation/ideas/${id}` },
];

export const ideasFound: NonNullable<Feature["found"]> = [
  { kind: "idea", hrefOf: ({ id }) => `/participation/ideas/${id}` },
];
