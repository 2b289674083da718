import { z } from "zod";
import { asSpreadsheet, spreadsheet } from "../files/index.ts";
import { anyone, Cursor, Day, Done, Id, Language, pageOf, resident, routes, Slug } from "../kernel/index.ts";
import { residentOrStaffFor, staffFor } from "../licences/index.ts";
import { PlannedMoment } from "../publishing/index.ts";
import { figureRoutes } from "./figures/routes.ts";
import { followerRoutes } from "./followers/routes.ts";
import { ideaDecisionRoutes } from "./ideas/decision-routes.ts";
import { ideaRoutes } from "./ideas/routes.ts";
import { overviewRoutes } from "./overview/routes.ts";
import { ProjectCard, ProjectFilter, ProjectPage } from "./projects/lists.ts";
import { Project, ProjectDraft, ProjectPreview, ReadProject } from "./projects/schemas.ts";
import { publicPageRoutes } from "./public-pages/routes.ts";
import { timelineRoutes } from "./timeline/routes.ts";

const viewer = staffFor("ideas", "viewer");
/** The licence feature of a project's kind is judged besides, once it is known. */
const editor = staffFor("ideas", "editor");
const admin = staffFor("ideas", "admin");
const premium = ["licence_level_too_low", "licence_out_of_scope"] as const;

export const participation = routes({
  ...followerRoutes,
  ...figureRoutes,
  ...timelineRoutes,
  ...overviewRoutes,
  ...ideaRoutes,
  ...ideaDecisionRoutes,
  listProjects: {
    summary: "The organisation's projects and citizen budgets in one state",
    method: "GET",
    path: "/projects",
    access: viewer,
    query: ProjectFilter,
    response: ProjectPage,
    refusals: [],
  },
  exportProjects: {
    summary: "The same as a file for a spreadsheet, at most the first 50,000",
    method: "GET",
    path: "/projects/export",
    access: viewer,
    limit: "exports",
    query: ProjectFilter.omit({ limit: true, cursor: true }).extend(asSpreadsheet),
    download: spreadsheet,
    refusals: [],
  },
  listOpenProjects: {
    summary:
      "Published projects for the resident's neighbourhoods, and public ones: those under way first, then those to come, then the latest that are over",
    method: "GET",
    path: "/projects/open",
    access: resident,
    query: z.object({ cursor: Cursor }),
    response: pageOf(ProjectCard),
    refusals: [],
  },
  getProject: {
    summary: "A project as its editors see it",
    method: "GET",
    path: "/projects/:projectId",
    access: viewer,
    response: Project,
    refusals: ["not_found"],
  },
  createProject: {
    summary:
      "Start a project as a draft; one that begins with a resident's message tells its author once it is published",
    method: "POST",
    path: "/projects",
    access: editor,
    limit: "drafts",
    body: ProjectDraft,
    response: Project,
    refusals: premium,
  },
  updateProject: {
    summary:
      "Save a project; a live one must stay complete, and only an admin moves its last day so that it ends or opens again",
    method: "PUT",
    path: "/projects/:projectId",
    access: editor,
    limit: "saves",
    body: z.object({ version: z.number().int(), project: ProjectDraft }),
    response: Project,
    refusals: ["not_found", "changed_meanwhile", "level_too_low", ...premium],
  },
  previewProject: {
    summary: "Check that a project is complete, count whom it reaches, and remember that this version was previewed",
    method: "POST",
    path: "/projects/:projectId/preview",
    access: editor,
    limit: "previews",
    outsideTransaction: true,
    response: ProjectPreview,
    refusals: ["invalid_input", "not_found"],
  },
  publishProject: {
    summary: "Publish the previewed version now (`at` null), or schedule it for a future moment",
    method: "POST",
    path: "/projects/:projectId/publish",
    access: editor,
    limit: "publishing",
    body: z.object({ version: z.number().int(), at: PlannedMoment.nullable() }),
    response: Project,
    refusals: [
      "not_found",
      "already_published",
      "not_previewed",
      "schedule_in_past",
      "changed_meanwhile",
      "licence_expired",
      ...premium,
    ],
  },
  unscheduleProject: {
    summary: "Take back a scheduled project: it becomes a draft again",
    method: "POST",
    path: "/projects/:projectId/unschedule",
    access: editor,
    limit: "publishing",
    response: Project,
    refusals: ["not_found", "already_published"],
  },
  setProjectPublic: {
    summary: "Show a project on the public participation pages, or take it off them",
    method: "PUT",
    path: "/projects/:projectId/public",
    access: admin,
    limit: "settings",
    body: z.object({ isPublic: z.boolean() }),
    response: Project,
    refusals: ["not_found", ...premium],
  },
  endProject: {
    summary: "End a live project before its last day",
    method: "POST",
    path: "/projects/:projectId/end",
    access: admin,
    limit: "publishing",
    response: Project,
    refusals: ["not_found", "project_not_live", "project_ended", ...premium],
  },
  reopenProject: {
    summary: "Open a project again that is over, with another last day where the old one has passed",
    method: "POST",
    path: "/projects/:projectId/reopen",
    access: admin,
    limit: "publishing",
    body: z.object({ endsOn: Day.nullable() }),
    response: Project,
    refusals: ["not_found", "project_not_ended", ...premium],
  },
  deleteProject: {
    summary: "Delete a project; readers of a live one find that it no longer exists",
    method: "DELETE",
    path: "/projects/:projectId",
    access: editor,
    limit: "publishing",
    response: Done,
    refusals: ["not_found", "level_too_low"],
  },
  undeleteProject: {
    summary: "Put back a project deleted in the last 30 days; one whose planned moment has passed becomes a draft",
    method: "POST",
    path: "/projects/:projectId/undelete",
    access: editor,
    limit: "publishing",
    response: Project,
    refusals: ["not_found", "level_too_low"],
  },
  readProject: {
    summary: "A live project as its reader sees it",
    method: "GET",
    path: "/projects/:projectId/reading",
    access: residentOrStaffFor("ideas", "viewer"),
    /** A language other than the reader's own, to see the original. */
    query: z.object({ language: Language.optional() }),
    response: ReadProject,
    refusals: ["not_found"],
  },
  readPublicProject: {
    summary: "A project of the public participation pages, without signing in",
    method: "GET",
    path: "/networks/:networkSlug/projects/:projectId",
    access: anyone,
    params: z.object({ networkSlug: Slug, projectId: Id }),
    query: z.object({ language: Language.optional() }),
    response: ReadProject,
    refusals: ["not_found"],
  },
  listPublicProjects: {
    summary:
      "What is on a network's public participation pages: under way first, then to come, then the latest that are over",
    method: "GET",
    path: "/networks/:networkSlug/projects",
    access: anyone,
    params: z.object({ networkSlug: Slug }),
    query: z.object({ organisationId: Id.optional(), language: Language.optional(), cursor: Cursor }),
    response: pageOf(ProjectCard),
    refusals: ["not_found"],
  },
  ...publicPageRoutes,
});
