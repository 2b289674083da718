/** What residents contribute to projects: its part of a project's page, an idea's own page, and writing. */
import { lazyPart } from "@stoep/ui/parts";

/** Loaded below a project, which is read first. */
export const IdeasPart = lazyPart(() => import("./ideas-part.tsx").then((m) => m.IdeasPart));
/** Some ideas of a project on its map. */
export const PlacesMap = lazyPart(() => import("./places-map.tsx").then((m) => m.PlacesMap));
export { type AskedByForm, IdeaEditor, sendsIdea } from "./form/idea-editor.tsx";
export { ideaHref, newIdeaHref, type OpenedFromBallot, projectHref } from "./idea-address.ts";
export { IdeaBadges } from "./idea-head.tsx";

/** Opened in place, where a page of its own would lose what was typed. */
export const IdeaDialog = lazyPart(() => import("./idea-dialog.tsx").then((m) => m.IdeaDialog), {
  close: ({ onClose }) => onClose(),
});

export const ideaRoutes = [
  {
    path: "/projects/:projectId/write",
    screen: () => import("./form/new-idea-screen.tsx").then((m) => m.NewIdeaScreen),
    isForResidents: true as const,
    isKept: true as const,
  },
  {
    path: "/ideas/:ideaId/edit",
    screen: () => import("./form/edit-idea-screen.tsx").then((m) => m.EditIdeaScreen),
    isForResidents: true as const,
  },
  {
    path: "/ideas/:ideaId",
    screen: () => import("./idea-screen.tsx").then((m) => m.IdeaScreen),
    isKept: true as const,
  },
];
