import type { FeatureScreens } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  async staff({ api }) {
    const posts = (await api.publishing.listPosts({ query: { kind: "vacancy" } })).items;
    const counts = (await api.vacancies.listNewApplications({})).items;
    const postId = counts[0]?.postId ?? posts[0]?.id ?? "";
    const [first] = (await api.vacancies.listApplications({ params: { postId } })).items;
    const tab = `/dashboard/messages/${postId}?tab=applications`;
    return [
      { name: "applications", path: tab },
      { name: "application", path: `${tab}&application=${first?.id ?? ""}` },
      { name: "applications-nothing", path: `${tab}&search=qqqq` },
    ];
  },
};
