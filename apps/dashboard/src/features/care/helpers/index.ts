/** Helpers: listed, added, accepted or declined, with when they can help and how far they go. S2 §3 */
import { ThanksIcon } from "@stoep/ui/icons";
import { accessOf } from "../../../app/index.ts";
import type { CarePart } from "../part.ts";

const screens = () => import("./screens/index.ts");

export const helpers: CarePart = {
  routes: [
    { path: "/care/helpers", screen: () => screens().then((m) => m.HelpersScreen) },
    { path: "/care/helpers/new", screen: () => screens().then((m) => m.NewHelperScreen) },
    { path: "/care/helpers/$personId", screen: () => screens().then((m) => m.HelperScreen) },
    { path: "/care/helpers/$personId/edit", screen: () => screens().then((m) => m.EditHelperScreen) },
  ],
  places: [
    {
      key: "newHelper",
      href: "/care/helpers/new",
      licence: "helpers",
      isFor: (session) => accessOf(session, "helpers").write === true,
    },
  ],
  menu: [
    {
      key: "careHelpers",
      after: "careMembers",
      within: "care",
      icon: ThanksIcon,
      href: "/care/helpers",
      licence: "helpers",
    },
  ],
};
