import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  async staff({ api }) {
    const first = async (state: "open" | "appealed" | "decided") =>
      (await api.conversations.listReported({ query: { state } })).items[0]?.id ?? nobodysId;
    const open = await first("open");
    const appealed = await first("appealed");
    const decided = await first("decided");
    return [
      { name: "reports", path: "/dashboard/reports" },
      { name: "reports-appealed", path: "/dashboard/reports?state=appealed" },
      { name: "reports-decided", path: "/dashboard/reports?state=decided" },
      { name: "reports-nothing", path: "/dashboard/reports?reason=spam&thing=post" },
      { name: "report", path: `/dashboard/reports?report=${open}` },
      {
        name: "report-hide",
        path: `/dashboard/reports?report=${open}`,
        act: (page) => page.locator("button[data-variant=outline]").first().click(),
      },
      { name: "report-appeal", path: `/dashboard/reports?state=appealed&report=${appealed}` },
      { name: "report-decided", path: `/dashboard/reports?state=decided&report=${decided}` },
      { name: "report-gone", path: `/dashboard/reports?report=${nobodysId}` },
    ];
  },
};
