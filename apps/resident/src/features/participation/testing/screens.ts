import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  async resident({ api }) {
    const projects = (await api.participation.listOpenProjects({})).items;
    const phased = projects.find(({ phase }) => phase !== null);
    const asking = projects.find(({ takesIdeas }) => takesIdeas !== null)?.id ?? nobodysId;
    const ideas = projects.map(({ id }) => api.participation.listIdeas({ params: { projectId: id } }));
    const shown = (await Promise.all(ideas)).flatMap(({ items }) => items);
    const decided = shown.find(({ works, type }) => works !== null || type !== "proposed") ?? shown[0];
    const mine = (await api.participation.listMyIdeas({})).items[0]?.id ?? nobodysId;
    return [
      { name: "take-part", path: "/gent/take-part" },
      { name: "take-part-mine", path: "/gent/take-part?view=mine" },
      { name: "projects", path: "/gent/projects" },
      { name: "projects-followed", path: "/gent/me/projects" },
      { name: "project", path: `/gent/projects/${phased?.id ?? nobodysId}` },
      { name: "project-ideas", path: `/gent/projects/${asking}?sort=support&group=all&kind=idea` },
      { name: "project-ideas-map", path: `/gent/projects/${asking}?view=map` },
      { name: "project-gone", path: `/gent/projects/${nobodysId}` },
      { name: "idea", path: `/gent/ideas/${decided?.id ?? nobodysId}` },
      { name: "idea-own", path: `/gent/ideas/${mine}` },
      { name: "idea-edit", path: `/gent/ideas/${mine}/edit` },
      { name: "idea-gone", path: `/gent/ideas/${nobodysId}` },
      { name: "idea-write", path: `/gent/projects/${asking}/write` },
    ];
  },
  guest: () => [
    { name: "take-part", path: "/gent/take-part" },
    { name: "projects", path: "/gent/projects" },
    { name: "project-locked", path: `/gent/projects/${nobodysId}` },
    { name: "idea-locked", path: `/gent/ideas/${nobodysId}` },
  ],
};
