/** Residents: households with an account by neighbourhood, and confirming people's addresses. */
import { PeopleIcon } from "@stoep/ui/icons";
import { api, type Feature } from "../../app/index.ts";

export { addressPercent, sayAddressPercent } from "./parts/address-share.ts";
export { HouseholdsMap } from "./parts/households-map.tsx";
export { useWaitingCount } from "./parts/use-waiting-count.ts";

export const residents: Feature = {
  name: "residents",
  licence: "messages",
  routes: [
    { path: "/residents/waiting", screen: () => import("./screens/waiting-screen.tsx").then((m) => m.WaitingScreen) },
  ],
  menu: [
    {
      key: "waiting",
      after: "inbox",
      icon: PeopleIcon,
      href: "/residents/waiting",
      licence: "messages",
      // Administrators of the city's own organisation. D §5
      isFor: ({ active }) =>
        active.kind === "membership" &&
        active.membership.organisation.kind === "city" &&
        active.access.messages.manage === true,
      count: async () => (await api.residents.listWaitingResidents()).waitingResidents,
    },
  ],
};
