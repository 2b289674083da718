import type { Api } from "../../../../../../e2e/calls.ts";
import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

/** An idea of the project: the first of the list, else one that is entered for somebody at the counter. */
async function someIdea(api: Api, projectId: string): Promise<string> {
  const params = { projectId };
  const [first] = (await api.participation.listDeskIdeas({ params })).items;
  if (first) return first.id;
  const { neighbourhoodIds, language } = await api.participation.getProject({ params });
  const content = { title: "Meer banken langs het water", text: "Dan kunnen ouderen onderweg rusten.", language };
  const [neighbourhoodId = nobodysId] = neighbourhoodIds;
  return (await api.participation.enterIdea({ params, body: { ...content, neighbourhoodId } })).id;
}

export const screens: FeatureScreens = {
  async staff({ api }) {
    const one = async (query: Parameters<typeof api.participation.listProjects>[0]) =>
      (await api.participation.listProjects(query)).items[0]?.id ?? "";
    const live = await one({ query: { timing: "active" } });
    const concept = await one({ query: { state: "concept" } });
    const ofLive = `/dashboard/participation/projects/${live}?tab=contributions`;
    const idea = await someIdea(api, live);
    const edit = (id: string, step: string) => `/dashboard/participation/projects/${id}/edit?step=${step}`;
    return [
      { name: "inbox-budgets", path: "/dashboard/inbox?kind=budget" },
      { name: "participation-overview", path: "/dashboard/participation/overview" },
      { name: "participation-budgets", path: "/dashboard/participation/overview?tab=budgets" },
      { name: "participation-polls", path: "/dashboard/participation/overview?tab=polls" },
      { name: "participation-alerts", path: "/dashboard/participation/overview?tab=alerts" },
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
      { name: "ideas", path: ofLive },
      { name: "ideas-board", path: `${ofLive}&view=board` },
      { name: "ideas-map", path: `${ofLive}&view=map` },
      { name: "ideas-nothing", path: `${ofLive}&search=qqqq` },
      { name: "idea-beside", path: `${ofLive}&idea=${idea}` },
      { name: "idea", path: `/dashboard/participation/ideas/${idea}` },
      { name: "idea-timeline", path: `/dashboard/participation/ideas/${idea}?pane=timeline` },
      { name: "idea-gone", path: `/dashboard/participation/ideas/${nobodysId}` },
      { name: "enter-idea", path: `/dashboard/participation/ideas/new?project=${live}` },
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
