/** What an organisation sets for care: categories of help, functions, the value of an hour, and the form of its public page. S2 §2, §3 */
import { SettingsIcon } from "@stoep/ui/icons";
import { accessOf, type Session } from "../../../app/index.ts";
import type { CarePart } from "../part.ts";

const isFor = (session: Session) => accessOf(session, "tickets").manage === true;

export const settings: CarePart = {
  routes: [
    { path: "/care/settings", screen: () => import("./screens/settings-screen.tsx").then((m) => m.CareSettingsScreen) },
  ],
  menu: [
    {
      key: "careSettings",
      after: "careTags",
      within: "care",
      icon: SettingsIcon,
      href: "/care/settings",
      licence: "tickets",
      isFor,
    },
  ],
  places: ["helpCategories", "positions", "careColleagues", "intakeForm", "worth"].map((key) => ({
    key,
    href: `/care/settings#${key}`,
    licence: "tickets",
    isFor,
  })),
};
