/** Residents: households with an account by neighbourhood, and confirming people's addresses. */
import { PeopleIcon } from "@stoep/ui/icons";
import { api, type Feature, type Session } from "../../app/index.ts";

export { addressPercent, sayAddressPercent } from "./parts/address-share.ts";
export { HouseholdsMap } from "./parts/households-map.tsx";

/** Administrators of the city's own organisation. D §5 */
const isCityAdmin = ({ active }: Session) =>
  active.kind === "membership" &&
  active.membership.organisation.kind === "city" &&
  active.access.messages.manage === true;

export const residents: Feature = {
  name: "residents",
  licence: "messages",
  routes: [
    { path: "/residents/waiting", screen: () => import("./screens/waiting-screen.tsx").then((m) => m.WaitingScreen) },
  ],
  places: [
    { key: "residenceDecisions", href: "/residents/waiting?tab=decided", licence: "messages", isFor: isCityAdmin },
    { key: "letters", href: "/residents/waiting?tab=letters", licence: "messages", isFor: isCityAdmin },
    { key: "borders", href: "/residents/waiting?tab=borders", licence: "messages", isFor: isCityAdmin },
  ],
  menu: [
    {
      key: "waiting",
      after: "inbox",
      icon: PeopleIcon,
      href: "/residents/waiting",
      licence: "messages",
      isFor: isCityAdmin,
      count: async () => (await api.residents.listWaitingResidents()).waitingResidents,
    },
  ],
};
