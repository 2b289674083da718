import type { TicketState } from "@stoep/contract/care";
import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  async staff({ api: { care } }) {
    const inState = async (state: TicketState) => {
      const [first] = (await care.listTickets({ query: { states: [state] } })).items;
      return { name: `care-ticket-${state}`, path: `/dashboard/care/tickets/${first?.id ?? nobodysId}` };
    };
    const [member] = (await care.listMembers({ query: { orderBy: "-tickets" } })).items;
    const [helper] = (await care.listHelpers({ query: { statuses: ["accepted"], orderBy: "-helped" } })).items;
    const [double] = (await care.listDoubles()).items;
    const planned = await inState("planned");
    const [first] = (await care.listTickets()).items;
    const memberAt = `/dashboard/care/members/${member?.id ?? nobodysId}`;
    return [
      { name: "care-tags", path: "/dashboard/care/tags" },
      { name: "care-agenda", path: "/dashboard/care/agenda" },
      { name: "care-tickets", path: "/dashboard/care/tickets" },
      { name: "care-ticket-beside", path: `/dashboard/care/tickets?ticket=${first?.id ?? nobodysId}` },
      { name: "care-board", path: "/dashboard/care/tickets?view=board" },
      { name: "care-ticket-new", path: "/dashboard/care/tickets/new" },
      { name: "care-ticket-fast", path: "/dashboard/care/tickets/fast" },
      await inState("looking"),
      planned,
      { name: "care-ticket-edit", path: `${planned.path}/edit` },
      { name: "care-work-order", path: `${planned.path}/workorder` },
      await inState("solved"),
      { name: "care-members", path: "/dashboard/care/members" },
      { name: "care-member-new", path: "/dashboard/care/members/new" },
      { name: "care-member", path: memberAt },
      { name: "care-readings", path: `${memberAt}/readings` },
      { name: "care-all-readings", path: "/dashboard/care/readings" },
      { name: "care-doubles", path: "/dashboard/care/doubles" },
      {
        name: "care-compare",
        path: `/dashboard/care/doubles/${double?.one.id ?? nobodysId}/${double?.other.id ?? nobodysId}`,
      },
      { name: "care-import", path: "/dashboard/care/import" },
      { name: "care-helpers", path: "/dashboard/care/helpers" },
      { name: "care-helper-new", path: "/dashboard/care/helpers/new" },
      { name: "care-helper", path: `/dashboard/care/helpers/${helper?.id ?? nobodysId}` },
      { name: "care-settings", path: "/dashboard/care/settings" },
      { name: "care-map", path: "/dashboard/care/map" },
      { name: "care-statistics", path: "/dashboard/care/statistics" },
    ];
  },
};
