import { z } from "zod";
import { Cursor, pageOf, resident, routes } from "../../kernel/index.ts";
import { ProjectCard } from "../projects/lists.ts";

const Following = z.object({ isFollowed: z.boolean(), followers: z.number().int() });

export const followerRoutes = routes({
  listFollowedProjects: {
    summary: "The projects that the resident follows and may read, latest followed first",
    method: "GET",
    path: "/projects/followed",
    access: resident,
    query: z.object({ cursor: Cursor }),
    response: pageOf(ProjectCard),
    refusals: [],
  },
  followProject: {
    summary: "Follow a project, to be told what comes of it",
    method: "PUT",
    path: "/projects/:projectId/follow",
    access: resident,
    limit: "reactions",
    response: Following,
    refusals: ["not_found"],
  },
  unfollowProject: {
    summary: "Follow it no longer, also when it can no longer be read",
    method: "DELETE",
    path: "/projects/:projectId/follow",
    access: resident,
    limit: "reactions",
    response: Following,
    refusals: ["not_found"],
  },
});
