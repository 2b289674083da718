import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  async resident({ api }) {
    const posts = (await api.feed.getFeed({})).items.flatMap((item) => (item.kind === "post" ? item.post : []));
    const talked = posts.toSorted((a, b) => b.commentCount - a.commentCount)[0]?.id;
    return [
      { name: "message", path: `/gent/m/${talked}` },
      {
        name: "report",
        path: `/gent/m/${talked}`,
        act: (page) => page.locator("article").first().locator("button").last().click(),
      },
      {
        name: "message-picture",
        path: `/gent/m/${posts.find(({ images }) => images.length > 1)?.id ?? talked}`,
        async act(page) {
          await page.locator("article [class*=frame] button").first().click();
          await page.locator("dialog img").waitFor();
        },
      },
      { name: "message-gone", path: `/gent/m/${nobodysId}` },
      { name: "public", path: "/gent/public" },
    ];
  },
  guest: () => [
    { name: "public", path: "/gent/public" },
    { name: "short-link-unknown", path: "/gent/s/0000-0000" },
    { name: "message-locked", path: `/gent/m/${nobodysId}` },
  ],
};
