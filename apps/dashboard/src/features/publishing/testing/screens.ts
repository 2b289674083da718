import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  async staff({ api }) {
    const one = async (query: Parameters<typeof api.publishing.listPosts>[0]) =>
      (await api.publishing.listPosts(query)).items[0]?.id ?? "";
    const alert = await one({ query: { types: ["urgent"] } });
    const poll = await one({ query: { types: ["option"] } });
    const activity = await one({ query: { kind: "activity" } });
    const concept = await one({ query: { state: "concept" } });
    return [
      { name: "inbox", path: "/dashboard/inbox" },
      { name: "inbox-scheduled", path: "/dashboard/inbox?state=scheduled" },
      { name: "inbox-concepts", path: "/dashboard/inbox?state=concept" },
      { name: "inbox-calendar", path: "/dashboard/inbox/calendar" },
      { name: "inbox-statistics", path: "/dashboard/inbox/statistics" },
      { name: "inbox-deleted", path: "/dashboard/inbox/deleted" },
      { name: "inbox-nothing", path: "/dashboard/inbox?search=qqqq" },
      { name: "message", path: `/dashboard/messages/${alert}` },
      { name: "message-share", path: `/dashboard/messages/${activity}?share=open` },
      { name: "message-figures", path: `/dashboard/messages/${poll}?tab=statistics` },
      { name: "message-comments", path: `/dashboard/messages/${poll}?tab=comments` },
      { name: "message-history", path: `/dashboard/messages/${alert}?tab=history` },
      { name: "activity-coming", path: `/dashboard/messages/${activity}?tab=coming` },
      { name: "settings-calendar", path: "/dashboard/settings/calendar" },
      { name: "new-message", path: "/dashboard/messages/new" },
      { name: "new-alert", path: "/dashboard/alerts/new" },
      { name: "new-update", path: `/dashboard/alerts/new?follows=${alert}&as=update` },
      { name: "new-activity", path: "/dashboard/activities/new?day=2026-12-03" },
      { name: "new-vacancy", path: "/dashboard/vacancies/new" },
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
      { name: "activity-live", path: `/dashboard/messages/${activity}/edit` },
      { name: "message-gone", path: `/dashboard/messages/${nobodysId}` },
    ];
  },
};
