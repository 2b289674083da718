import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  async staff({ api }) {
    const one = async (query: Parameters<typeof api.participation.listProjects>[0]) =>
      (await api.participation.listProjects(query)).items[0]?.id ?? "";
    const live = await one({ query: { timing: "active" } });
    const concept = await one({ query: { state: "concept" } });
    const edit = (id: string, step: string) => `/dashboard/participation/projects/${id}/edit?step=${step}`;
    return [
      { name: "projects", path: "/dashboard/participation/projects" },
      { name: "projects-scheduled", path: "/dashboard/participation/projects?state=scheduled" },
      { name: "projects-concepts", path: "/dashboard/participation/projects?state=concept" },
      { name: "projects-nothing", path: "/dashboard/participation/projects?search=qqqq" },
      { name: "project-page", path: `/dashboard/participation/projects/${live}` },
      { name: "project-statistics", path: `/dashboard/participation/projects/${live}?tab=statistics` },
      { name: "project-messages", path: `/dashboard/participation/projects/${live}?tab=messages` },
      { name: "project-events", path: `/dashboard/participation/projects/${live}?tab=events` },
      { name: "project-draft-page", path: `/dashboard/participation/projects/${concept}` },
      { name: "project-page-gone", path: `/dashboard/participation/projects/${nobodysId}` },
      { name: "new-project", path: "/dashboard/participation/projects/new" },
      { name: "new-budget", path: "/dashboard/participation/budgets/new?step=extras" },
      { name: "project-content", path: edit(live, "content") },
      { name: "project-audience", path: edit(live, "audience") },
      { name: "project-time", path: edit(live, "time") },
      { name: "project-extras", path: edit(live, "extras") },
      { name: "project-check", path: edit(concept, "check") },
      { name: "public-page", path: "/dashboard/public-page" },
      { name: "project-gone", path: `/dashboard/participation/projects/${nobodysId}/edit` },
    ];
  },
};
