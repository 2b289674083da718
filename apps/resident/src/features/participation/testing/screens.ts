import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  async resident({ api }) {
    const projects = (await api.participation.listOpenProjects({})).items;
    const phased = projects.find(({ phase }) => phase !== null);
    return [
      { name: "projects", path: "/gent/projects" },
      { name: "project", path: `/gent/projects/${phased?.id ?? nobodysId}` },
      { name: "projects-followed", path: "/gent/me/projects" },
      { name: "project-gone", path: `/gent/projects/${nobodysId}` },
    ];
  },
  guest: () => [
    { name: "projects", path: "/gent/projects" },
    { name: "project-locked", path: `/gent/projects/${nobodysId}` },
  ],
};
