/**
 * Participation: projects and citizen budgets with their phases, the ideas that residents contribute and what is decided about them,
 * and the pages on which everybody reads both. S1 §2-§5, D §4
 */
export { ProjectStatistics } from "./figures/routes.ts";
export * from "./ideas/decision-routes.ts";
export * from "./ideas/desk.ts";
export * from "./ideas/schemas.ts";
export { OverviewItem, overviewPageSize, ParticipationOverview } from "./overview/routes.ts";
export * from "./projects/complete-project.ts";
export * from "./projects/ideas-window.ts";
export * from "./projects/licence-feature.ts";
export * from "./projects/lists.ts";
export * from "./projects/schemas.ts";
export * from "./projects/timing.ts";
export * from "./public-pages/schemas.ts";
export * from "./routes.ts";
export { mostMoments, ProjectMoment, projectActs } from "./timeline/routes.ts";
export * from "./values.ts";
