import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

const list = "/dashboard/participation/surveys";

export const screens: FeatureScreens = {
  async staff({ api }) {
    const one = async (query: Parameters<typeof api.surveys.listSurveys>[0]) =>
      (await api.surveys.listSurveys(query)).items[0]?.id ?? nobodysId;
    const live = await one({ query: {} });
    const concept = await one({ query: { state: "concept" } });
    const edit = (step: string) => `${list}/${concept}/edit?step=${step}`;
    return [
      { name: "surveys", path: list },
      { name: "surveys-concepts", path: `${list}?state=concept` },
      { name: "surveys-nothing", path: `${list}?search=qqqq` },
      { name: "survey-page", path: `${list}/${live}` },
      { name: "survey-paper", path: `${list}/${live}/paper` },
      { name: "survey-gone", path: `${list}/${nobodysId}` },
      { name: "new-survey", path: `${list}/new` },
      { name: "new-call", path: "/dashboard/participation/surveys/new/call?step=respondents" },
      { name: "new-form", path: "/dashboard/participation/surveys/new/form" },
      { name: "survey-questions", path: edit("questions") },
      { name: "survey-translations", path: edit("translate") },
      { name: "survey-check", path: edit("check") },
    ];
  },
};
