import { z } from "zod";
import { Id, Instant, routes } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";

/** What colleagues did with a project. */
export const projectActs = [
  "published",
  "scheduled",
  "unscheduled",
  "edited",
  "shown",
  "hidden",
  "ended",
  "reopened",
  "deleted",
  "restored",
] as const;

export const ProjectMoment = z.object({
  id: Id,
  at: Instant,
  act: z.enum(projectActs),
  /** The colleague's name; empty where nobody did it, as for a scheduled publication. */
  by: z.string(),
});
export type ProjectMoment = z.infer<typeof ProjectMoment>;

/** More is in the organisation's log. */
export const mostMoments = 100;

export const timelineRoutes = routes({
  listProjectMoments: {
    summary: "What colleagues did with a project, latest first; at most a hundred",
    method: "GET",
    path: "/projects/:projectId/moments",
    access: staffFor("ideas", "viewer"),
    response: z.object({ items: z.array(ProjectMoment) }),
    refusals: ["not_found"],
  },
});
