import type { FeatureScreens } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  staff: () => [
    { name: "start", path: "/dashboard/" },
    {
      name: "map",
      path: "/dashboard/map",
      act: (page) => page.getByRole("heading", { level: 2 }).first().waitFor(),
    },
    {
      name: "search",
      path: "/dashboard/",
      act: async (page) => {
        await page.keyboard.press("Control+k");
        await page.getByRole("combobox").last().fill("buurt");
        await page.getByRole("option").first().waitFor();
      },
    },
  ],
};
