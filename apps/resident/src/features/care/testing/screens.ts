import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  async resident() {
    return [{ name: "my-help", path: "/gent/me/help" }];
  },
  async guest({ api }) {
    const [owner] = (await api.care.listHelpForms({ params: { networkSlug: "gent" } })).items;
    return [
      { name: "care-link-unknown", path: `/gent/care/answer/${"x".repeat(43)}` },
      { name: "care-appointment-unknown", path: `/gent/care/appointment/${"x".repeat(43)}` },
      { name: "care-help", path: `/gent/care/help/${owner?.id}` },
      { name: "care-help-off", path: `/gent/care/help/${nobodysId}` },
    ];
  },
};
