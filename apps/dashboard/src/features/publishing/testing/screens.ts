import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  async staff({ api }) {
    const one = async (query: Parameters<typeof api.publishing.listPosts>[0]) =>
      (await api.publishing.listPosts(query)).items[0]?.id ?? "";
    const alert = await one({ query: { types: ["urgent"] } });
    const poll = await one({ query: { types: ["option"] } });
    const concept = await one({ query: { state: "concept" } });
    return [
      { name: "inbox", path: "/dashboard/inbox" },
      { name: "inbox-scheduled", path: "/dashboard/inbox?state=scheduled" },
      { name: "inbox-concepts", path: "/dashboard/inbox?state=concept" },
      { name: "inbox-nothing", path: "/dashboard/inbox?search=qqqq" },
      { name: "message", path: `/dashboard/messages/${alert}` },
      { name: "message-figures", path: `/dashboard/messages/${poll}?tab=statistics` },
      { name: "message-comments", path: `/dashboard/messages/${poll}?tab=comments` },
      { name: "message-history", path: `/dashboard/messages/${alert}?tab=history` },
      { name: "new-message", path: "/dashboard/messages/new" },
      { name: "new-poll", path: "/dashboard/messages/new?type=option" },
      {
        name: "new-problems",
        path: "/dashboard/messages/new",
        act: (page) => page.locator('[class*="footer"] button').last().click(),
      },
      { name: "concept", path: `/dashboard/messages/${concept}/edit` },
      { name: "concept-audience", path: `/dashboard/messages/${concept}/edit?step=audience` },
      { name: "concept-extras", path: `/dashboard/messages/${concept}/edit?step=extras` },
      { name: "concept-check", path: `/dashboard/messages/${concept}/edit?step=check` },
      { name: "message-gone", path: `/dashboard/messages/${nobodysId}` },
    ];
  },
};
