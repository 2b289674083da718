/** Members: people who ask for help. Each has one record, found by name, phone or street during a call. S2 §2, §3 */
import { EyeIcon, PeopleIcon } from "@stoep/ui/icons";
import { accessOf } from "../../../app/index.ts";
import type { CarePart } from "../part.ts";

export const people: CarePart = {
  routes: [
    { path: "/care/members", screen: () => import("./screens/members-screen.tsx").then((m) => m.MembersScreen) },
    {
      path: "/care/members/new",
      screen: () => import("./screens/new-member-screen.tsx").then((m) => m.NewMemberScreen),
    },
    {
      path: "/care/members/$personId",
      screen: () => import("./screens/person-screen.tsx").then((m) => m.PersonScreen),
    },
    {
      path: "/care/members/$personId/readings",
      screen: () => import("./screens/reading-log-screen.tsx").then((m) => m.ReadingLogScreen),
    },
    {
      path: "/care/readings",
      screen: () => import("./screens/care-readings-screen.tsx").then((m) => m.CareReadingsScreen),
    },
    {
      path: "/care/members/$personId/edit",
      screen: () => import("./screens/edit-member-screen.tsx").then((m) => m.EditMemberScreen),
    },
  ],
  places: [
    {
      key: "newMember",
      href: "/care/members/new",
      licence: "careMembers",
      isFor: (session) => accessOf(session, "careMembers").write === true,
    },
  ],
  menu: [
    {
      key: "careMembers",
      after: "careTickets",
      within: "care",
      icon: PeopleIcon,
      href: "/care/members",
      licence: "careMembers",
    },
    {
      key: "careReadings",
      after: "careSettings",
      within: "care",
      icon: EyeIcon,
      href: "/care/readings",
      licence: "careMembers",
      isFor: (session) => accessOf(session, "careMembers").manage === true,
    },
  ],
};
