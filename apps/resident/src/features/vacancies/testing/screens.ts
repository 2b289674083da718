import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  async resident({ api }) {
    const posts = (await api.feed.getFeed({})).items.flatMap((item) => (item.kind === "post" ? item.post : []));
    const mine = (await api.vacancies.listMyApplications({})).items.map(({ postId }) => postId);
    const open = posts.find(({ id, vacancy }) => vacancy && !vacancy.subscriptionUrl && !mine.includes(id));
    return [
      { name: "vacancy", path: `/gent/m/${open?.id ?? nobodysId}` },
      { name: "apply", path: `/gent/vacancies/${open?.id ?? nobodysId}/application` },
      { name: "my-application", path: `/gent/vacancies/${mine[0] ?? nobodysId}/application` },
      { name: "my-applications", path: "/gent/me/applications" },
      { name: "application-gone", path: `/gent/vacancies/${nobodysId}/application` },
    ];
  },
};
