import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  async resident({ api }) {
    const { items } = await api.shouts.listNeighbourhoodShouts({});
    const mine = (await api.shouts.listMyShouts({})).items;
    const talked = items.toSorted((a, b) => b.commentCount - a.commentCount)[0]?.id ?? nobodysId;
    const own = mine[0]?.id ?? nobodysId;
    return [
      { name: "neighbours", path: "/gent/neighbours" },
      { name: "neighbours-filtered", path: "/gent/neighbours?sort=trending&kind=borrow&search=zeppelin" },
      { name: "neighbours-message", path: `/gent/neighbours/${talked}` },
      { name: "neighbours-own", path: `/gent/neighbours/${own}` },
      { name: "neighbours-edit", path: `/gent/neighbours/${own}/edit` },
      { name: "neighbours-gone", path: `/gent/neighbours/${nobodysId}` },
      { name: "write", path: "/gent/write" },
      { name: "write-problem", path: "/gent/write/alert" },
      {
        name: "write-private",
        path: "/gent/write/borrow",
        async act(page) {
          await page.locator("#field-title").fill("Ladder 0472 11 22 33");
          await page.locator("#field-text").fill("dirk@example.org");
          await page.locator("form button[type=submit]").click();
          await page.locator("section ul li").first().waitFor();
        },
      },
      { name: "my-comments", path: "/gent/me/comments" },
      { name: "my-messages", path: "/gent/me/messages" },
      { name: "my-followed", path: "/gent/me/messages?view=followed" },
    ];
  },
};
